import { GoogleFailure } from './googleFailure.ts';
import type { Place } from './place.ts';

interface Answer {
  readonly status: number;
  /** The answer as JSON; null when it was something else. */
  readonly body: unknown;
}

/** How the checks look at a deployment. Nothing that they read is ever printed. */
export interface Look {
  readonly place: Place;
  readonly isCloud: boolean;
  /** An answer of a Google API, `host/path`; a POST when there is a body. Null for what is not there. */
  google(address: string, body?: object): Promise<unknown>;
  /** A path under the documents of the database, as the deployer or as a stranger. */
  documents(path: string, who?: 'us' | 'stranger'): Promise<Answer>;
  /** A path of the application itself, without cookie or key. */
  site(path: string, method?: 'GET' | 'POST'): Promise<Answer>;
}

export interface LookFrom {
  readonly place: Place;
  readonly isCloud: boolean;
  readonly token: () => Promise<string>;
  /** Where a host of Google answers: itself, an emulator or a fake. */
  readonly originOf: (host: string) => string;
  readonly siteOrigin: string;
}

const answerMillis = 20_000;

export function createLook({ place, isCloud, token, originOf, siteOrigin }: LookFrom): Look {
  // The project pays for the calls of a person's own credentials, and has the APIs that they need.
  const ours = async () => ({
    authorization: `Bearer ${await token()}`,
    ...(isCloud ? { 'x-goog-user-project': place.project } : {}),
  });
  return {
    place,
    isCloud,
    async google(address, body) {
      const [host = ''] = address.split('/', 1);
      const answer = await ask(`${originOf(host)}${address.slice(host.length)}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(await ours()), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.status === 404) return null;
      if (answer.status === 200) return answer.body;
      throw new GoogleFailure(host, answer.status, answer.body);
    },
    async documents(path, who = 'us') {
      const root = `/v1/projects/${place.project}/databases/(default)/documents`;
      return await ask(`${originOf('firestore.googleapis.com')}${root}/${path}`, {
        headers: who === 'us' ? await ours() : {},
      });
    },
    site: (path, method = 'GET') => ask(`${siteOrigin}${path}`, { method }),
  };
}

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMillis),
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}
