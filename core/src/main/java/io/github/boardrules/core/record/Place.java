package io.github.boardrules.core.record;

/**
 * A place in a text, as a {@link RecordScanner} reports it. A place is valid during the call only,
 * so that most moves need no object for theirs; {@link #toLocation()} keeps it.
 */
public interface Place {
  /** {@return the line, counted from 1; 0 if there is no text} */
  long line();

  /** {@return the column, counted from 1 in UTF-16 units; 0 if there is no text} */
  long column();

  /** {@return the number of characters before the place, in UTF-16 units} */
  long offset();

  /** {@return the JSON pointer of the value at the place; empty if the text is not JSON} */
  String pointer();

  /** {@return this place as a value, with the name of the text} */
  TextLocation toLocation();
}
