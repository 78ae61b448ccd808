import type { Request } from 'express';
import { isEmulated } from '../platform/environment.ts';

/**
 * Where the application is, for a link that leaves it. It comes from the settings of the deployer, or from
 * the addresses that the platform gives: the headers of a request alone could send people elsewhere.
 */
export function ownOrigin(request: Request, env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.ASAMBLEA_ORIGIN !== undefined) return originOf(env.ASAMBLEA_ORIGIN);
  const origin = originOf(request.get('origin') ?? '');
  if (origin === null) return null;
  const { hostname, protocol } = new URL(origin);
  if (isEmulated(env)) return ['127.0.0.1', 'localhost'].includes(hostname) ? origin : null;
  const project = env.GCLOUD_PROJECT ?? '';
  const given = [`${project}.web.app`, `${project}.firebaseapp.com`];
  return protocol === 'https:' && given.includes(hostname) ? origin : null;
}

function originOf(text: string): string | null {
  return /^https?:/u.test(text) && URL.canParse(text) ? new URL(text).origin : null;
}
