package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Lets caches keep the compressed and the uncompressed variant of a response apart, and answers
 * requests for what a cache has already.
 *
 * <p>Endpoints see whether the client accepts gzip, and give a response an entity tag. A compressed
 * variant has a tag of its own. {@code If-None-Match} compares tags <em>weakly</em> (RFC 9110,
 * section 13.1.2), because proxies that compress a response make its tag weak.
 */
final class Variants extends Handler.Wrapper {
  private static final String GZIP = "gzip";
  private static final String GZIP_SUFFIX = "-gzip\"";
  private static final String ANY = "*";

  /** An entity tag without the sign of a weak one. */
  private static final Pattern OPAQUE = Pattern.compile("\"[^\"]*\"");

  private static final HttpField VARY =
      new PreEncodedHttpField(HttpHeader.VARY, HttpHeader.ACCEPT_ENCODING.asString());

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    return super.handle(new Negotiated(request), new Tagged(request, response), callback);
  }

  /**
   * A request without conditions that accepts either gzip or nothing but the uncompressed variant.
   */
  private static final class Negotiated extends Request.Wrapper {
    private final HttpFields headers;

    Negotiated(Request request) {
      super(request);
      boolean acceptsGzip =
          request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING).stream()
              .anyMatch(coding -> Ascii.equalsIgnoreCase(coding, GZIP));
      HttpFields.Mutable copy = HttpFields.build(request.getHeaders());
      copy.remove(HttpHeader.ACCEPT_ENCODING);
      if (copy.contains(HttpHeader.IF_NONE_MATCH)) {
        copy.remove(HttpHeader.IF_NONE_MATCH);
        copy.remove(HttpHeader.IF_MODIFIED_SINCE);
      }
      this.headers = acceptsGzip ? copy.put(HttpHeader.ACCEPT_ENCODING, GZIP) : copy;
    }

    @Override
    public HttpFields getHeaders() {
      return headers;
    }
  }

  /** A response whose headers are completed before its first byte is sent. */
  private static final class Tagged extends Response.Wrapper {
    private boolean isBegun;
    private boolean isKnown;

    Tagged(Request request, Response response) {
      super(request, response);
    }

    @Override
    public void write(boolean last, @Nullable ByteBuffer part, Callback callback) {
      if (!isBegun && !isCommitted()) {
        isBegun = true;
        isKnown = complete(getHeaders());
        if (isKnown) {
          setStatus(HttpStatus.NOT_MODIFIED_304);
          super.write(true, BufferUtil.EMPTY_BUFFER, callback);
          return;
        }
      }
      if (isKnown) {
        callback.succeeded();
      } else {
        super.write(last, part, callback);
      }
    }

    /** Returns whether the client knows the response already. */
    private boolean complete(HttpFields.Mutable headers) {
      headers.ensureField(VARY);
      String tag = headers.get(HttpHeader.ETAG);
      if (tag == null) {
        return false;
      }
      if (headers.contains(HttpHeader.CONTENT_ENCODING, GZIP)) {
        tag = tag.substring(0, tag.length() - 1) + GZIP_SUFFIX;
        headers.put(HttpHeader.ETAG, tag);
      }
      boolean isFound = getStatus() == 0 || getStatus() == HttpStatus.OK_200;
      boolean known = isFound && isKnown(tag);
      if (known) {
        headers.remove(HttpHeader.CONTENT_LENGTH);
        headers.remove(HttpHeader.CONTENT_TYPE);
        headers.remove(HttpHeader.CONTENT_ENCODING);
      }
      return known;
    }

    /** Returns whether the client has what a tag identifies, whether or not the tags are weak. */
    private boolean isKnown(String tag) {
      String method = getRequest().getMethod();
      if (!HttpMethod.GET.is(method) && !HttpMethod.HEAD.is(method)) {
        return false;
      }
      List<String> known = getRequest().getHeaders().getValuesList(HttpHeader.IF_NONE_MATCH);
      String opaque = tag.substring(tag.indexOf('"'));
      return known.stream()
          .anyMatch(
              list ->
                  list.strip().equals(ANY)
                      || OPAQUE
                          .matcher(list)
                          .results()
                          .anyMatch(each -> each.group().equals(opaque)));
    }
  }
}
