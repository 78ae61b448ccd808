import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { bridgeEvents } from './bridgeEvents.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections();
});

async function listen(): Promise<{ server: Server; address: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A function that answers each delivery with the next status, and gives what it was sent. */
async function functionAnswering(statuses: readonly number[]) {
  const { server, address } = await listen();
  const left = [...statuses];
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const done = new Promise<typeof received>((resolve) => {
    server.on('request', async (request: IncomingMessage, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('latin1') });
      response.writeHead(left.shift() ?? 500).end();
      if (left.length === 0) resolve(received);
    });
  });
  return { address, done };
}

function announce(bridge: string, name: string, protobuf: string): Promise<Response> {
  return fetch(`${bridge}/functions/projects/demo/triggers/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/protobuf', 'ce-id': 'e-1', 'ce-type': 'written' },
    body: Buffer.from(protobuf, 'latin1').toString('base64'),
  });
}

test('hands the event to its function with its attributes and its bytes', async () => {
  const { server, address } = await listen();
  const target = await functionAnswering([204]);
  const deliveries = bridgeEvents(server, new Map([['onVote', [target.address]]]));
  await announce(address, 'onVote', '\x00\xffvoto');
  const [event] = await target.done;
  expect(event?.body).toBe('\x00\xffvoto');
  expect(event?.headers).toMatchObject({
    'ce-id': 'e-1',
    'ce-type': 'written',
    'content-type': 'application/protobuf',
  });
  expect(deliveries).toMatchObject({ received: 1, repeated: 0, lost: 0 });
});

test('delivers an event again while its function fails', async () => {
  const { server, address } = await listen();
  const target = await functionAnswering([500, 503, 204]);
  const deliveries = bridgeEvents(server, new Map([['onVote', [target.address]]]));
  await announce(address, 'onVote', 'voto');
  const events = await target.done;
  expect(events.map((event) => event.body)).toEqual(['voto', 'voto', 'voto']);
  expect(deliveries).toMatchObject({ received: 1, repeated: 2 });
});

test('takes the instances of a function in turns', async () => {
  const { server, address } = await listen();
  const first = await functionAnswering([204]);
  const second = await functionAnswering([204]);
  bridgeEvents(server, new Map([['onVote', [first.address, second.address]]]));
  await announce(address, 'onVote', 'uno');
  await announce(address, 'onVote', 'dos');
  expect((await first.done).map((event) => event.body)).toEqual(['uno']);
  expect((await second.done).map((event) => event.body)).toEqual(['dos']);
});

test('refuses an event that no function waits for', async () => {
  const { server, address } = await listen();
  const deliveries = bridgeEvents(server, new Map());
  expect((await announce(address, 'onNothing', '')).status).toBe(404);
  expect(deliveries.received).toBe(0);
});
