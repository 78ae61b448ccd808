import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Visitor } from '../seeds/seedMember.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

// Plain node:http, which costs the machine under test a third of `fetch`.
const agent = new Agent({ keepAlive: true });

const attempts = 3;

/**
 * The behaviour of a page of ours when somebody presses a button: a lost connection is tried again with the
 * same body, and a busy answer when it says. Status 0 when it was lost every time.
 */
export async function postJson(
  api: string,
  path: string,
  visitor: Visitor,
  body: object,
): Promise<Answer> {
  let answer: Answer = { status: 0, body: null };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    answer = await postOnce(api, path, visitor, body);
    if (answer.status === 503) await pause(waitOf(answer.body));
    else if (answer.status !== 0) break;
  }
  return answer;
}

const busyAnswer = z.object({ retryAfterSeconds: z.number() });

function waitOf(body: unknown): number {
  const busy = busyAnswer.safeParse(body);
  return busy.success ? busy.data.retryAfterSeconds * 1000 : 1000;
}

function postOnce(api: string, path: string, { cookie }: Visitor, body: object): Promise<Answer> {
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    origin: api,
    cookie,
  };
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, body: null });
    const sending = request(`${api}/api${path}`, { method: 'POST', agent, headers }, (response) => {
      readJson(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, body: read }),
        lost,
      );
    });
    sending.once('error', lost);
    sending.end(payload);
  });
}

async function readJson(response: IncomingMessage): Promise<unknown> {
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += chunk;
  return JSON.parse(text);
}
