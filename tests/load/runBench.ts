import { writeFile } from 'node:fs/promises';
import { type LiveQuorum, paths } from '@asamblea/domain';
import { documentAt } from '../../functions/src/kernel/database/firestore.ts';
import { findFirestoreEmulator } from '../../scripts/stack/findFirestoreEmulator.ts';
import { probeMachine } from '../../scripts/stack/probeMachine.ts';
import { requireInstalled } from '../../scripts/stack/requireInstalled.ts';
import { duration, say } from '../../scripts/stack/say.ts';
import { StackProblem } from '../../scripts/stack/stackProblem.ts';
import { waitUntil } from '../../scripts/stack/waitUntil.ts';
import { buildBundle } from './buildBundle.ts';
import { closeAtEnd } from './closeAtEnd.ts';
import { describeMachine } from './describeMachine.ts';
import { judge } from './judge.ts';
import { measureBusy } from './measureBusy.ts';
import { measureCosts } from './measureCosts.ts';
import { measureDesks } from './measureDesks.ts';
import { measureEngine } from './measureEngine.ts';
import { measureEntrances } from './measureEntrances.ts';
import { measureImport } from './measureImport.ts';
import { measureInvitations } from './measureInvitations.ts';
import { measureLoad, type Plan } from './measureLoad.ts';
import { measureRaces } from './measureRaces.ts';
import { measureReports } from './measureReports.ts';
import { measureRivals } from './measureRivals.ts';
import { measureSigns } from './measureSigns.ts';
import { measureSpending } from './measureSpending.ts';
import { openWatchers, type Watcher } from './openWatchers.ts';
import { seedHall } from './seedHall.ts';
import { startServers } from './startServers.ts';
import { writeReport } from './writeReport.ts';

const voters = 500;
const screens = 50;
const refreshMs = 500;
/** People one by one at the desks, and a crowd at the same time. */
const desksPlan = { desks: 20, single: 1_000, bulk: 5_000 };
/** A hall over two instances, where some units are voted from two places at once. */
const racesPlan = { voters: 320, withinMs: 10_000, raced: 4, twice: 16, closesAfter: 0.9 };
export const rivalsPlan = { desks: 20, turns: 20 };
const entrancesPlan = { people: 600, withinMs: 60_000 };
/** Owners who are invited by mail at once. */
const invited = 5_000;
const signsPlan = { voters: 320, withinMs: 10_000, signsPerMinute: 2_000 };
const plan: Plan = { withinMs: 10_000, atOnce: 100, rounds: 5 };

/** More than this, and the figures are not of this program alone. */
const busyAtMost = 0.1;

export interface BenchRequest {
  /** Where to leave the report, if anywhere. */
  readonly save: string | undefined;
  readonly stop: AbortSignal;
}

/** Runs everything, prints the report and says whether all that must hold does. Leaves nothing running. */
export function runBench({ save, stop }: BenchRequest): Promise<boolean> {
  return closeAtEnd(stop, async (ending) => {
    const startedAt = performance.now();
    requireInstalled();
    // One that is already running would not bring its events here.
    const emulator = await findFirestoreEmulator({ ...probeMachine(stop), givenHost: undefined });
    say('Construyendo las funciones…');
    const bundle = await buildBundle(stop);
    const engine = measureEngine();
    const busy = await measureBusy();
    if (busy > busyAtMost) say(`Aviso: otros programas ocupan el ${percent(busy)} de la máquina.`);
    say('Arrancando el emulador de Firestore y las funciones…');
    const servers = await startServers({ emulator, bundle, refreshMs, ending, stop });

    const work = async () => {
      say(`Sembrando ${voters} unidades y abriendo ${screens} pantallas…`);
      const hall = await seedHall(voters);
      const watchers = openWatchers(screens, { ...hall, ...servers }, ending);
      await requireSettled(hall.cot, watchers, stop);
      const [first = ''] = servers.api;
      const one = [first];
      const bench = { api: one, hall, watchers };
      const measures = await measureLoad(bench, plan);
      say('Mirando en qué se gasta un voto…');
      const spending = await measureSpending(bench, servers.programs, plan.atOnce);
      say('Carreras entre dos instancias, repetidos y un cierre con votos en camino…');
      const races = await measureRaces(servers.api, racesPlan);
      say('Importando dos veces un padrón grande…');
      const roster = await measureImport(first);
      say('Abriendo y exportando los informes de una asamblea grande…');
      const reports = await measureReports(first);
      say('Abriendo las mesas de registro…');
      const desks = await measureDesks(one, desksPlan, stop);
      const rivals = await measureRivals(servers.api, rivalsPlan);
      say('Una sala entera entra desde una misma dirección…');
      const entrances = await measureEntrances(servers.api, entrancesPlan);
      say('Invitando por correo a un padrón entero…');
      const invitations = await measureInvitations(first, invited);
      say('Una sala vota mientras los de lejos dicen que están…');
      const signs = await measureSigns(servers.api, signsPlan);
      const costs = await measureCosts(bundle, servers, stop);
      return {
        measures,
        spending,
        engine,
        roster,
        reports,
        desks,
        races,
        rivals,
        entrances,
        invitations,
        signs,
        costs,
      };
    };
    const measured = await Promise.race([work(), servers.died]);

    const checks = judge(measured.measures, servers.deliveries, measured);
    const machine = `${describeMachine(emulator)}, ${percent(busy)} ocupada al empezar`;
    const report = writeReport({
      ...measured,
      checks,
      plan,
      machine,
      voters,
      screens,
      refreshMs,
    });
    say(`\n${report}\n`);
    if (save !== undefined) await writeFile(save, `# Banco de carga\n\n${report}\n`);
    say(`Duró ${duration(performance.now() - startedAt)}.`);
    return checks.every((one) => one.isMet);
  });
}

/** The hall is full in the public quorum, and every screen shows its first document. */
async function requireSettled(
  cot: string,
  watchers: readonly Watcher[],
  stop: AbortSignal,
): Promise<void> {
  const quorum = documentAt<LiveQuorum>(paths.live(cot, 'quorum'));
  const isSettled = async () =>
    watchers.every(({ refreshes }) => refreshes.length > 0) &&
    (await quorum.get()).data()?.quorum.present.units === voters;
  if (await waitUntil(isSettled, { timeoutMs: 30_000, stop })) return;
  stop.throwIfAborted();
  throw new StackProblem('Las pantallas no mostraron a tiempo el quórum sembrado.');
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
