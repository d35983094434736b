// Matches of three clients each; the next move is made when all three have seen the last one.
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [server, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const lobby = new LobbyClient({ server });
const times = [];

async function seat(matchID, playerID) {
  const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID, playerName: playerID });
  const multiplayer = SocketIO({ server });
  const client = Client({ game, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
  client.start();
  watch(client);
  return client;
}

// One subscription for good: boardgame.io numbers them by how many there are, so one that ends may end another.
function watch(client) {
  client.waiting = [];
  client.subscribe((state) => {
    if (!state) return;
    const [due, later] = [[], []];
    for (const wait of client.waiting) (wait.condition(state) ? due : later).push(wait);
    client.waiting = later;
    for (const wait of due) wait.resolve();
  });
}

function until(client, condition) {
  const state = client.getState();
  if (state && condition(state)) return Promise.resolve();
  return new Promise((resolve) => client.waiting.push({ condition, resolve }));
}

async function sit() {
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: 3 });
  const clients = [];
  for (const playerID of ["0", "1", "2"]) clients.push(await seat(matchID, playerID));
  await Promise.all(clients.map((client) => until(client, (state) => state.isConnected)));
  return clients;
}

async function play(clients, end) {
  let hider = 0;
  while (Date.now() < end) {
    const state = clients[0].getState();
    const actor = Number(state.ctx.currentPlayer);
    const from = actor === 0 ? hider : state.G.seekers[actor];
    const station = (from + game.REACH[Math.floor(Math.random() * 6)] + game.STATIONS) % game.STATIONS;
    const seen = clients.map((client) => until(client, (now) => now.G.moves > state.G.moves));
    const begin = process.hrtime.bigint();
    clients[actor].moves.move(station);
    await Promise.all(seen);
    times.push(Number(process.hrtime.bigint() - begin) / 1e6);
    if (actor === 0) hider = station;
  }
}

async function main() {
  const tables = [];
  for (let n = 0; n < matches; n += 1) tables.push(await sit());
  process.stdout.write("seated\n");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  await Promise.all(tables.map((clients) => play(clients, Date.now() + seconds * 1000)));
  process.stdout.write(`${JSON.stringify({ times })}\n`, () => process.exit(0));
}

main();
