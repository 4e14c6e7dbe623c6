/** Serves the same bytes for every request: the maximum that `node:http` reaches on this machine, as a baseline. */
import { createServer } from 'node:http';

const body = Buffer.from(process.env.BARE_BODY, 'base64');
const { 'content-type': type, 'content-encoding': encoding } = JSON.parse(process.env.BARE_HEADERS);

createServer((_, response) => {
  response.setHeader('content-type', type);
  response.setHeader('content-encoding', encoding);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log(JSON.stringify({ ready: true })));
