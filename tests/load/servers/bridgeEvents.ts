import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Where the instances of each function are, by the function's name. */
export type Instances = ReadonlyMap<string, readonly string[]>;

export interface Deliveries {
  received: number;
  /** Deliveries that the function did not accept and were made again. */
  repeated: number;
  /** Events given up: a function that never accepted them. */
  lost: number;
}

const attemptsAtMost = 8;
const firstPauseMs = 100;

/**
 * Stands where the emulator expects the functions emulator, and does what the cloud does: hands each
 * event to one instance of its function, and again for as long as the function fails.
 */
export function bridgeEvents(server: Server, instances: Instances): Deliveries {
  const deliveries = { received: 0, repeated: 0, lost: 0 };
  const accept = async (request: IncomingMessage) => {
    const name = /\/triggers\/([^/?]+)/.exec(request.url ?? '')?.[1] ?? '';
    const targets = instances.get(name) ?? [];
    const target = targets[deliveries.received % targets.length];
    if (target === undefined) throw new Error(`An event for nobody: ${request.url}`);
    deliveries.received += 1;
    return { target, event: await readEvent(request) };
  };
  server.on('request', (request, response) => {
    accept(request).then(
      ({ target, event }) => {
        // The emulator only announces; that the function does its work is the bridge's matter.
        response.writeHead(202).end();
        void deliver(target, event, deliveries);
      },
      () => response.writeHead(404).end(),
    );
  });
  return deliveries;
}

async function deliver(target: string, event: RequestInit, deliveries: Deliveries): Promise<void> {
  for (let attempt = 0; attempt < attemptsAtMost; attempt += 1) {
    if (attempt > 0) {
      deliveries.repeated += 1;
      await pause(firstPauseMs * 2 ** attempt);
    }
    if (await isAccepted(target, event)) return;
  }
  deliveries.lost += 1;
}

async function isAccepted(target: string, event: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(target, event);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** The same event as the cloud sends it: the emulator writes the protobuf as base64 text. */
async function readEvent(request: IncomingMessage): Promise<RequestInit> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.from(Buffer.concat(chunks).toString('latin1'), 'base64');
  const attributes = Object.entries(request.headers).filter(([name]) => name.startsWith('ce-'));
  const headers = new Headers({ 'content-type': 'application/protobuf' });
  for (const [name, value] of attributes) headers.set(name, String(value));
  return { method: 'POST', headers, body };
}
