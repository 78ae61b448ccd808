import type * as z from 'zod';
import type { Clock } from '../../kernel/platform/clock.ts';
import type { ZoomHosts } from './zoomHosts.ts';
import { readFault, readJson, readRetryAfter, trouble, type ZoomReply } from './zoomReply.ts';
import { forgetToken, tokenOf, type ZoomLogin } from './zoomTokens.ts';

export interface ZoomAsking {
  readonly login: ZoomLogin;
  readonly hosts: ZoomHosts;
  readonly clock: Clock;
}

export interface ZoomQuestion<S extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  /** The schema of the answer, if there is one. */
  readonly answer: S;
  /** Whether doing it twice is the same as once; otherwise it is never sent again after an unknown end. */
  readonly isRepeatable: boolean;
}

const waitMillis = 8_000;
const triesAtMost = 3;
/** The person who pressed waits for it; a longer pause is reported. */
const pauseAtMost = 3_000;

/** Asks Zoom for one thing, patiently where that does no harm. Logs nothing of requests and answers. */
export async function askZoom<S extends z.ZodType>(
  { login, hosts, clock }: ZoomAsking,
  question: ZoomQuestion<S>,
): Promise<ZoomReply<z.infer<S>>> {
  let last: ZoomReply<never> = trouble('not-reached', true);
  for (let tries = 1; tries <= triesAtMost; tries += 1) {
    const token = await tokenOf(login, hosts, clock);
    if (!token.ok) return token;
    const sent = await send(`${hosts.api}${question.path}`, question, token.value);
    if (sent === null) {
      last = trouble('not-reached', false);
      if (!question.isRepeatable) return last;
    } else if (sent.status === 429) {
      const pause = readRetryAfter(sent.retryAfter, clock.now()) ?? 1_000 * tries;
      last = trouble('later', true);
      if (pause > pauseAtMost) return last;
      await clock.wait(pause);
    } else if (sent.status >= 500) {
      last = trouble('not-reached', false);
      if (!question.isRepeatable) return last;
    } else if (sent.status === 401 && tries === 1) {
      // A token that Zoom took back: nothing was done, so another is asked for.
      last = trouble('credentials', true);
      forgetToken(login, hosts);
    } else if (sent.status >= 400) return trouble(readFault(sent.status, sent.body), true);
    else {
      const read = question.answer.safeParse(sent.body);
      return read.success ? { ok: true, value: read.data } : trouble('unreadable', false);
    }
  }
  return last;
}

/** Null when there was no answer, which says nothing of whether it was done. */
async function send(
  url: string,
  { method, body }: Pick<ZoomQuestion<z.ZodType>, 'method' | 'body'>,
  token: string,
) {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(waitMillis),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, retryAfter, body: await readJson(response) };
  } catch {
    return null;
  }
}
