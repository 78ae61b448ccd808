import { randomUUID } from 'node:crypto';
import { type CastRequest, decideSecretResult, tallyOf } from '@asamblea/domain';
import { sampleOf } from '@asamblea/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { wordsOf } from '../../testing/files/wordsOf.ts';
import { newHall } from '../../testing/halls/newHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { auditCounts } from './auditCounts.ts';

const units = 6;
const optionIds = ['favour', 'against', 'blank', 'abstention'] as const;

type Step =
  | {
      readonly kind: 'vote' | 'retry';
      readonly unit: number;
      readonly option: number;
      readonly by: number;
    }
  | { readonly kind: 'leave' | 'arrive'; readonly unit: number }
  | { readonly kind: 'close' };

const unit = fc.nat(units - 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('vote' as const), unit, option: fc.nat(3), by: unit }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('retry' as const),
      unit,
      option: fc.nat(3),
      by: unit,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), unit }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('arrive' as const), unit }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
);

interface Kept {
  readonly request: CastRequest;
  readonly option: number;
}

/** The expected state, step by step: who is in, the first vote of each, and whether the line is drawn. */
class Model {
  readonly present = new Set(Array.from({ length: units }, (_, i) => i));
  readonly votes = new Map<number, Kept>();
  isClosed = false;

  answer(step: { readonly unit: number; readonly by: number }, request: CastRequest): string {
    const kept = this.votes.get(step.unit);
    if (kept?.request.requestId === request.requestId && step.by === step.unit) return 'repeated';
    if (this.isClosed) return 'voting-closed';
    if (kept !== undefined) return 'already-voted';
    if (!this.present.has(step.unit)) return 'unit-not-present';
    return step.by === step.unit ? 'accepted' : 'unit-not-yours';
  }
}

async function play(disclosure: 'secret' | 'named', steps: readonly Step[]): Promise<void> {
  const { assembly, assemblyId, questionId, voter } = await newHall(units, { disclosure });
  const casters = ['0', '1'].map((shard) => createCaster({ clock: systemClock, shard }));
  const desk = () => ({ assemblyId, by: 'desk', now: Date.now() });
  const close = () => closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() });
  const model = new Model();

  async function cast(step: Extract<Step, { option: number }>, place: number): Promise<void> {
    const caster = casters[place % 2];
    if (caster === undefined) throw new Error('no caster');
    const optionId = optionIds[step.option] ?? 'favour';
    const known = step.kind === 'retry' ? model.votes.get(step.unit) : undefined;
    const request = {
      questionId,
      requestId: known?.request.requestId ?? randomUUID(),
      choices: [{ unitId: `U${step.unit}`, optionIds: [optionId] }],
    };
    const expected = model.answer(step, request);
    expect(wordsOf(await caster(voter(step.by), request))).toEqual([expected]);
    if (expected === 'accepted') model.votes.set(step.unit, { request, option: step.option });
  }

  for (const [place, step] of steps.entries()) {
    switch (step.kind) {
      case 'vote':
      case 'retry':
        await cast(step, place);
        break;
      case 'leave':
        await leave({ ...desk(), request: { unitIds: [`U${step.unit}`] } });
        if (!model.isClosed) model.present.delete(step.unit);
        break;
      case 'arrive': {
        const request = { personId: `person-${step.unit}`, unitIds: [`U${step.unit}`] };
        await accredit({ ...desk(), request: { ...request, capacity: 'owner', channel: 'hall' } });
        if (!model.isClosed) model.present.add(step.unit);
        break;
      }
      case 'close':
        taken(await close());
        model.isClosed = true;
    }
  }
  const result = taken(await close());
  const weightOf = (i: number) => (i + 1) * 1_000_000;
  const inBase = new Set([...model.present, ...model.votes.keys()]);
  const weights = [...inBase].map(weightOf);
  expect(result.base).toEqual({
    units: inBase.size,
    weight: weights.reduce((sum, weight) => sum + weight, 0),
  });
  const voted = [...model.votes].map(([i, { option }]) => ({
    ...{ unitId: `U${i}`, weight: weightOf(i), optionIds: [optionIds[option] ?? ''] },
  }));
  if (disclosure === 'named') {
    const tally = tallyOf({}, voted);
    for (const { optionId, weight, units: count } of result.options) {
      expect([weight, count]).toEqual([tally[optionId]?.weight ?? 0, tally[optionId]?.units ?? 0]);
    }
  } else {
    const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
    if (question === undefined) throw new Error('no question');
    const expected = decideSecretResult({
      question,
      call: 1,
      closedAt: result.closedAt,
      units: assembly.units,
      attendance: [...model.present].map((i) => ({
        ...{ unitId: `U${i}`, weight: weightOf(i), present: true },
      })),
      participations: voted.map(({ unitId, weight }) => ({
        ...{ unitId, weight, personId: `person-${unitId.slice(1)}`, castBy: '', requestId: '' },
      })),
      tally: tallyOf({}, voted),
    });
    expect(result).toMatchObject(JSON.parse(JSON.stringify(expected)));
    expect(result.seal?.count).toBe(model.votes.size);
  }
  const again = taken(await auditCounts(assemblyId, Date.now()));
  expect(again.questions).toMatchObject([{ votes: model.votes.size, faults: [] }]);
}

test.each(['secret', 'named'] as const)(
  'the result of a %s vote is the model’s, whatever the order of votes, retries, exits, arrivals and closings',
  async (disclosure) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 24 }), (steps) =>
        play(disclosure, steps),
      ),
      { ...sampleOf({ part: 5, full: 40 }, process.env), endOnFailure: true },
    );
  },
  600_000,
);

test('votes that race each other, retries and the closing leave each unit in or told it is late', async () => {
  const { assemblyId, questionId, voters, voter } = await newHall(40, { disclosure: 'secret' });
  const hurried = { now: Date.now, wait: () => Promise.resolve() };
  const casters = ['0', '1', '2'].map((shard) => createCaster({ clock: hurried, shard }));
  const line = Promise.withResolvers<Awaited<ReturnType<typeof closeQuestion>>>();
  // Three lanes that never stop; each vote goes to two instances at once and the line falls among them.
  const lanes = [0, 1, 2].map(async (lane) => {
    const told: (readonly string[])[] = [];
    for (let i = lane; i < voters.length; i += 3) {
      const choices = [{ unitId: `U${i}`, optionIds: [i % 2 === 0 ? 'favour' : 'against'] }];
      const request = { questionId, requestId: randomUUID(), choices };
      const both = [casters[lane], casters[(lane + 1) % 3]].flatMap((caster) => caster ?? []);
      if (i === 18) {
        line.resolve(closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
      }
      const answers = await Promise.all(both.map((caster) => caster(voter(i), request)));
      told.push(answers.flatMap(wordsOf));
    }
    return told;
  });
  const answers = (await Promise.all(lanes)).flat();
  const result = taken(await line.promise);
  const isIn = answers.filter((words) => words.includes('accepted'));
  expect(isIn.length).toBeGreaterThan(0);
  for (const words of answers) {
    expect([
      ['accepted', 'repeated'],
      ['voting-closed', 'voting-closed'],
      ['accepted', 'voting-closed'],
    ]).toContainEqual([...words].sort());
  }
  expect(result.told?.voted.units).toBe(isIn.length);
  expect(result.seal?.count).toBe(isIn.length);
  expect(result.verdict.kind).not.toBe('annulled');
});
