package io.github.boardrules.interchange;

/** Short texts of other programs, written by hand from the descriptions of the formats. */
final class SampleTexts {
  static final String ABSTRACT_PLAY =
      """
      {
        "header": {
          "game": {"name": "Lines of Action", "variants": ["8x8 board", "Classic setup"]},
          "event": "Cup", "round": "3",
          "site": {"name": "Abstract Play", "gameid": 17},
          "date-start": "2026-01-02T00:00:00.000Z",
          "date-end": "2026-01-03T04:16:00.000Z",
          "date-generated": "2026-01-04T00:00:00.000Z",
          "unrated": true,
          "players": [
            {"name": "Ann", "userid": "u1", "result": 0},
            {"name": "Bot", "is_ai": true, "result": 1}
          ]
        },
        "moves": [
          ["b1-b3", {"move": "a2-c2", "sequence": 1}],
          ["b3-d5", null],
          ["h7-f7", "resign"]
        ]
      }
      """;

  static final String LINAGE =
      """
      {"header":{"game":{"name":"Linage","variants":["11x11 board","Lines of 3 (default)"]},\
      "site":{"name":"Abstract Play"},"players":[{"name":"Ann","result":1,"score":0.5},\
      {"name":"Bob","result":0,"score":7}]},"moves":[["-007","a3"],["take-button","k11"],["timeout"]]}
      """;

  static final String LUDII =
      """
      game=../Common/res/lud/board/space/group/Lines of Action.lud
      START GAME OPTIONS
      END GAME OPTIONS
      RNG internal state=-24,64,-69,127,81,93,-39,-65
      %sMove=[Move:mover=1,from=60,to=46,actions=[Move:typeFrom=Cell,from=60,typeTo=Cell,to=46,decision=true]]
      Move=[Move:mover=2,from=31,to=45,actions=[Move:typeFrom=Cell,from=31,typeTo=Cell,to=45,decision=true]]
      Move=[Move:mover=1,from=5,to=23,actions=[Remove:type=Cell,to=23],[Move:typeFrom=Cell,from=5,typeTo=Cell,to=23,decision=true]]
      LEGAL MOVES LIST SIZE = 36
      numInitialPlacementMoves=24
      winner=0
      endtype=NoEnd
      rankings=0.0,1.5,1.5
      SANDBOX=false
      LUDII_VERSION=1.3.13
      """
          .formatted(placements());

  static final String OPEN_SPIEL =
      """
      game: lines_of_action

      GameType.long_name = "Lines of Action"
      GetParameters() = {max_game_length=1000}

      # State 0
      # 8.xxxxxx.
      # 7o......o
      # 6o......o
      # 5o......o
      # 4o......o
      # 3o......o
      # 2o......o
      # 1.xxxxxx.
      #  abcdefgh
      #
      # Current player: x
      IsTerminal() = False
      CurrentPlayer() = 0

      # Apply action "e8-g6"
      action: 7772

      # State 1
      # Apply action "a3-c1"
      action: 2052
      """
          .replace("a3-c1", "a3xc1")
          .replace("2052", "2053");

  static final String KAGGLE =
      """
      {"configuration": {"openSpielGameString": "lines_of_action(max_game_length=500)"},
       "info": {"EpisodeId": 12, "TeamNames": ["Ann", "Bot"]},
       "rewards": [1, -1], "statuses": ["DONE", "TIMEOUT"],
       "steps": [
        [{"info": {}, "observation": {"currentPlayer": 0}}, {"info": {}}],
        [{"info": {"actionSubmitted": 7772, "actionSubmittedToString": "e8-g6"}}, {"info": {}}],
        [{"info": {}}, {"info": {"actionSubmittedToString": "a3xc1"}}],
        [{"info": {"actionSubmitted": 1, "actionApplied": null}}, {"info": {}}]
       ]}
      """;

  static final String PLAY_STRATEGY =
      """
      {"id":"abcd1234","rated":true,"variant":"scrambledEggs","speed":"blitz",\
      "createdAt":1700000000000,"status":"resign",\
      "players":{"p1":{"user":{"name":"Ann","id":"ann"},"rating":1500},"p2":{"name":"Bob"}},\
      "winner":"p1","moves":"Ldb3 h5f5"}
      """
          .replace("Ldb3 h5f5", "b1b3 h5f5");

  private SampleTexts() {}

  private static String placements() {
    StringBuilder text = new StringBuilder();
    for (int cell : new int[] {1, 2, 3, 4, 5, 6, 57, 58, 59, 60, 61, 62}) {
      text.append(placement(cell, 1));
    }
    for (int rank = 1; rank < 7; rank++) {
      text.append(placement(8 * rank, 2)).append(placement(8 * rank + 7, 2));
    }
    return text.toString();
  }

  private static String placement(int cell, int player) {
    return "Move=[Move:mover=0,from=%d,to=%d,actions=[Add:type=Cell,to=%d,what=%d]]\n"
        .formatted(cell, cell, cell, player);
  }
}
