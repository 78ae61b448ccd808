import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLook, type Look } from '../../../scripts/deploy/look.ts';
import { type Answers, at, cloudAnswers, place } from './cloudAnswers.ts';

export interface FakeCloud {
  /** The answers from now on; to be changed. */
  answers: Answers;
  readonly look: Look;
  /** Everything that was asked, with its query. */
  readonly asked: string[];
  close(): void;
}

const token = 'of-whoever-types';
const failed = (code: number, status: string) => ({ status: code, body: { error: { status } } });

/** Google and the application on one port of this machine: each host is the first part of the path. */
export async function fakeCloud(): Promise<FakeCloud> {
  const cloud = { answers: cloudAnswers(), asked: [] as string[] };
  const server = createServer((request, response) => {
    cloud.asked.push(`${request.method} ${request.url}`);
    const { status, body } = answerTo(request, cloud.answers);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const look = createLook({
    ...{ place, isCloud: true, token: async () => token, siteOrigin: `${origin}/site` },
    originOf: (host) => `${origin}/${host}`,
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(cloud, { look, close });
}

function answerTo({ method, url = '', headers }: IncomingMessage, answers: Answers) {
  const path = decodeURI(url.slice(1).split('?')[0] ?? '');
  const isOurs = headers.authorization === `Bearer ${token}`;
  if (!path.startsWith('site/')) {
    if (!isOurs && path.startsWith('firestore.')) return answers[at.strangers];
    if (!isOurs) return failed(401, 'UNAUTHENTICATED');
    if (headers['x-goog-user-project'] !== place.project) return failed(403, 'PERMISSION_DENIED');
  }
  const answer = answers[`${method} ${path}`];
  if (answer === undefined) return failed(404, 'NOT_FOUND');
  return 'body' in answer && 'status' in answer ? answer : { status: 200, body: answer };
}
