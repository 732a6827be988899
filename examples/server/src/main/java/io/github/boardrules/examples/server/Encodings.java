package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.CharSource;
import io.github.boardrules.core.record.Container;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.text.Utf16;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decodes records, and rejects requests whose query or body is encoded in a way that the endpoints
 * cannot read.
 */
final class Encodings {
  private static final Splitter PARAMETERS = Splitter.on('&').omitEmptyStrings();
  private static final Pattern ENCODED = Pattern.compile("(?:%\\p{XDigit}{2})+");
  private static final Pattern BAD_PERCENT = Pattern.compile("%(?!\\p{XDigit}{2}).{0,2}");

  private static final Pattern CHARSET = Pattern.compile("(?i);\\s*charset\\s*=\\s*\"?([^\";]*)");

  private static final ImmutableSet<String> JSON_CHARSETS =
      ImmutableSet.of("utf-8", "utf8", "us-ascii");

  private static final byte[] BYTE_ORDER_MARK = "\ufeff".getBytes(UTF_8);

  /** Records may be compressed, which their bytes say. */
  private static final ImmutableSet<String> CODINGS =
      ImmutableSet.of("", "identity", "gzip", "x-gzip");

  private Encodings() {}

  /**
   * Checks the query of a request, and how its body is declared.
   *
   * @throws Refusal if the query is not UTF-8 in percent-encoding, or the body has several parts or
   *     is declared to be in a charset or an encoding that is not supported
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

  /** Returns the parameters of a query in UTF-8, whatever the charset of the body is. */
  static Map<String, List<String>> query(Context context) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (String parameter : PARAMETERS.split(Strings.nullToEmpty(context.queryString()))) {
      int end = parameter.indexOf('=');
      String name = end < 0 ? parameter : parameter.substring(0, end);
      String value = end < 0 ? "" : parameter.substring(end + 1);
      all.computeIfAbsent(URLDecoder.decode(name, UTF_8), key -> new ArrayList<>())
          .add(URLDecoder.decode(value, UTF_8));
    }
    return all;
  }

  /** Returns the first value of a parameter, or null if the query does not have it. */
  static @Nullable String parameter(Context context, String name) {
    List<String> values = query(context).get(name);
    return values == null ? null : values.get(0);
  }

  private static Refusal malformed(String parameter, String found, String reason) {
    return Refusal.at(
        ServerCode.BAD_HTTP,
        RefereeJson.pointer(parameter.replaceFirst("=.*", "")),
        "The query has \"%s\": %s".formatted(found, reason));
  }

  private static void checkBody(Context context) {
    String coding = Strings.nullToEmpty(context.header("Content-Encoding"));
    if (!CODINGS.contains(Ascii.toLowerCase(coding))) {
      throw Refusal.of(
          ServerCode.MEDIA_TYPE,
          "The Content-Encoding \"%s\" is unknown; expected gzip or none".formatted(coding));
    }
    if (Ascii.toLowerCase(type(context)).startsWith("multipart/")) {
      throw Refusal.of(
          ServerCode.MEDIA_TYPE,
          "A body of several parts is not read; send the file itself as the body");
    }
    Optional<String> label = charset(context);
    boolean isKnown =
        Json.isJson(context)
            ? label.stream().allMatch(JSON_CHARSETS::contains)
            : label.stream().allMatch(name -> find(name).isPresent());
    if (!isKnown) {
      throw Refusal.of(
          ServerCode.MEDIA_TYPE,
          "The charset \"%s\" of the Content-Type is not supported%s"
              .formatted(label.orElseThrow(), Json.isJson(context) ? "; JSON must be UTF-8" : ""));
    }
  }

  private static Optional<Charset> find(String label) {
    return RecordInput.encoding(label).filter(Charset::isSupported).map(Charset::forName);
  }

  static String type(Context context) {
    return Strings.nullToEmpty(context.header("Content-Type"));
  }

  private static Optional<String> charset(Context context) {
    Matcher parameter = CHARSET.matcher(type(context));
    return parameter.find() ? Optional.of(Ascii.toLowerCase(parameter.group(1))) : Optional.empty();
  }

  /**
   * Returns the records in the body of a request, compressed or not. If they begin with a byte
   * order mark or are recognized as UTF-16, that is their encoding; otherwise the charset of the
   * {@code Content-Type}; without it, what the records say.
   *
   * @throws Refusal if the body is longer than the limit
   */
  static InputStream records(Context context, long limit) {
    byte[] body = Json.bytes(context, limit);
    Optional<String> label = charset(context);
    if (label.isPresent()) {
      try {
        return decoded(new ByteArrayInputStream(body), label.get());
      } catch (IOException e) {
        // The data is damaged before its first character, which is reported when it is read again.
        return new ByteArrayInputStream(body);
      }
    }
    return new ByteArrayInputStream(body);
  }

  @SuppressWarnings("ReferenceEquality") // the same stream: it is not UTF-16
  private static InputStream decoded(InputStream body, String label) throws IOException {
    InputStream bytes = new BufferedInputStream(Container.open(body));
    InputStream utf16 = Utf16.toUtf8(bytes);
    if (utf16 != bytes) {
      return utf16;
    }
    bytes.mark(BYTE_ORDER_MARK.length);
    boolean isMarked = Arrays.equals(bytes.readNBytes(BYTE_ORDER_MARK.length), BYTE_ORDER_MARK);
    bytes.reset();
    if (isMarked) {
      return bytes;
    }
    // A decoder that is made in this way reports what it cannot decode.
    Reader text = new InputStreamReader(bytes, find(label).orElseThrow().newDecoder());
    CharSource characters =
        new CharSource() {
          @Override
          public Reader openStream() {
            return new Declared(text, label);
          }
        };
    return CharSource.concat(CharSource.wrap("\ufeff"), characters)
        .asByteSource(UTF_8)
        .openStream();
  }

  /** Characters whose failure names the charset that the client declared. */
  private static final class Declared extends FilterReader {
    private final String label;

    Declared(Reader in, String label) {
      super(in);
      this.label = label;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
      try {
        return super.read(target, offset, length);
      } catch (CharacterCodingException e) {
        throw new IOException(
            "It has bytes that are not text in " + label + ", the charset of the Content-Type", e);
      }
    }
  }
}
