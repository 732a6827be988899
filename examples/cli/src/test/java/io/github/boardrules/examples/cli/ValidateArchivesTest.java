package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.primitives.Bytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the validation of folders, gzip files, zip archives and the standard input. */
class ValidateArchivesTest {
  private static final Path RECORDS = Path.of("..", "records");

  /**
   * The content of files by name: the records of the project, and a large file with damaged
   * records.
   */
  private static final TreeMap<String, byte[]> FILES = new TreeMap<>();

  @TempDir private Path folder;

  @BeforeAll
  static void makeFiles() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try (Stream<Path> paths = Files.walk(RECORDS)) {
      for (Path path : paths.filter(path -> path.toString().matches(".*\\.(brg|sgf)")).toList()) {
        byte[] text = Files.readAllBytes(path);
        FILES.put(RECORDS.relativize(path).toString().replace('\\', '/'), text);
        if (path.toString().endsWith(".brg")) {
          all.write(text);
          all.write('\n');
        }
      }
    }
    byte[] once = all.toByteArray();
    ByteArrayOutputStream large = new ByteArrayOutputStream();
    Random random = new Random(1);
    while (large.size() < 1_200_000) {
      byte[] copy = once.clone();
      for (int i = 0; i < 20; i++) {
        copy[random.nextInt(copy.length)] = (byte) random.nextInt(128);
      }
      large.write(copy);
    }
    FILES.put("large.brg", large.toByteArray());
    FILES.put("notes.md", "no record".getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] bytes(String name) {
    return Objects.requireNonNull(FILES.get(name));
  }

