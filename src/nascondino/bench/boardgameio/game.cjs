// A hide-and-seek for boardgame.io: one hides on a ring of 200 stations, two seek. Redacted as its documents advise.
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const STATIONS = 200;
const REACH = [-7, -3, -1, 1, 3, 7];

function move({ G, playerID }, station) {
  const hides = playerID === "0";
  const from = hides ? G.secret.hider : G.seekers[playerID];
  const legal = REACH.map((step) => (from + step + STATIONS) % STATIONS);
  if (!legal.includes(station)) return INVALID_MOVE;
  if (hides) G.secret.hider = station;
  else G.seekers[playerID] = station;
  G.moves += 1;
}

module.exports = {
  name: "hide-and-seek",
  setup: () => ({ secret: { hider: 0 }, seekers: { 1: 60, 2: 120 }, moves: 0 }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { move: { move, client: false, redact: true } },
};
module.exports.REACH = REACH;
module.exports.STATIONS = STATIONS;
