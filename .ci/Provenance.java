import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints where files come from, as an in-toto statement with a predicate of SLSA 1: the SHA-256 of each file of a
 * folder and the commit that they were built from. Nobody has signed the statement, so it proves nothing to those who
 * do not trust where they got it. To sign it is up to the builder of a release.
 *
 * <pre>java .ci/Provenance.java FOLDER REPOSITORY COMMIT COMMAND</pre>
 *
 * <p>FOLDER is a staged repository; signatures, checksums and the metadata of the repository are left out. COMMIT is
 * followed by {@code -modified} if the sources differ from it.
 */
final class Provenance {
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(Files::isRegularFile).filter(Provenance::isSubject).sorted().toList();
    }
    if (files.isEmpty()) {
      throw new IllegalArgumentException("no artifacts in " + folder);
    }
    StringBuilder subjects = new StringBuilder();
    for (Path file : files) {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      subjects
          .append(subjects.isEmpty() ? "" : ",\n")
          .append("    {\"name\": %s, \"digest\": {\"sha256\": \"%s\"}}"
              .formatted(quoted(folder.relativize(file).toString()), HexFormat.of().formatHex(hash)));
    }
    boolean modified = args[2].endsWith("-modified");
    String commit = args[2].replace("-modified", "");
    System.out.print(
        """
        {
          "_type": "https://in-toto.io/Statement/v1",
          "subject": [
        %s
          ],
          "predicateType": "https://slsa.dev/provenance/v1",
          "predicate": {
            "buildDefinition": {
              "buildType": %s,
              "externalParameters": {"command": %s},
              "resolvedDependencies": [
                {"uri": %s, "digest": {"gitCommit": "%s"}, "annotations": {"modified": %s}}
              ]
            },
            "runDetails": {
              "builder": {"id": %s, "version": {"java": %s, "os": %s}}
            }
          }
        }
        """
            .formatted(
                subjects,
                quoted(args[1] + "/blob/main/.ci/rehearse-release"),
                quoted(args[3]),
                quoted("git+" + args[1]),
                commit,
                modified,
                quoted(args[1] + "/blob/main/.ci/rehearse-release"),
                quoted(System.getProperty("java.vendor") + " " + Runtime.version()),
                quoted(System.getProperty("os.name") + " " + System.getProperty("os.arch"))));
  }

  private static boolean isSubject(Path file) {
    String name = file.getFileName().toString();
    return Stream.of(".asc", ".md5", ".sha1", ".sha256", ".sha512").noneMatch(name::endsWith)
        && !name.startsWith("maven-metadata")
        && !file.toString().contains("boardrules-parent")
        && !name.endsWith("-tests.jar");
  }

  private static String quoted(String text) {
    return text.chars()
        .mapToObj(c -> c == '"' || c == '\\' ? "\\" + (char) c : c < ' ' ? "\\u%04x".formatted(c) : "" + (char) c)
        .collect(Collectors.joining("", "\"", "\""));
  }
}
