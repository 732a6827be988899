package io.github.boardrules.examples.engine.command;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * A jar of the program.
 *
 * @param path the file
 * @param version the version; empty if the manifest has none
 * @param commit the commit that it was built from; empty if it is unknown
 */
public record ProgramJar(Path path, String version, String commit) {
  /** The attribute of the manifest that has the commit. */
  private static final String COMMIT = "Implementation-Build";

  /**
   * {@return the jar of a class; empty if the class is not in a jar}
   *
   * @param type the class
   */
  public static Optional<ProgramJar> of(Class<?> type) {
    @Nullable CodeSource source = type.getProtectionDomain().getCodeSource();
    Path path = source == null ? Path.of("") : Path.of(URI.create(source.getLocation().toString()));
    try {
      return Files.isRegularFile(path) ? Optional.of(read(path)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * {@return a jar with what its manifest says}
   *
   * @param path the file
   * @throws IOException if it cannot be read
   */
  public static ProgramJar read(Path path) throws IOException {
    try (JarFile jar = new JarFile(new File(path.toString()))) {
      @Nullable Manifest manifest = jar.getManifest();
      Attributes all = manifest == null ? new Attributes() : manifest.getMainAttributes();
      String commit = text(all, COMMIT);
      return new ProgramJar(
          path,
          text(all, Attributes.Name.IMPLEMENTATION_VERSION.toString()),
          commit.matches("[0-9a-f]+") ? commit : "");
    }
  }

  private static String text(Attributes all, String name) {
    @Nullable String text = all.getValue(name);
    return text == null ? "" : text;
  }
}
