package io.github.boardrules.picture;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Parses pictures. */
final class Xml {
  private Xml() {}

  static Document parse(String svg) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)));
    } catch (IOException | ParserConfigurationException | SAXException e) {
      throw new AssertionError(svg, e);
    }
  }

  /** Returns the descendants with a name; {@code *} for any name. */
  static ImmutableList<Element> all(Document document, String name) {
    NodeList nodes = document.getElementsByTagName(name);
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements.build();
  }
}
