package io.github.boardrules.loa.sgf;

/** One value of a property. Its place is that of the first character of its text. */
final class SgfValue extends SgfPlace {
  /** The place of the name of the property, in its first value. */
  final SgfPlace nameAt;

  /** The name of the property: one or more capital letters. */
  String name = "";

  /** The number of values of the property before this one. */
  int index;

  /** The text without brackets and escapes. */
  String text = "";

  SgfValue(String source) {
    super(source);
    this.nameAt = new SgfPlace(source);
  }
}
