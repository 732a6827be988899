package demo;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Validator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Judges in the threads of the common pool. In an executable jar, their context class loader does
 * not see the application. Prints the games, and how many of the uploads are valid.
 */
public final class Pool {
  private static final String UPLOAD = "[Game \"loa\"] 1. b1-b3 h7-f7 *";

  private Pool() {}

  public static void main(String[] args) {
    // Four threads, whatever the machine has; set before the pool is used for the first time.
    System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "4");
    List<CompletableFuture<String>> found =
        IntStream.range(0, 8).mapToObj(i -> CompletableFuture.supplyAsync(Pool::judge)).toList();
    found.stream().map(CompletableFuture::join).distinct().forEach(System.out::println);
    IntStream.range(0, 64)
        .parallel()
        .mapToObj(i -> judge())
        .distinct()
        .forEach(System.out::println);
    System.out.println(ForkJoinPool.getCommonPoolParallelism() + " threads");
  }

  private static String judge() {
    String games =
        GameTypes.installed().all().stream().map(GameType::id).collect(Collectors.joining(" "));
    try (Stream<GameVerdict> verdicts = Validator.installed().validate(UPLOAD, "upload")) {
      return games + ": " + verdicts.map(GameVerdict::summary).collect(Collectors.joining(", "));
    }
  }
}
