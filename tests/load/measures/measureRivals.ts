import { randomUUID } from 'node:crypto';
import type { Unit } from '@asamblea/domain';
import * as z from 'zod';
import { type Distribution, distributionOf } from '../figures/distribution.ts';
import { type Answer, postJson } from '../hall/postJson.ts';
import type { Visitor } from '../seeds/seedMember.ts';
import { personOf, seedRoster, seedStaff, unitOf } from '../seeds/seedRoster.ts';

export interface RivalPlan {
  readonly desks: number;
  /** How many times all the desks press at once, and as many for units of their own. */
  readonly turns: number;
}

export interface RivalMeasure extends RivalPlan {
  /** One desk takes a unit, and then another: what a press takes where nobody else presses. */
  readonly single: Distribution;
  /** Every desk takes a unit of its own. */
  readonly alone: Distribution;
  /** Every desk takes the same unit, each for somebody else. */
  readonly raced: Distribution;
  /** Answers that are no answer: an error of ours, or a connection lost. */
  readonly broken: number;
  /** Units that came to be of exactly one. */
  readonly decided: number;
}

const assemblyId = 'banco-rivales';
const answers = z.object({ results: z.array(z.object({ status: z.string() })) });

/** One desk presses by itself, and then twenty at the same instant: now for units of their own, now all for the same one. */
export async function measureRivals(
  api: readonly string[],
  plan: RivalPlan,
): Promise<RivalMeasure> {
  const { desks: count, turns } = plan;
  const { desks, wanted, own, lone } = await seedRivals(plan);
  const single: number[] = [];
  const alone: number[] = [];
  const raced: number[] = [];
  let broken = 0;
  let decided = 0;

  async function press(
    times: number[],
    unitOfDesk: (desk: number) => Unit,
    pressing = desks,
  ): Promise<number> {
    const taken = await Promise.all(
      pressing.map(async (desk, i) => {
        const startedAt = performance.now();
        const answer = await accredit(api[i % api.length] ?? '', desk, unitOfDesk(i), `quien-${i}`);
        times.push(performance.now() - startedAt);
        if (answer.status === 0 || answer.status >= 500) broken += 1;
        const rows = answers.safeParse(answer.body);
        return rows.success && rows.data.results.every(({ status }) => status === 'done');
      }),
    );
    return taken.filter(Boolean).length;
  }

  // Programs that have just started are slow.
  await press([], () => at(wanted, turns));
  broken = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    await press(single, () => at(lone, turn), desks.slice(0, 1));
    await press(alone, (desk) => at(own, turn * count + desk));
    if ((await press(raced, () => at(wanted, turn))) === 1) decided += 1;
  }
  return {
    ...plan,
    single: distributionOf(single),
    ...{ alone: distributionOf(alone), raced: distributionOf(raced), broken, decided },
  };
}

/** Units that any of the people may come for, one for each desk and turn, and one a turn for the first alone. */
async function seedRivals({ desks, turns }: RivalPlan) {
  const people = Array.from({ length: desks }, (_, i) => `quien-${i}`);
  const wanted = Array.from({ length: turns + 1 }, (_, i) => unitOf(i, people));
  const own = Array.from({ length: turns * desks }, (_, i) =>
    unitOf(wanted.length + i, [at(people, i % desks)]),
  );
  const lone = Array.from({ length: turns }, (_, i) =>
    unitOf(wanted.length + own.length + i, [at(people, 0)]),
  );
  const book = people.map((personId) => personOf(personId));
  await seedRoster(assemblyId, [...wanted, ...own, ...lone], book);
  return { desks: await seedStaff(assemblyId, desks), wanted, own, lone };
}

function accredit(
  address: string,
  desk: Visitor,
  { unitId }: Unit,
  personId: string,
): Promise<Answer> {
  return postJson(address, '/attendance/accredit', desk, {
    ...{ personId, unitIds: [unitId], capacity: 'owner', channel: 'hall' },
    ...{ requestId: randomUUID(), session: 1 },
  });
}

function at<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new Error(`There are only ${list.length} of them.`);
  return found;
}
