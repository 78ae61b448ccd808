import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Check, check, goal } from '../hall/checkQuestion.ts';
import { postJson } from '../hall/postJson.ts';
import { seedDesks } from '../seeds/seedDesks.ts';
import type { Visitor } from '../seeds/seedMember.ts';

export interface BulkMeasure {
  readonly units: number;
  readonly millis: number;
  /** Units that came to be in the hall. */
  readonly written: number;
}

const units = 7_500;
const bulkWithinMs = 20_000;
const progresses = z.object({ state: z.string(), written: z.number() });

/** A crowd comes in as one bulk work, by itself. */
export async function measureBulk(api: string): Promise<BulkMeasure> {
  const { desks, crowd } = await seedDesks({ desks: 1, single: 0, bulk: units });
  const [boss] = desks;
  if (boss === undefined) throw new Error('There is no desk.');
  let written = 0;
  const startedAt = performance.now();
  for await (const done of bringCrowd(api, boss, crowd)) written = done;
  return { units, millis: performance.now() - startedAt, written };
}

/** Follows the work as its page does; says after each step how many units are in. */
export async function* bringCrowd(
  api: string,
  boss: Visitor,
  items: readonly object[],
): AsyncGenerator<number, void> {
  const jobId = randomUUID();
  const body = { work: 'accredit', jobId, channel: 'hall', items };
  let answer = await postJson(api, '/bulk', boss, body);
  while (answer.status === 200) {
    const { state, written } = progresses.parse(answer.body);
    yield written;
    if (state === 'done') return;
    answer = await postJson(api, `/jobs/${jobId}/advance`, boss, {});
  }
  throw new Error(`The bulk was answered ${answer.status}.`);
}

export function writeBulk({ written, millis }: BulkMeasure): readonly string[] {
  const seconds = (millis / 1000).toLocaleString('es-CO', { maximumFractionDigits: 1 });
  return [`${written} unidades acreditadas en bloque, sin nadie más, en ${seconds} s.`];
}

export function judgeBulk({ units: asked, written, millis }: BulkMeasure): readonly Check[] {
  return [
    check('la acreditación en bloque acredita todas sus unidades', written, asked),
    goal(
      `${asked} unidades acreditadas en bloque en menos de ${bulkWithinMs / 1000} s`,
      millis < bulkWithinMs,
      `${Math.round(millis)} ms`,
    ),
  ];
}
