import { randomUUID } from 'node:crypto';
import {
  type CaptureRequest,
  type CastRequest,
  type CorrectRequest,
  isInForce,
} from '@asamblea/domain';
import { sampleOf } from '@asamblea/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearArrears } from '../../hall/attendance/clearArrears.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { wordsOf } from '../../testing/files/wordsOf.ts';
import { ballotsOf, countTwice } from '../../testing/halls/namedVoting.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  newVoters,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { captureVotes } from './captureVotes.ts';
import { correctVotes } from './correctVotes.ts';

const units = 4;
const optionIds = ['favour', 'against', 'blank', 'abstention'] as const;

const anyStep = fc.record({
  kind: fc.constantFrom(
    ...(['phone', 'table', 'change', 'correct', 'withdraw', 'repeat', 'pay'] as const),
  ),
  unit: fc.nat(units - 1),
  optionId: fc.constantFrom(...optionIds),
  back: fc.nat(20),
});
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

type Sent =
  | { readonly door: 'cast'; readonly unit: number; readonly request: CastRequest }
  | { readonly door: 'capture'; readonly unit: number; readonly request: CaptureRequest }
  | { readonly door: 'correct'; readonly unit: number; readonly request: CorrectRequest };

/** The present vote of a unit as a person with a notebook would write it down; null: nothing counts. */
interface Line {
  readonly optionId: string | null;
  readonly receipt: string;
}

async function play(mayChange: boolean, steps: readonly Step[]): Promise<void> {
  const assembly = await newAssembly(units);
  const { assemblyId } = assembly;
  // A pack that takes the vote of units in arrears, and two that do.
  await documents.assembly(assemblyId).update({ rulePack: 'co-sas' });
  const owing = new Set([0, 1]);
  for (const i of owing) {
    await peopleDocuments
      .units(assemblyId, 'v1')
      .doc(`U${i}`)
      .update({ inArrears: true, headOwes: true });
  }
  await seat(assembly);
  const voters = await newVoters(assembly, units);
  const teller = await newMember(assembly, 'teller');
  const questionId = await newOpenQuestion(assembly, { mayChange });
  const cast = createCaster({
    clock: { ...systemClock, wait: () => Promise.resolve() },
    shard: '3',
  });
  const lines = new Map<number, Line>();
  const sendings: Sent[] = [];

  function sendingOf({ kind, unit, optionId }: Step): Sent {
    const ids = { questionId, requestId: randomUUID() };
    const unitId = `U${unit}`;
    const receipt = lines.get(unit)?.receipt ?? 'none';
    switch (kind) {
      case 'table': {
        const asked = {
          by: 'units',
          channel: 'operator',
          choices: [{ unitId, optionIds: [optionId] }],
        } as const;
        return {
          door: 'capture',
          unit,
          request: { ...ids, ...asked, choices: [...asked.choices] },
        };
      }
      case 'correct':
      case 'withdraw': {
        const to = kind === 'withdraw' ? { withdraw: true as const } : { optionIds: [optionId] };
        const more = { reason: 'Se oyó mal', units: [{ unitId, receipt, ...to }] };
        return { door: 'correct', unit, request: { ...ids, ...more } };
      }
      case 'change':
        return {
          ...{ door: 'cast', unit },
          request: { ...ids, choices: [{ unitId, optionIds: [optionId], replaces: receipt }] },
        };
      default:
        return {
          door: 'cast',
          unit,
          request: { ...ids, choices: [{ unitId, optionIds: [optionId] }] },
        };
    }
  }

  async function send(sent: Sent): Promise<void> {
    const voter = voters[sent.unit];
    if (voter === undefined) throw new Error('no voter');
    const before = lines.get(sent.unit) ?? null;
    const answer =
      sent.door === 'cast'
        ? await cast(voter, sent.request)
        : sent.door === 'capture'
          ? await captureVotes(cast, teller, { assemblyId, request: sent.request, now: Date.now() })
          : await correctVotes({
              ...{ assemblyId, by: teller.uid, request: sent.request, now: Date.now },
            });
    const [word] = wordsOf(answer);
    const isNew = !sendings.includes(sent);
    sendings.push(sent);
    if (!isNew) {
      expect(word).not.toBe('accepted');
      return;
    }
    const counts = before !== null && before.optionId !== null;
    const asks = sent.door === 'correct' ? sent.request.units[0] : choiceOf(sent);
    const isChange = sent.door === 'cast' && asks !== undefined && 'replaces' in asks;
    const isTaken = sent.door === 'correct' ? counts : !counts || (isChange && mayChange);
    const fits = isTaken && !owing.has(sent.unit);
    expect(word === 'accepted').toBe(fits);
    const [row] = taken(answer).results;
    if (word !== 'accepted' || row === undefined || row.status === 'refused') return;
    const isTakenBack = asks !== undefined && 'withdraw' in asks;
    const optionId = isTakenBack ? null : (asks?.optionIds?.join() ?? null);
    lines.set(sent.unit, { optionId, receipt: row.receipt ?? '' });
  }

  for (const step of steps) {
    if (step.kind === 'pay') {
      const request = { requestId: randomUUID(), session: 1, unitIds: [`U${step.unit}`] };
      taken(await clearArrears({ assemblyId, by: 'desk', request, now: Date.now() }));
      owing.delete(step.unit);
      continue;
    }
    const again = sendings[step.back % Math.max(1, sendings.length)];
    // A refused request may be sent anew; only a counted one must bring nothing again.
    const counted = step.kind === 'repeat' && again !== undefined && (await wasCounted(again));
    await send(counted && again !== undefined ? again : sendingOf(step));
  }

  async function wasCounted({ request }: Sent): Promise<boolean> {
    const ballots = await ballotsOf(assemblyId, questionId);
    const ids = ballots.flatMap(({ requestId, earlier = [] }) => [
      ...[requestId, ...earlier.map((one) => one.requestId)],
    ]);
    return ids.includes(request.requestId);
  }

  const standing = (await ballotsOf(assemblyId, questionId)).filter(isInForce);
  const told = Object.fromEntries(standing.map(({ unitId, optionIds: of }) => [unitId, of.join()]));
  const written = [...lines].flatMap(([i, { optionId }]) =>
    optionId === null ? [] : [[`U${i}`, optionId] as const],
  );
  expect(told).toEqual(Object.fromEntries(written));
  const { tally, recount } = await countTwice(assemblyId, questionId);
  expect(tally).toEqual(recount);
  const closed = await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() });
  expect(taken(closed).leftOut ?? []).toEqual([]);
  for (const { optionId, units: count } of taken(closed).options) {
    expect(count).toBe(written.filter(([, chosen]) => chosen === optionId).length);
  }
  expect(taken(await auditCounts(assemblyId, Date.now())).questions).toMatchObject([
    { votes: written.length, faults: [] },
  ]);
}

