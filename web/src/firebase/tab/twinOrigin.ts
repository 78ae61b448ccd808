import { readWebConfig } from './webConfig.ts';

/**
 * The same application at its other address, where nobody signs in: what runs there has neither the session
 * nor the storage of this page. Rejects while the project is not known.
 */
export async function readTwinOrigin(): Promise<string> {
  const { projectId } = await readWebConfig();
  if (projectId === undefined) throw new Error('init.json: no projectId');
  return twinOrigin(location, projectId);
}

/** Hosting gives every project two addresses, and a machine has two names for itself. */
export function twinOrigin(
  { protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>,
  projectId: string,
): string {
  const local = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }[hostname];
  if (local !== undefined) return `${protocol}//${local}:${port}`;
  const [usual, other] = [`${projectId}.firebaseapp.com`, `${projectId}.web.app`];
  return `https://${hostname === usual ? other : usual}`;
}
