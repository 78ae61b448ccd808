import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { meetingDocuments } from '../../../functions/src/meeting/sessions/meetingDocuments.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';
import { type Distribution, distributionOf } from '../figures/distribution.ts';
import { postJson } from '../hall/postJson.ts';
import { type Arrival, type DeskPlan, seedDesks } from '../seeds/seedDesks.ts';
import type { Visitor } from '../seeds/seedMember.ts';
import { bringCrowd } from './measureBulk.ts';

export interface DeskMeasure extends DeskPlan {
  /** Accreditations of one person at a desk, while the bulk goes on. */
  readonly perSecond: number;
  readonly toAnswer: Distribution;
  /** From the answer to the first quorum shown that has all the units answered until then. */
  readonly toScreen: Distribution;
  readonly bulkMillis: number;
  /** The expected count, and the count found by each way. */
  readonly expected: string;
  readonly counts: Readonly<Record<'asistencia' | 'sucesos' | 'quórum publicado', string>>;
}

interface Entry {
  readonly at: number;
  readonly units: number;
}

/** Fills a hall through the API: many desks, one person at a time, while a crowd comes in as one bulk work. */
export async function measureDesks(
  api: readonly string[],
  plan: DeskPlan,
  stop: AbortSignal,
): Promise<DeskMeasure> {
  const hall = await seedDesks(plan);
  const { assemblyId } = hall;
  const screen: Entry[] = [];
  const closeScreen = meetingDocuments.liveQuorum(hall.cot).onSnapshot((shown) => {
    const units = shown.data()?.quorum.present.units;
    if (units !== undefined) screen.push({ at: performance.now(), units });
  });
  const answered: Entry[] = [];
  const times: number[] = [];
  let taken = 0;
  let written = 0;

  async function take(desk: Visitor, address: string, arrival: Arrival): Promise<void> {
    const startedAt = performance.now();
    const body = { ...arrival, requestId: randomUUID(), session: 1, ...atDoor };
    const answer = await postJson(address, '/attendance/accredit', desk, body);
    if (answer.status !== 200) throw new Error(`A desk was answered ${answer.status}.`);
    const { results } = answers.parse(answer.body);
    taken += results.filter(({ status }) => status === 'done').length;
    answered.push({ at: performance.now(), units: taken + written });
    times.push(performance.now() - startedAt);
  }

  try {
    const startedAt = performance.now();
    const queue = hall.arrivals.values();
    const desksDone = Promise.all(
      hall.desks.map(async (desk, i) => {
        for (const arrival of queue) await take(desk, api[i % api.length] ?? '', arrival);
      }),
    ).then(() => performance.now() - startedAt);
    const [boss] = hall.desks;
    if (boss === undefined) throw new Error('There is no desk.');
    const bulkDone = (async () => {
      for await (const done of bringCrowd(api[0] ?? '', boss, hall.crowd)) {
        written = done;
        answered.push({ at: performance.now(), units: taken + written });
      }
      return performance.now() - startedAt;
    })();
    const [deskMillis, bulkMillis] = await Promise.all([desksDone, bulkDone]);
    const all = plan.single + plan.bulk;
    await waitUntil(async () => screen.at(-1)?.units === all, { timeoutMs: 30_000, stop });
    return {
      ...plan,
      perSecond: hall.arrivals.length / (deskMillis / 1000),
      toAnswer: distributionOf(times),
      toScreen: distributionOf(answered.map((entry) => delayOf(entry, screen))),
      bulkMillis,
      expected: sayCount(all, [...hall.weightOf.values()]),
      counts: await recount(assemblyId, hall.cot, hall.weightOf),
    };
  } finally {
    closeScreen();
  }
}

const atDoor = { capacity: 'owner', channel: 'hall' } as const;
const answers = z.object({ results: z.array(z.object({ status: z.string() })) });

function delayOf(entry: Entry, screen: readonly Entry[]): number {
  const shown = screen.find(({ units }) => units >= entry.units);
  return shown === undefined ? Number.POSITIVE_INFINITY : Math.max(0, shown.at - entry.at);
}

async function recount(
  assemblyId: string,
  cot: string,
  weightOf: ReadonlyMap<string, number>,
): Promise<DeskMeasure['counts']> {
  const [held, events, live] = await Promise.all([
    peopleDocuments.attendance(assemblyId, 1).where('present', '==', true).get(),
    documents.events(assemblyId).where('kind', '==', 'unit-entered').get(),
    meetingDocuments.liveQuorum(cot).get(),
  ]);
  const entered = events.docs.map((event) => weightOf.get(event.data().unitId ?? '') ?? 0);
  const present = live.data()?.quorum.present;
  return {
    asistencia: sayCount(
      held.size,
      held.docs.map((unit) => unit.data().weight),
    ),
    sucesos: sayCount(events.size, entered),
    'quórum publicado': sayCount(present?.units ?? 0, [present?.weight ?? 0]),
  };
}

function sayCount(units: number, weights: readonly number[]): string {
  return `${units} unidades, ${weights.reduce((sum, weight) => sum + weight, 0)}`;
}
