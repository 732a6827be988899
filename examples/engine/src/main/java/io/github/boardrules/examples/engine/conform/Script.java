package io.github.boardrules.examples.engine.conform;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayList;
import java.util.List;

/**
 * Questions about games with the answers of the library, made while the games are played.
 *
 * @param library what answers
 * @param known what the program to ask knows
 * @param misses chooses illegal moves
 * @param questions the questions so far
 * @param expected their answers
 */
record Script(
    LibraryImplementation library,
    Known known,
    NearMisses misses,
    List<Question> questions,
    List<Answer> expected) {

  Script(GameTypes types, Known known, NearMisses misses) {
    this(new LibraryImplementation(types), known, misses, new ArrayList<>(), new ArrayList<>());
  }

  Position<?> position() {
    return library.position();
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
