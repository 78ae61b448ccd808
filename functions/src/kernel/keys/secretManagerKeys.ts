import { randomBytes } from 'node:crypto';
import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod';
import type { QuestionKeys } from './questionKeys.ts';

export interface SecretManager {
  readonly project: string;
  readonly origin?: string;
  readonly token?: () => Promise<string>;
}

const answerMillis = 10_000;
const accessed = z.object({ payload: z.object({ data: z.base64() }) });
const stated = z.object({ state: z.string() });
const failure = z.object({ error: z.object({ status: z.string() }) });

/**
 * Keys in Google Secret Manager, one secret a question. Two that create at once may add two versions:
 * the first is the key, always. Destroying leaves the secret, empty, so that nothing is made there
 * again; what a version held is gone at once, unless the project delays it (it must not).
 */
export function secretManagerKeys({
  project,
  origin = 'https://secretmanager.googleapis.com',
  token = applicationToken,
}: SecretManager): QuestionKeys {
  const secrets = `${origin}/v1/projects/${project}/secrets`;
  const first = (keyId: string) => `${secrets}/${keyId}/versions/1`;

  async function call(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMillis),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const { data } = failure.safeParse(answer);
    throw new SecretManagerFailure(data?.error.status ?? `HTTP ${response.status}`);
  }

  return {
    async create(keyId, secret = randomBytes(32)) {
      await call('POST', `${secrets}?secretId=${keyId}`, {
        replication: { automatic: {} },
        labels: { asamblea: 'secret-vote' },
      }).catch(unless('ALREADY_EXISTS'));
      const known = await call('GET', first(keyId)).catch(unless('NOT_FOUND'));
      if (known !== null) return;
      const data = secret.toString('base64');
      await call('POST', `${secrets}/${keyId}:addVersion`, { payload: { data } });
    },
    async read(keyId) {
      try {
        const found = await call('GET', `${first(keyId)}:access`);
        return Buffer.from(accessed.parse(found).payload.data, 'base64');
      } catch (error) {
        // One that is only disabled may come back: that is not the end of the vote.
        const version = await call('GET', first(keyId)).catch(unless('NOT_FOUND'));
        if (version === null || stated.parse(version).state === 'DESTROYED') return null;
        throw error;
      }
    },
    async destroy(keyId) {
      await call('POST', `${first(keyId)}:destroy`, {}).catch(
        unless('NOT_FOUND', 'FAILED_PRECONDITION'),
      );
    },
  };
}

/** Only its status: an answer of the store never reaches a log. */
class SecretManagerFailure extends Error {
  readonly code: string;

  constructor(status: string) {
    super(`Secret Manager answered ${status}.`);
    this.code = status;
  }
}

function unless(...statuses: readonly string[]): (error: unknown) => null {
  return (error) => {
    if (error instanceof SecretManagerFailure && statuses.includes(error.code)) return null;
    throw error;
  };
}

async function applicationToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}
