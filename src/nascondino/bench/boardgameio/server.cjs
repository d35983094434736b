// boardgame.io's server with its store in memory, as it comes.
const { Server, Origins } = require("boardgame.io/server");
const game = require("./game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write("ready\n") });
