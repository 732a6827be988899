package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rejects requests whose query or body is encoded in a way that the endpoints cannot read. */
final class Encodings {
  private static final Splitter PARAMETERS = Splitter.on('&').omitEmptyStrings();
  private static final Pattern ENCODED = Pattern.compile("(?:%\\p{XDigit}{2})+");
  private static final Pattern BAD_PERCENT = Pattern.compile("%(?!\\p{XDigit}{2}).{0,2}");

  private Encodings() {}

  /**
   * Checks the query of a request, and how its body is declared.
   *
   * @throws Refusal if the query is not UTF-8 in percent-encoding, or the body is in an unknown
   *     charset or has several parts
   */
  static void check(Context context) {
    for (String parameter : PARAMETERS.split(Strings.nullToEmpty(context.queryString()))) {
      checkParameter(parameter);
    }
    if (context.method().equals(HandlerType.POST)) {
      checkBody(context);
    }
  }

  private static void checkParameter(String parameter) {
    Matcher bad = BAD_PERCENT.matcher(parameter);
    if (bad.find()) {
      throw malformed(parameter, bad.group(), "a percent sign must precede two hexadecimal digits");
    }
    Matcher encoded = ENCODED.matcher(parameter);
    while (encoded.find()) {
      byte[] bytes = URLDecoder.decode(encoded.group(), ISO_8859_1).getBytes(ISO_8859_1);
      try {
        UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      } catch (CharacterCodingException e) {
        throw malformed(parameter, encoded.group(), "these bytes are not text in UTF-8");
      }
    }
  }

  private static Refusal malformed(String parameter, String found, String reason) {
    return Refusal.at(
        ServerCode.BAD_HTTP,
        RefereeJson.pointer(parameter.replaceFirst("=.*", "")),
        "The query has \"%s\": %s".formatted(found, reason));
  }

  private static void checkBody(Context context) {
    String type;
    try {
      type = Strings.nullToEmpty(context.contentType());
    } catch (IllegalArgumentException e) {
      throw Refusal.of(
          ServerCode.MEDIA_TYPE,
          "The charset \"%s\" of the Content-Type is unknown; expected UTF-8"
              .formatted(e.getMessage()));
    }
    if (Ascii.toLowerCase(type).startsWith("multipart/")) {
      throw Refusal.of(
          ServerCode.MEDIA_TYPE,
          "A body of several parts is not read; send the file itself as the body");
    }
  }
}