function choiceOf({ request }: Exclude<Sent, { door: 'correct' }>) {
  return 'choices' in request ? request.choices[0] : undefined;
}

test.each([false, true])(
  'the sums are those of a notebook, whatever is captured, changed (%s), corrected, sent again and owed',
  async (mayChange) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 24 }), (steps) =>
        play(mayChange, steps),
      ),
      { ...sampleOf({ part: 4, full: 30 }, process.env), endOnFailure: true },
    );
  },
  600_000,
);

test('changes, captures and corrections of one unit at the same instant leave one vote', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await seat(assembly);
  const [voter] = await newVoters(assembly, 1);
  if (voter === undefined) throw new Error('no voter');
  const teller = await newMember(assembly, 'teller');
  const questionId = await newOpenQuestion(assembly, { mayChange: true });
  const casters = ['1', '2', '3'].map((shard) => createCaster({ clock: systemClock, shard }));
  const ids = () => ({ questionId, requestId: randomUUID() });
  const [first] = casters;
  if (first === undefined) throw new Error('no instance');
  const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
  const [row] = taken(await first(voter, { ...ids(), choices })).results;
  const receipt = row?.status === 'accepted' ? (row.receipt ?? '') : '';
  const answers = await Promise.all([
    ...casters.map((cast, i) =>
      cast(voter, {
        ...ids(),
        choices: [{ unitId: 'U0', optionIds: [optionIds[i + 1] ?? ''], replaces: receipt }],
      }),
    ),
    correctVotes({
      ...{ assemblyId, by: teller.uid, now: Date.now },
      request: {
        ...ids(),
        reason: 'Se oyó mal',
        units: [{ unitId: 'U0', receipt, withdraw: true }],
      },
    }),
  ]);
  const words = answers.flatMap(wordsOf);
  // Once it is taken back, the unit may vote anew.
  const isTakenBack = words.at(-1) === 'accepted';
  expect(words.filter((word) => word === 'accepted').length).toBe(isTakenBack ? 2 : 1);
  const { tally, recount } = await countTwice(assemblyId, questionId);
  expect(tally).toEqual(recount);
});
