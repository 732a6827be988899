package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableListMultimap;
import io.github.boardrules.examples.engine.referee.Kind;

/** The questions that the description of the API shows, with single for double quotes. */
final class Examples {
  static final ImmutableListMultimap<Kind, String> ALL =
      ImmutableListMultimap.<Kind, String>builder()
          .put(Kind.GAMES, "{'game':'iris'}")
          .put(Kind.START, "{'game':'iris','options':{'n':2}}")
          .put(Kind.POSITION, "{'game':'loa','options':{'size':5},'moves':['b1-b3']}")
          .put(
              Kind.POSITION,
              "{'game':'loa','options':{'size':5},'position':'1bbb1/w3w/w3w/w3w/1bbb1 w'}")
          .put(Kind.LEGAL, "{'game':'loa','limit':3}")
          .put(Kind.LEGAL, "{'game':'loa','from':'b1'}")
          .put(Kind.JUDGE, "{'game':'loa','moves':['b1-b3','h7xf7'],'move':'b3-b5'}")
          .put(Kind.JUDGE, "{'game':'loa','moves':['b1-b3','h7xf7'],'move':'b3-b6'}")
          .put(
              Kind.PLAY,
              "{'game':'linage','options':{'width':3,'height':3,'komi':0.5},"
                  + "'moves':['komi=0.5','vertical','b2','pass','pass']}")
          .put(Kind.PERFT, "{'game':'loa','depth':2}")
          .put(Kind.PERFT, "{'game':'iris','options':{'n':2},'depth':2,'divide':true}")
          .put(Kind.FIND, "{'game':'loa','moves':['b1-b3'],'limit':2}")
          .put(Kind.EXPLORE, "{'game':'loa','symmetry':true,'limit':3}")
          .put(Kind.PICTURE, "{'game':'iris','options':{'n':2},'moves':['b2'],'palette':'PRINT'}")
          .put(
              Kind.VERDICTS,
              "{'text':'[Game \\'loa\\']\\n\\n1. b1-b3 h7-f7 2. b3-b6 *\\n','name':'upload'}")
          .put(Kind.CONVERT, "{'text':'[Game \\'loa\\']\\n\\n1. b1-b3 h7-f7 *\\n','to':'sgf'}")
          .build();

  private Examples() {}
}
