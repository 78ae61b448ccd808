import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The handler of a request for a stamp, in DER. */
type Answer = (query: Buffer, response: ServerResponse) => Promise<void> | void;

/**
 * An authority that stamps times, on this machine: OpenSSL's own program behind a small server. It counts how often
 * it was asked.
 */
export async function startTimeAuthority(digests = 'sha256') {
  const folder = await mkdtemp(join(tmpdir(), 'time-authority-'));
  const at = (name: string) => join(folder, name);
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-subj', '/CN=Autoridad de ensayo/O=Ensayo', '-days', '30'],
    ...['-addext', 'extendedKeyUsage=critical,timeStamping'],
    ...['-keyout', at('key.pem'), '-out', at('cert.pem')],
  ]);
  await writeFile(
    at('tsa.cnf'),
    [
      ...['[tsa]', 'default_tsa = one', '[one]', `serial = ${at('serial')}`],
      ...[`signer_cert = ${at('cert.pem')}`, `signer_key = ${at('key.pem')}`],
      ...['signer_digest = sha256', 'default_policy = 1.2.3.4.1', `digests = ${digests}`],
      ...['ess_cert_id_chain = no', 'ess_cert_id_alg = sha256', ''],
    ].join('\n'),
  );
  let [asked, busy] = [0, Promise.resolve()];

  /** The answer of the program to a query. One at a time: its serial numbers are in a file. */
  async function reply(query: Buffer): Promise<Buffer> {
    const turn = busy.then(async () => {
      await writeFile(at('query.tsq'), query);
      const paths = ['-queryfile', at('query.tsq'), '-out', at('reply.tsr')];
      await run('openssl', ['ts', '-reply', '-config', at('tsa.cnf'), ...paths]);
      return readFile(at('reply.tsr'));
    });
    busy = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  /** The verdict of the program on a reply, held against a hash and its own certificate. */
  async function check(answer: Buffer, hash: string): Promise<string> {
    await writeFile(at('check.tsr'), answer);
    const trust = ['-CAfile', at('cert.pem')];
    const said = await run('openssl', [
      ...['ts', '-verify', '-digest', hash, '-in', at('check.tsr'), ...trust],
    ]);
    return `${said.stdout}${said.stderr}`;
  }

  let answer: Answer = async (query, response) => {
    response.setHeader('content-type', 'application/timestamp-reply');
    response.end(await reply(query));
  };
  const server = createServer(async (request, response) => {
    asked += 1;
    await answer(await bodyOf(request), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/tsr`,
    reply,
    check,
    asked: () => asked,
    answerWith(other: Answer) {
      answer = other;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
