package io.github.boardrules.examples.engine.conform;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayList;
import java.util.List;

/** Questions about games with the answers of the library, made while the games are played. */
final class Script {
  private final LibraryImplementation library;
  private final Known known;
  private final NearMisses misses;
  private final List<Question> questions = new ArrayList<>();
  private final List<Answer> expected = new ArrayList<>();

  Script(GameTypes types, Known known, NearMisses misses) {
    this.library = new LibraryImplementation(types);
    this.known = known;
    this.misses = misses;
  }

  Known known() {
    return known;
  }

  Position<?> position() {
    return library.position();
  }

  List<Question> questions() {
    return questions;
  }

  List<Answer> expected() {
    return expected;
  }

  private void ask(Question question) {
    questions.add(question);
    expected.add(library.ask(question));
  }

  void start(Arenas.Start start) {
    ask(Question.start(start.game().type(), start.options()));
  }

  /** Asks a question if the program can answer it. */
  void ask(Ask ask) {
    if (known.answers(ask)) {
      ask(Question.of(ask));
    }
  }

  void askAll() {
    ask(Ask.OUTCOME);
    ask(Ask.LEGAL);
    ask(Ask.POSITION);
  }

  /** Plays the legal move with an index. */
  void play(int index) {
    ask(Question.play(position().legalMoves().get(index).notation()));
  }

  /** Sends illegal moves that look like legal ones, if the program can refuse them. */
  void tryIllegal(int number) {
    for (int i = 0; i < number && known.refusesIllegalMoves(); i++) {
      misses.next(position()).map(Question::play).ifPresent(this::ask);
    }
  }
}
