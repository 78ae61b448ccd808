import { findFirestoreEmulator } from '../../scripts/stack/findFirestoreEmulator.ts';
import { probeMachine } from '../../scripts/stack/probeMachine.ts';
import { requireInstalled } from '../../scripts/stack/requireInstalled.ts';
import { say } from '../../scripts/stack/say.ts';
import { StackProblem } from '../../scripts/stack/stackProblem.ts';
import { buildBundle } from './buildBundle.ts';
import { closeAtEnd } from './closeAtEnd.ts';
import { judgeDesks } from './judgeCrowds.ts';
import { measureRivals } from './measureRivals.ts';
import { type BenchRequest, rivalsPlan } from './runBench.ts';
import { startServers } from './startServers.ts';
import { sayCheck, writeDesks } from './writeReport.ts';

/** Only what desks wait for: one alone, twenty at once, and twenty after the same unit. In a minute or two. */
export function runDesks({ save, stop }: BenchRequest): Promise<boolean> {
  if (save !== undefined) throw new StackProblem('Solo se guarda el banco entero, o sus costos.');
  return closeAtEnd(stop, async (ending) => {
    requireInstalled();
    const emulator = await findFirestoreEmulator({ ...probeMachine(stop), givenHost: undefined });
    say('Construyendo las funciones…');
    const bundle = await buildBundle(stop);
    say('Arrancando el emulador de Firestore y las funciones…');
    const servers = await startServers({ emulator, bundle, refreshMs: 500, ending, stop });
    const rivals = await Promise.race([measureRivals(servers.api, rivalsPlan), servers.died]);
    const checks = judgeDesks(rivals);
    say(`\n${writeDesks(rivals)}\n\n${checks.map(sayCheck).join('\n')}\n`);
    return checks.every((one) => one.isMet);
  });
}
