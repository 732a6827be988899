/** Record formats of other sites and programs for Lines of Action and Linage. */
module io.github.boardrules.interchange {
  requires com.google.common;
  requires transitive io.github.boardrules.core;
  requires io.github.boardrules.linage;
  requires io.github.boardrules.loa;
  requires tools.jackson.core;

  exports io.github.boardrules.interchange;

  provides io.github.boardrules.core.record.RecordFormat with
      io.github.boardrules.interchange.AbstractPlayFormat,
      io.github.boardrules.interchange.KaggleFormat,
      io.github.boardrules.interchange.LudiiFormat,
      io.github.boardrules.interchange.OpenSpielFormat,
      io.github.boardrules.interchange.PlayStrategyFormat,
      io.github.boardrules.interchange.TrajectoryFormat;
}
