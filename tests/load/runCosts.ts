import { readFile, writeFile } from 'node:fs/promises';
import { findFirestoreEmulator } from '../../scripts/stack/findFirestoreEmulator.ts';
import { probeMachine } from '../../scripts/stack/probeMachine.ts';
import { requireInstalled } from '../../scripts/stack/requireInstalled.ts';
import { say } from '../../scripts/stack/say.ts';
import { buildBundle } from './buildBundle.ts';
import { closeAtEnd } from './closeAtEnd.ts';
import { measureCosts } from './measureCosts.ts';
import { replaceBlocks } from './replaceBlocks.ts';
import type { BenchRequest } from './runBench.ts';
import { startServers } from './startServers.ts';
import { judgeCosts, writeCosts } from './writeCosts.ts';
import { sayCheck } from './writeReport.ts';

/**
 * Only what is counted in reads and memory, in a minute or two. What it saves takes the place of the same
 * tables and sentences in a report of everything.
 */
export function runCosts({ save, stop }: BenchRequest): Promise<boolean> {
  return closeAtEnd(stop, async (ending) => {
    requireInstalled();
    const emulator = await findFirestoreEmulator({ ...probeMachine(stop), givenHost: undefined });
    say('Construyendo las funciones…');
    const bundle = await buildBundle(stop);
    say('Arrancando el emulador de Firestore y las funciones…');
    const servers = await startServers({ emulator, bundle, refreshMs: 500, ending, stop });
    const costs = await Promise.race([measureCosts(bundle, servers, stop), servers.died]);
    const checks = judgeCosts(costs);
    const blocks = [...writeCosts(costs), checks.map(sayCheck).join('\n')];
    say(`\n${blocks.join('\n\n')}\n`);
    if (save !== undefined) {
      await writeFile(save, replaceBlocks(await readFile(save, 'utf8'), blocks));
    }
    return checks.every((one) => one.isMet);
  });
}
