package io.github.boardrules.picture.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests the JSON of views. */
class JsonTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  @Test
  void absentValuesAreNull() {
    JsonNode json = json(Views.position(RandomGames.start("linage", Options.none())));
    assertEquals("FIRST", json.get("toMove").asString());
    assertTrue(json.get("side").isNull());
    assertTrue(json.get("outcome").isNull());
    assertTrue(json.get("sides").isEmpty());
    assertTrue(json.get("marks").get(0).get("owner").isNull());
  }

  @Test
  void factsKeepTheirTypes() {
    Position<?> start =
        RandomGames.start("carteso", Options.of("opening", "FIXED").with("komi", "2"));
    JsonNode json = json(Views.position(start.play("b:c5")));
    JsonNode group = json.get("facts").get("groups").get(0);
    assertEquals("c5", group.get("anchor").asString());
    assertTrue(group.get("claimedBy").isNull());
    assertEquals(1, json.get("marks").get(0).get("details").get("rows").asInt());
    assertEquals("b", json.get("occupants").get("c5").get("symbol").asString());
  }

  @Test
  void cellsHaveTheirGeometry() {
    JsonNode json = json(Views.board(RandomGames.start("iris", Options.none()).game()));
    JsonNode cell = json.get("cells").get(0);
    assertEquals("a1", cell.get("name").asString());
    assertEquals(6, cell.get("outline").size());
    assertTrue(cell.get("center").get("x").isNumber());
    assertEquals(127, json.get("cells").size());
    assertEquals("iris", json.get("drawing").asString());
  }

  /** Unlike the server and the npm package, which drop {@code is}. */
  @Test
  void predicatesKeepTheirNames() {
    Position<?> start = RandomGames.start("loa", Options.none());
    assertFalse(json(MoveView.button("pass", "pass")).get("isAtOnce").asBoolean());
    JsonNode json = json(Views.position(start));
    assertFalse(json.get("isOver").asBoolean());
    assertNull(json.get("over"));
  }

  private static JsonNode json(Object view) {
    return MAPPER.readTree(MAPPER.writeValueAsString(view));
  }
}
