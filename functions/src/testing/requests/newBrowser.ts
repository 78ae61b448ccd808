import * as z from 'zod';

const answerBody = z.record(z.string(), z.unknown());

export interface Answer {
  readonly status: number;
  readonly body: z.infer<typeof answerBody>;
}

export type Browser = ReturnType<typeof newBrowser>;

type Headers = Readonly<Record<string, string>>;

/**
 * A page of ours open in a browser: same origin, JSON, and the cookie the server last set. `hops` are the
 * headers that its requests get on their way; another tab has its own, and the same cookie.
 */
export function newBrowser(origin: string, initialCookie = '', hops: Headers = {}) {
  let cookie = initialCookie;

  function openTab(headers: Headers) {
    let heard = new globalThis.Headers();

    async function send(method: string, path: string, body?: object): Promise<Answer> {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          ...headers,
          origin,
          cookie,
          'x-requested-with': 'fetch',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      heard = response.headers;
      const set = response.headers.get('set-cookie');
      if (set !== null) cookie = set.split(';')[0] ?? '';
      return { status: response.status, body: answerBody.parse(await response.json()) };
    }

    return {
      get: (path: string) => send('GET', path),
      post: (path: string, body: object) => send('POST', path, body),
      cookie: () => cookie,
      /** A header of its last answer. */
      heard: (name: string) => heard.get(name),
    };
  }

  return { ...openTab(hops), tab: (more: Headers) => openTab({ ...hops, ...more }) };
}
