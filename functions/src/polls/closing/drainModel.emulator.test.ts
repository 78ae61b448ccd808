import { randomUUID } from 'node:crypto';
import type { CastAnswer, Outcome } from '@asamblea/domain';
import { sampleOf } from '@asamblea/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../../testing/files/wordsOf.ts';
import { newHall } from '../../testing/halls/newHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { beginClosing } from './beginClosing.ts';
import { countVotes } from './countVotes.ts';
import { drawLine } from './drawLine.ts';

/** In slots of a second: when it reaches its server and when what delays it there ends. */
interface Delayed {
  readonly arrives: number;
  readonly commits: number;
  readonly server: 0 | 1;
}

interface Schedule {
  readonly disclosure: 'named' | 'secret';
  readonly isTimed: boolean;
  readonly skews: readonly [number, number];
  readonly votes: readonly Delayed[];
  readonly begins: number;
  readonly line: number;
  /** The step after which the closer goes away. */
  readonly crash: 'begun' | 'drawn' | 'counted';
}

const slots = 12;
const schedule: fc.Arbitrary<Schedule> = fc
  .record({
    disclosure: fc.constantFrom<Schedule['disclosure']>('named', 'secret'),
    isTimed: fc.boolean(),
    skews: fc.constantFrom<Schedule['skews']>([0, 5_000], [0, -5_000], [5_000, 0], [-5_000, 0]),
    votes: fc.array(
      fc.record({
        ...{ arrives: fc.nat(slots), commits: fc.nat(slots) },
        server: fc.constantFrom<0 | 1>(0, 1),
      }),
      { minLength: 8, maxLength: 8 },
    ),
    begins: fc.integer({ min: 1, max: 6 }),
    line: fc.integer({ min: 7, max: 10 }),
    crash: fc.constantFrom<Schedule['crash']>('begun', 'drawn', 'counted'),
  })
  .map((drawn) => ({ ...drawn, votes: drawn.votes.map((vote) => inTime(vote, drawn)) }));

/** The guarantee of the drain: a vote that arrives before it begins commits before it ends. */
function inTime({ arrives, commits, server }: Delayed, { begins, line }: Schedule): Delayed {
  const latest = arrives < begins ? line - 1 : slots;
  return { server, arrives, commits: Math.min(Math.max(arrives, commits), latest) };
}

test('every vote that is accepted is counted, and none that arrived in time is late, with two clocks and a crash', async () => {
  await fc.assert(fc.asyncProperty(schedule, live), {
    ...sampleOf({ part: 4, full: 30 }, process.env),
    endOnFailure: true,
  });
}, 600_000);

async function live(plan: Schedule): Promise<void> {
  const { disclosure, isTimed } = plan;
  const more = { disclosure, ...(isTimed ? { durationSeconds: 60 } : {}) };
  const { assembly, assemblyId, questionId, voter } = await newHall(8, more);
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
  const hour = question?.closesAt ?? null;
  const timeAt = (slot: number) => (hour ?? 0) + (slot - 6) * 1_000;
  const sent = new Map<number, { letIn(): void; answer: Promise<Outcome<CastAnswer>> }>();
  const words = new Map<number, string>();
  const asked = { assemblyId, questionIds: [questionId], by: 'gone', now: timeAt(plan.begins) };

  for (let slot = 0; slot <= slots; slot += 1) {
    if (slot === plan.begins) taken(await beginClosing(asked));
    if (slot === plan.line) await goOn(plan, asked);
    for (const [i, vote] of plan.votes.entries()) {
      if (vote.arrives === slot) {
        const door = Promise.withResolvers<void>();
        const now = timeAt(slot) + plan.skews[vote.server];
        const clock = { now: () => now, wait: () => door.promise };
        const cast = createCaster({ clock, shard: String(vote.server) });
        const choices = [{ unitId: `U${i}`, optionIds: ['favour'] }];
        const answer = cast(voter(i), { questionId, requestId: randomUUID(), choices });
        sent.set(i, { answer, letIn: door.resolve });
      }
      if (vote.commits === slot) {
        sent.get(i)?.letIn();
        words.set(i, (await sent.get(i)?.answer.then(wordsOf))?.join() ?? 'nothing');
      }
    }
  }
  taken(await closeQuestion({ ...asked, questionId, by: 'other' }));
  const isLate = ({ arrives, commits, server }: Delayed) =>
    commits >= plan.line || (hour !== null && timeAt(arrives) + plan.skews[server] >= hour);
  expect([...words].sort(([a], [b]) => a - b)).toEqual(
    plan.votes.map((vote, i) => [i, isLate(vote) ? 'voting-closed' : 'accepted']),
  );
  expect(await countedIn(assembly, questionId)).toBe(
    plan.votes.filter((vote) => !isLate(vote)).length,
  );
}

/** The rest of closing up to where it is interrupted. */
async function goOn(plan: Schedule, asked: Parameters<typeof beginClosing>[0]): Promise<void> {
  const { assemblyId, questionIds } = asked;
  // Another process finds it closing at the line; a crash before the line leaves it so for the next one.
  if (plan.crash === 'begun') taken(await beginClosing({ ...asked, by: 'other' }));
  taken(await drawLine(asked, { drainMillis: 0, skewMillis: 0 }));
  if (plan.crash === 'counted') await countVotes(assemblyId, questionIds[0] ?? '', Date.now());
}

async function countedIn({ assemblyId }: TestAssembly, questionId: string): Promise<number> {
  const result = (await pollDocuments.result(assemblyId, questionId).get()).data();
  return result?.seal?.count ?? -1;
}
