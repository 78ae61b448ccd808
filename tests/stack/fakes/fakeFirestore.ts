import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A database of one text in a process of its own: `node fakeFirestore.ts port [folder to begin with]`. */
const [port, begin] = process.argv.slice(2);
let kept = begin === undefined ? '' : readFileSync(join(begin, 'kept.txt'), 'utf8');

createServer(async (request, response) => {
  const body = await text(request);
  if (request.method === 'PUT') kept = body;
  if (request.method === 'POST') writeFileSync(join(body, 'kept.txt'), kept);
  response.end(request.url === '/pid' ? String(process.pid) : kept);
}).listen(Number(port), '127.0.0.1');
