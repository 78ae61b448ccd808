import { say } from '../../scripts/stack/say.ts';
import { measureQuorums } from './measureQuorums.ts';
import type { Servers } from './startServers.ts';
import type { Costs } from './writeCosts.ts';

/** What is counted in reads, bytes and memory. */
export async function measureCosts(bundle: string, _servers: Servers): Promise<Costs> {
  say('Refrescando el quórum de cada ley en una sala grande…');
  const quorums = await measureQuorums(bundle);
  return { quorums };
}
