import { z } from 'zod';

const answerBody = z.record(z.string(), z.unknown());

export interface Answer {
  readonly status: number;
  readonly body: z.infer<typeof answerBody>;
}

/**
 * A page of ours open in a browser: same origin, JSON, and the cookie the server last set. `hops` are the
 * headers that its requests get on their way.
 */
export function newBrowser(
  origin: string,
  initialCookie = '',
  hops: Readonly<Record<string, string>> = {},
) {
  let cookie = initialCookie;

  async function send(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...hops,
        origin,
        cookie,
        'x-requested-with': 'fetch',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) cookie = set.split(';')[0] ?? '';
    return { status: response.status, body: answerBody.parse(await response.json()) };
  }

  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object) => send('POST', path, body),
    cookie: () => cookie,
  };
}