  private Path unpacked() throws IOException {
    Path target = Files.createDirectories(folder.resolve("files"));
    for (String name : FILES.keySet()) {
      Path file = target.resolve(name);
      Files.createDirectories(file.getParent());
      Files.write(file, bytes(name));
    }
    return target;
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(result)) {
      out.write(bytes);
    }
    return result.toByteArray();
  }

  private static byte[] zip(Map<String, byte[]> files) throws IOException {
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(result)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        out.putNextEntry(new ZipEntry(file.getKey()));
        out.write(file.getValue());
        out.closeEntry();
      }
    }
    return result.toByteArray();
  }

  private Path write(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private static Run withInput(byte[] input, String... arguments) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input));
    try {
      return Run.of(arguments);
    } finally {
      System.setIn(before);
    }
  }

  private static String last(Run run) {
    return run.lines().get(run.lines().size() - 1);
  }

  @Test
  void theNumberOfThreadsHasNoEffect() throws IOException {
    String files = unpacked().toString();
    for (List<String> options : List.of(List.<String>of(), List.of("--json"), List.of("--quiet"))) {
      String one = validate(options, "1", files);
      assertTrue(one.lines().count() > 20, one);
      assertEquals(one, validate(options, "2", files));
      assertEquals(one, validate(options, "7", files));
    }
    assertEquals(2, Run.of("validate", "--threads", "0", files).status());
  }

  private static String validate(List<String> options, String threads, String files) {
    List<String> all = new ArrayList<>(List.of("validate", "--threads", threads, files));
    all.addAll(options);
    Run run = Run.of(all.toArray(String[]::new));
    assertEquals(1, run.status(), run.err());
    return run.out();
  }

  @Test
  void aZipArchiveGivesTheSameVerdictsAsItsFolder() throws IOException {
    String expected = Run.of("validate", unpacked().toString()).out();
    Path zip = write("all.zip", zip(FILES));
    String prefix = zip + "/";
    assertEquals(expected, Run.of("validate", zip.toString()).out().replace(prefix, ""));
    assertEquals(
        expected,
        withInput(zip(FILES), "validate", "-")
            .out()
            .replace("ok   -/", "ok   ")
            .replace("BAD  -/", "BAD  "));
    TreeMap<String, byte[]> compressed = new TreeMap<>();
    for (String name : FILES.keySet()) {
      boolean isRecord = !name.endsWith(".md");
      compressed.put(isRecord ? name + ".gz" : name, isRecord ? gzip(bytes(name)) : bytes(name));
    }
    Path both = write("both.zip", zip(compressed));
    assertEquals(
        expected,
        Run.of("validate", both.toString()).out().replace(both + "/", "").replace(".gz #", " #"));
  }

  @Test
  void theStandardInputGivesTheSameVerdictsAsAFile() throws IOException {
    for (String name : List.of("loa/mona.sgf", "large.brg")) {
      byte[] text = bytes(name);
      String file = write("one" + name.substring(name.length() - 4), text).toString();
      String expected = Run.of("validate", "--json", file).out().replace(file, "-");
      assertEquals(expected, withInput(text, "validate", "--json", "-").out());
      assertEquals(expected, withInput(gzip(text), "validate", "--json", "-").out());
      String format = name.substring(name.length() - 3);
      assertEquals(
          expected, withInput(text, "validate", "--json", "--input-format", format, "-").out());
    }
    byte[] sgf = bytes("loa/mona.sgf");
    assertEquals(1, withInput(sgf, "validate", "--input-format", "brg", "-").status());
  }

  /** The members of a gzip file are concatenated to one text. */
  @Test
  void gzipFilesCanHaveSeveralMembers() throws IOException {
    byte[] text = bytes("loa/constructions.brg");
    byte[] twice = Bytes.concat(gzip(text), gzip(text));
    Run run = Run.of("validate", write("two.brg.gz", twice).toString());
    assertEquals("10 games in 1 file: 10 valid, 0 invalid; 0 other files skipped", last(run));
    assertEquals(
        run.out().replace(folder.resolve("two.brg.gz").toString(), "-"),
        withInput(twice, "validate", "-").out());
  }

  /** Tests trailing data of several lengths, because the decompressor reads in blocks. */
  @Test
  void dataAfterTheLastGzipMemberIsReported() throws IOException {
    byte[] text = bytes("loa/constructions.brg");
    byte[] packed = gzip(text);
    byte[] second = packed.clone();
    second[1] ^= 1;
    for (int size : List.of(1, 2, 9, 10, 17, 18, 30, second.length)) {
      byte[] all = Bytes.concat(packed, Arrays.copyOf(second, size));
      Run run = withInput(all, "validate", "-");
      assertEquals(2, run.status(), "size " + size);
      assertEquals(
          "6 games in 1 file: 5 valid, 1 invalid; 0 other files skipped;"
              + " 1 file not read to the end",
          last(run));
      assertTrue(run.out().contains("[CORRUPT]"), run.out());
    }
  }

  /**
   * Tests members of many lengths, so that the first one ends at every offset near the end of a
   * block.
   */
  @Test
  @Tag("proof")
  void allGzipMembersAreRead() throws IOException {
    for (int length = 8_140; length < 8_200; length++) {
      byte[] noise = new byte[length];
      new Random(length).nextBytes(noise);
      byte[] packed = gzip(noise);
      Run run = withInput(Bytes.concat(packed, packed), "validate", "--input-format=brg", "-");
      assertEquals(1, run.status(), "length " + length);
      byte[] whole = Bytes.concat(noise, noise);
      assertEquals(withInput(whole, "validate", "--input-format=brg", "-").out(), run.out());
    }
  }

  @Test
  void aFileOfManyEmptyMembersDoesNotAffectOtherFiles() throws IOException {
    byte[] empty = gzip(new byte[0]);
    byte[] file = Bytes.concat(Collections.nCopies(50_000, empty).toArray(byte[][]::new));
    write("a-empty.brg.gz", file);
    write("b-good.brg", bytes("loa/constructions.brg"));
    Run run = Run.of("validate", folder.toString());
    assertTrue(run.lines().get(0).matches("BAD  a-empty.brg.gz #1: .*\\[CORRUPT].*"), run.out());
    assertTrue(run.out().contains("5 valid, 1 invalid"), run.out());
    Run piped = withInput(file, "validate", "-");
    assertTrue(piped.out().contains("[CORRUPT]"), piped.out() + piped.err());
  }

  @Test
  void aDamagedFileDoesNotAffectOtherFiles() throws IOException {
    byte[] text = bytes("loa/constructions.brg");
    byte[] packed = gzip(text);
    byte[] zipped = zip(FILES);
    byte[] wrong = zipped.clone();
    wrong[2000] ^= 1;
    write("a-truncated.brg.gz", Arrays.copyOf(packed, packed.length / 2));
    write("b-short.brg.gz", Arrays.copyOf(packed, 5));
    write("c-truncated.zip", Arrays.copyOf(zipped, zipped.length - 30));
    write("e-wrong.zip", wrong);
    write("g-good.brg", text);
    Run run = Run.of("validate", "--quiet", folder.toString());
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("boardrules: 4 files"), run.err());
    List<String> broken =
        run.lines().stream().filter(line -> line.matches(".*\\[(TRUNCATED|CORRUPT)].*")).toList();
    assertEquals(4, broken.size(), run.out());
    assertTrue(
        broken.get(0).matches("BAD  a-truncated.brg.gz #\\d+: .* \\[TRUNCATED].*"), broken.get(0));
    assertTrue(broken.get(1).matches("BAD  b-short.brg.gz #1: .* \\[TRUNCATED].*"), broken.get(1));
    assertTrue(broken.get(2).matches("BAD  c-truncated.zip: .* \\[CORRUPT]"), broken.get(2));
    assertTrue(
        broken.get(3).matches("BAD  e-wrong.zip/\\S+ #\\d+: .* \\[CORRUPT].*"), broken.get(3));
    Run json = Run.of("validate", "--json", folder.resolve("c-truncated.zip").toString());
    assertTrue(last(json).contains("\"problems\":[{\"code\":\"CORRUPT\""), json.out());
    assertEquals(
        "5 games in 1 file: 5 valid, 0 invalid; 0 other files skipped",
        last(Run.of("validate", folder.resolve("g-good.brg").toString())));
  }

  /** Games before damage are judged; the damage is a problem of the game that was cut. */
  @Test
  void theGameThatWasCutHasTheProblem() throws IOException {
    byte[] text = bytes("loa/constructions.brg");
    byte[] packed = gzip(text);
    for (int length : List.of(packed.length / 2, packed.length - 20)) {
      Run run = withInput(Arrays.copyOf(packed, length), "validate", "--json", "-");
      assertEquals(2, run.status());
      String last = last(run);
      assertTrue(last.contains("\"game\":\"loa\""), last);
      assertTrue(last.contains("\"problems\":[{\"code\":\"TRUNCATED\""), last);
      assertFalse(run.out().contains("UNEXPECTED_END"), run.out());
    }
  }

  @Test
  void textsInUtf16AreRead() throws IOException {
    for (String name : List.of("loa/mona.sgf", "loa/constructions.brg")) {
      String text = new String(bytes(name), StandardCharsets.UTF_8);
      String expected = withInput(bytes(name), "validate", "-").out();
      for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16)) {
        byte[] bytes = text.getBytes(charset);
        assertEquals(expected, withInput(bytes, "validate", "-").out());
        Path file = write("utf16" + name.substring(name.length() - 4), bytes);
        assertEquals(
            expected, Run.of("validate", file.toString()).out().replace(file.toString(), "-"));
      }
    }
  }

  @Test
  void aTextWithoutAGameHasOneInvalidVerdict() throws IOException {
    for (String text : List.of("", " \n", "% an escape\n", "{a comment}")) {
      Run run = withInput(text.getBytes(StandardCharsets.UTF_8), "validate", "-");
      assertEquals(1, run.status(), text);
      assertTrue(run.out().contains("[NOT_A_GAME]"), run.out());
    }
    String file = write("empty.brg", new byte[0]).toString();
    assertEquals(1, Run.of("validate", file).status());
  }

  /** Reading a decompression bomb stops long before its end. */
  @Test
  @Tag("proof")
  void validateRejectsADecompressionBomb() throws IOException {
    Path bomb = folder.resolve("bomb.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(bomb))) {
      for (String name : List.of("zeros.bin", "zeros.brg")) {
        out.putNextEntry(new ZipEntry(name));
        byte[] zeros = new byte[1 << 20];
        for (int i = 0; i < 80; i++) {
          out.write(zeros);
        }
        out.closeEntry();
      }
    }
    Run run = Run.of("validate", bomb.toString());
    assertEquals(2, run.status());
    assertTrue(run.out().contains("[INFLATES_TOO_MUCH]"), run.out());
  }

  /** Commands that read a single file have the same limit. */
  @ParameterizedTest
  @ValueSource(strings = {"convert --to brg", "show", "trace"})
  @Tag("proof")
  void otherCommandsRejectADecompressionBomb(String command) throws IOException {
    Path bomb = folder.resolve("bomb.brg.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(bomb))) {
      byte[] blanks = " ".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
      for (int i = 0; i < 80; i++) {
        out.write(blanks);
      }
    }
    List<String> arguments = new ArrayList<>(Splitter.on(' ').splitToList(command));
    arguments.add(1, bomb.toString());
    Run run = Run.of(arguments.toArray(new String[0]));
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().contains("for each compressed one"), run.err());
  }

  /**
   * Returns whether this process ignores SIGINT, as background processes of a shell and their
   * children do.
   */
  private static boolean ignoresInterruptions() throws IOException {
    Path status = Path.of("/proc/self/status");
    return Files.exists(status)
        && Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .anyMatch(line -> (Long.parseUnsignedLong(line.substring(8).strip(), 16) & 2) != 0);
  }

  /** After Ctrl-C, the output consists of complete lines, and the summary has their number. */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  @Tag("proof")
  void anInterruptionPrintsASummary() throws Exception {
    boolean ignoresSigint = ignoresInterruptions();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", // as in the manifest of the jar
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "validate",
                "--input-format",
                "brg",
                "-")
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    try {
      OutputStream in = process.getOutputStream();
      in.write(bytes("large.brg"));
      in.flush();
      for (int i = 0; i < 600 && Files.size(folder.resolve("out")) == 0; i++) {
        Thread.sleep(100);
      }
      String signal = ignoresSigint ? "-TERM" : "-INT";
      new ProcessBuilder("kill", signal, Long.toString(process.pid())).start().waitFor();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    } finally {
      process.destroyForcibly();
    }
    String err = Files.readString(folder.resolve("err"));
    List<String> lines = Files.readAllLines(folder.resolve("out"));
    assertEquals(ignoresSigint ? 143 : 130, process.exitValue(), err);
    assertTrue(Files.readString(folder.resolve("out")).endsWith("\n"));
    long bad = lines.stream().filter(line -> line.startsWith("BAD  ")).count();
    assertTrue(lines.size() > 0);
    assertEquals(
        String.format(
            "boardrules: interrupted after - #%d; so far %d games in 1 file: %d valid,"
                + " %d invalid; 0 other files skipped%n",
            lines.size(), lines.size(), lines.size() - bad, bad),
        err);
    assertTrue(lines.get(lines.size() - 1).contains(" - #" + lines.size() + ": "));
  }

  /** The ratio of each layer is within the limit, but that of all layers together is not. */
  @Test
  @Tag("proof")
  void validateRejectsANestedDecompressionBomb() throws IOException {
    ByteArrayOutputStream member = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(member)) {
      out.write(" ".repeat(6_000).getBytes(StandardCharsets.US_ASCII));
    }
    assertTrue(member.size() > 6_000 / 200);
    Path bomb = folder.resolve("bomb.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(bomb))) {
      out.putNextEntry(new ZipEntry("blanks.brg.gz"));
      for (int i = 0; i < 12_000; i++) {
        member.writeTo(out);
      }
      out.closeEntry();
    }
    Run run = Run.of("validate", bomb.toString());
    assertEquals(2, run.status());
    assertTrue(run.out().contains("[INFLATES_TOO_MUCH]"), run.out());
  }
}
