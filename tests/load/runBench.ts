import { readFile, writeFile } from 'node:fs/promises';
import { findFirestoreEmulator } from '../../scripts/stack/ports/findFirestoreEmulator.ts';
import { probeMachine } from '../../scripts/stack/probeMachine.ts';
import { duration, say } from '../../scripts/stack/process/say.ts';
import { requireInstalled } from '../../scripts/stack/requireInstalled.ts';
import { closeAtEnd } from '../../scripts/testing/closeAtEnd.ts';
import type { Measure, Measured } from './measures/measure.ts';
import { measureBusy } from './measures/measureBusy.ts';
import { describeMachine } from './report/describeMachine.ts';
import {
  judgeLargest,
  type LargestDocuments,
  noteLargest,
  writeLargest,
} from './report/largestDocuments.ts';
import { replaceBlocks } from './report/replaceBlocks.ts';
import { sayCheck, writeReport } from './report/writeReport.ts';
import { buildBundle } from './servers/buildBundle.ts';
import { startServers } from './servers/startServers.ts';

/** More than this, and the figures are not of this program alone. */
const busyAtMost = 0.1;

export interface BenchRequest {
  /** The measures to take: everything, or one thing alone. */
  readonly measures: readonly Measure[];
  readonly isWhole: boolean;
  /** Where to leave the report, if anywhere. */
  readonly save: string | undefined;
  readonly stop: AbortSignal;
}

/**
 * Runs the measures, each over an empty database, prints the report and says whether all that must hold does.
 * The report of some of them replaces the same tables and sentences in a report of everything.
 */
export function runBench({ measures, isWhole, save, stop }: BenchRequest): Promise<boolean> {
  return closeAtEnd(stop, async (ending) => {
    const startedAt = performance.now();
    requireInstalled();
    // One that is already running would not bring its events here.
    const emulator = await findFirestoreEmulator({ ...probeMachine(stop), givenHost: undefined });
    say('Construyendo las funciones…');
    const bundle = await buildBundle(stop);
    const busy = await measureBusy();
    if (busy > busyAtMost) say(`Aviso: otros programas ocupan el ${percent(busy)} de la máquina.`);
    say('Arrancando el emulador de Firestore y las funciones…');
    const servers = await startServers({ emulator, bundle, ending, stop });
    const measured: Measured[] = [];
    const largest: LargestDocuments = new Map();
    for (const one of measures) {
      say(one.says);
      if (measured.length > 0) await servers.empty();
      measured.push(await Promise.race([one.run({ servers, bundle, stop }), servers.died]));
      await noteLargest(largest);
    }
    measured.push({ blocks: writeLargest(largest), checks: judgeLargest(largest) });
    const checks = measured.flatMap((one) => one.checks);
    const machine = `${describeMachine(emulator)}, ${percent(busy)} ocupada al empezar`;
    const report = writeReport({ machine, measured });
    say(`\n${report}\n`);
    if (save !== undefined && isWhole) await writeFile(save, `# Banco de carga\n\n${report}\n`);
    if (save !== undefined && !isWhole) {
      const blocks = [...measured.flatMap((one) => one.blocks), checks.map(sayCheck).join('\n')];
      await saveBlocks(save, blocks);
    }
    say(`Duró ${duration(performance.now() - startedAt)}.`);
    return checks.every((one) => one.isMet);
  });
}

/** In the place of the same tables and sentences in a report of everything. */
export async function saveBlocks(save: string, blocks: readonly string[]): Promise<void> {
  await writeFile(save, replaceBlocks(await readFile(save, 'utf8'), blocks));
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
