import { say } from '../../../scripts/stack/process/say.ts';
import type { Stage } from '../measures/measure.ts';
import { measureQuorums } from '../measures/measureQuorums.ts';
import { measureWatching } from '../measures/measureWatching.ts';
import type { Costs } from './writeCosts.ts';

/** The costs counted in reads, bytes and memory. */
export async function measureCosts({ bundle, servers, stop }: Stage): Promise<Costs> {
  say('Mirando una votación de las cuatro maneras…');
  const watching = await measureWatching(servers, stop);
  say('Refrescando el quórum de cada ley en una sala grande…');
  const quorums = await measureQuorums(bundle);
  return { quorums, watching };
}
