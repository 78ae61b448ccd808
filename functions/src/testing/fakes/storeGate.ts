import { once } from 'node:events';
import http2, { type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A call to the database as it passed: its name, all that it carried, and its outcome. */
export interface StoreCall {
  readonly name: string;
  readonly text: string;
  /** The gRPC status; null while it has none. */
  status: number | null;
  /** The place among all requests and answers; `ended` is infinite while there is no answer. */
  readonly begun: number;
  ended: number;
  /** How many documents its answer named, those that are not there among them. */
  documents: number;
}

/** How many documents a call or an answer names. */
export function documentsNamed(text: string): number {
  return text.split('/databases/(default)/documents/').length - 1;
}

/** How many of the calls had to wait for one another: the longest line of them. */
export function roundsOf(calls: readonly StoreCall[]): number {
  const depths = new Map<StoreCall, number>();
  for (const call of [...calls].sort((a, b) => a.begun - b.begun)) {
    const before = [...depths].filter(([{ ended }]) => ended < call.begun);
    depths.set(call, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}

/** The gRPC statuses that the tests give out. */
export const storeStatus = { exhausted: 8, late: 4, aborted: 10, away: 14 } as const;

/** Says with which gRPC status a call fails before it reaches the database, or lets it through. */
type Verdict = (call: StoreCall) => number | null;

/**
 * Stands between this process and the emulator: counts what is asked and fails what a test says. To be
 * called before anything is read: the client keeps the address with which it began.
 */
export async function gateStore() {
  const calls: StoreCall[] = [];
  let moments = 0;
  const tick = () => {
    moments += 1;
    return moments;
  };
  const through: Verdict = () => null;
  let verdict = through;
  const database = http2.connect(`http://${process.env.FIRESTORE_EMULATOR_HOST}`);
  const server = http2.createServer();
  server.on('stream', (stream, headers) => {
    const chunks: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const body = Buffer.concat(chunks);
      const name = String(headers[':path']).split('/').at(-1) ?? '';
      const call: StoreCall = {
        ...{ name, text: body.toString('latin1'), status: null },
        ...{ begun: tick(), ended: Number.POSITIVE_INFINITY, documents: 0 },
      };
      calls.push(call);
      stream.on('close', () => {
        call.ended = tick();
      });
      const status = verdict(call);
      if (status === null) passOn(database, stream, { headers, body, call });
      else refuseCall(stream, call, status);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  return {
    /** Everything asked while it was done. */
    async watch(work: () => Promise<unknown>): Promise<readonly StoreCall[]> {
      const from = calls.length;
      await work();
      return calls.slice(from);
    },
    /** The requests that fail from now on. */
    fail(which: Verdict) {
      verdict = which;
    },
    mend() {
      verdict = through;
    },
    close() {
      server.close();
      database.destroy();
    },
  };
}

function passOn(
  database: http2.ClientHttp2Session,
  stream: ServerHttp2Stream,
  asked: { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly call: StoreCall },
): void {
  const { host: _, ...headers } = asked.headers;
  const onward = database.request(headers);
  stream.on('close', () => onward.close());
  onward.on('response', ({ ':status': code, ...fields }) => {
    note(asked.call, fields['grpc-status']);
    stream.respond({ ':status': code, ...fields }, { waitForTrailers: true });
    let trailers: IncomingHttpHeaders = {};
    onward.on('trailers', (found) => {
      trailers = found;
      note(asked.call, found['grpc-status']);
    });
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    const answered: Buffer[] = [];
    onward.on('data', (chunk: Buffer) => {
      answered.push(chunk);
      stream.write(chunk);
    });
    onward.on('end', () => {
      asked.call.documents = documentsNamed(Buffer.concat(answered).toString('latin1'));
      stream.end();
    });
  });
  onward.on('error', () => stream.close());
  onward.end(asked.body);
}

function note(call: StoreCall, status: string | string[] | undefined): void {
  if (status !== undefined) call.status = Number(status);
}

function refuseCall(stream: ServerHttp2Stream, call: StoreCall, status: number): void {
  call.status = status;
  stream.respond(
    { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(status) },
    { endStream: true },
  );
}
