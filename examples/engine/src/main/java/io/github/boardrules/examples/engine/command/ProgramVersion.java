package io.github.boardrules.examples.engine.command;

import com.google.common.base.StandardSystemProperty;
import java.nio.file.Path;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The version of a program with the commit and the JDK: {@code boardrules 1.0 (commit …, …)}. */
public final class ProgramVersion implements IVersionProvider {
  @Spec private CommandSpec spec;

  /** Creates the version for the parser of the command line. */
  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  public ProgramVersion() {}

  @Override
  public String[] getVersion() {
    ProgramJar none = new ProgramJar(Path.of(""), "", "");
    ProgramJar jar = ProgramJar.of(spec.root().userObject().getClass()).orElse(none);
    return new String[] {
      "%s %s (commit %s, JDK %s)"
          .formatted(
              spec.root().name(),
              jar.version().isEmpty() ? "not packaged" : jar.version(),
              jar.commit().isEmpty() ? "unknown" : jar.commit(),
              StandardSystemProperty.JAVA_VERSION.value())
    };
  }
}
