package io.github.boardrules.core.conformance;

import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.providers.ArbitraryProvider;
import net.jqwik.api.providers.TypeUsage;

/** Lets properties take {@link Choices} as a parameter. jqwik finds it as a service. */
public final class ChoicesProvider implements ArbitraryProvider {
  /** Creates the provider. */
  public ChoicesProvider() {}

  @Override
  public boolean canProvideFor(TypeUsage targetType) {
    return targetType.isOfType(Choices.class);
  }

  @Override
  public Set<Arbitrary<?>> provideFor(TypeUsage targetType, SubtypeProvider subtypeProvider) {
    return Set.of(Choices.arbitrary());
  }
}
