package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Questions about one game with the answers of the library, made while the game is played. */
final class Script {
  private final LibraryImplementation library;
  private final Known known;
  private final List<Question> questions = new ArrayList<>();
  private final List<Answer> expected = new ArrayList<>();

  Script(LibraryImplementation library, Known known, Arenas.Start start) {
    this.library = library;
    this.known = known;
    restart(start);
  }

  /** Starts a game again. */
  void restart(Arenas.Start start) {
    library.set(start.game().start());
    questions.add(Question.start(start.game().type(), start.options()));
    expected.add(Answer.DONE);
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

  /** Asks a question if the program can answer it. */
  void ask(Ask ask) {
    if (known.answers(ask)) {
      add(Question.of(ask), library.ask(List.of(Question.of(ask))));
    }
  }

  void askAll() {
    ask(Ask.OUTCOME);
    ask(Ask.LEGAL);
    ask(Ask.POSITION);
  }

  private void add(Question question, ImmutableList<Answer> answer) {
    questions.add(question);
    expected.add(answer.get(0));
  }

  /** Plays the legal move with an index. */
  void play(int index) {
    Position<?> now = position();
    Move move = now.legalMoves().get(index);
    library.set(now.successor(index));
    questions.add(Question.play(move.notation()));
    expected.add(Answer.DONE);
  }

  /** Sends illegal moves that look like legal ones, if the program can refuse them. */
  void tryIllegal(NearMisses misses, int number) {
    for (int i = 0; i < number && known.refusesIllegalMoves(); i++) {
      Optional<String> move = misses.next(position());
      if (move.isPresent()) {
        Question question = Question.play(move.get());
        add(question, library.ask(List.of(question)));
      }
    }
  }
}
