import { randomUUID } from 'node:crypto';
import type { CastRequest, ElectionAsked, Outcome } from '@asamblea/domain';
import { decideLot, lotSeedSchema } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { wordsOf } from '../../testing/files/wordsOf.ts';
import { newHall } from '../../testing/halls/newHall.ts';
import { closeQuestion, showResult } from '../../testing/halls/oneQuestion.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { readCurrentBallot } from '../ballots/readCurrentBallot.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { drawLot } from '../closing/drawLot.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { createRunoff } from './createRunoff.ts';

const named = (...labels: readonly string[]) => labels.map((label) => ({ label, lines: [] }));

const council: ElectionAsked = {
  kind: 'people',
  candidates: named('Ana', 'Beto', 'Carla', 'Darío', 'Eva', 'Fabio', 'Gala'),
  ...{ min: 1, max: 5, seats: 5, needsMajority: false, method: 'quotient' },
};

/** Everybody in the hall, each with a unit of weight 1, 2, 3… million, before an open election. */
async function newElection(
  units: number,
  election: ElectionAsked,
  disclosure: 'named' | 'secret' = 'named',
) {
  const hall = await newHall(units, { election, disclosure, liveBars: false });
  const { assembly, assemblyId, questionId, voters } = hall;
  const cast = createCaster({ clock: systemClock, shard: '0' });
  const send = (i: number, choice: Omit<CastRequest['choices'][number], 'unitId'>) => {
    const choices = [{ unitId: `U${i}`, ...choice }];
    return cast(hall.voter(i), { questionId, requestId: randomUUID(), choices });
  };
  const by = (uid: string) => ({ assemblyId, questionId, by: uid, now: Date.now() });
  return { assembly, assemblyId, questionId, voters, send, by };
}

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'done' : outcome.refusal.code);

/** The marks of seven units of weights 1 to 7, and the votes of each candidate. */
const marks = ['c1 c2 c3 c4 c5', 'c1 c2', 'c3 c4 c5 c6', 'c7', 'c2 c3', 'blank', 'c5 c4 c1'];
const sums = { c1: 10, c2: 8, c3: 9, c4: 11, c5: 11, c6: 3, c7: 4, blank: 6, abstention: 0 };

async function voteAll({ send }: Awaited<ReturnType<typeof newElection>>) {
  for (const [i, text] of marks.entries()) {
    expect(wordsOf(await send(i, { optionIds: text.split(' ') }))).toEqual(['accepted']);
  }
}

test('a named election of five seats keeps every mark, elects, and counts again the same', async () => {
  const election = await newElection(8, council);
  const { assemblyId, questionId, voters, by } = election;
  await voteAll(election);
  const ballot = (await pollDocuments.ballots(assemblyId, questionId).doc('U6').get()).data();
  expect(ballot).toMatchObject({ optionIds: ['c1', 'c4', 'c5'] });
  const member = (await documents.member(assemblyId, voters[6]?.uid ?? '').get()).data();
  if (member === undefined) throw new Error('no member');
  const current = taken(await readCurrentBallot(assemblyId, member, Date.now()));
  const [asked] = current.asked;
  expect(asked?.question.election).toMatchObject({ kind: 'people', marks: { min: 1, max: 5 } });
  expect(asked?.holdings[0]?.ballot?.optionIds).toEqual(['c1', 'c4', 'c5']);

  const result = taken(await closeQuestion(by('chair')));
  expect(
    Object.fromEntries(
      result.options.map(({ optionId, weight }) => [optionId, (weight ?? 0) / 1e6]),
    ),
  ).toEqual(sums);
  expect(result.didNotVote).toEqual({ weight: 8_000_000, units: 1 });
  expect(result.verdict.kind).toBe('approved');
  expect(result.elected?.seats.map(({ name }) => name)).toEqual([
    ...['Darío', 'Eva', 'Ana', 'Carla', 'Beto'],
  ]);
  const again = taken(await auditCounts(assemblyId, Date.now()));
  expect(again.questions).toMatchObject([{ votes: 7, faults: [] }]);
  await pollDocuments
    .ballots(assemblyId, questionId)
    .doc('U6')
    .update({ optionIds: ['c7'] });
  const forged = taken(await auditCounts(assemblyId, Date.now()));
  expect(forged.questions[0]?.faults).toEqual(['ballots-changed', 'sums-differ']);
});

test('an order of preference is kept as it was given, counted by rounds, and counts again the same', async () => {
  const election = await newElection(6, {
    ...{ ...council, kind: 'ranking', seats: 1 },
    candidates: named('Parque', 'Piscina', 'Gimnasio'),
  });
  const { assemblyId, questionId, by, send } = election;
  // Units of weights 1 to 6: 9 for the pool, 8 for the park, 4 for the gymnasium and then the park.
  const orders = ['c1 c3', 'c1 c2 c3', 'c2', 'c3 c1', 'c1', 'c2 c3'];
  for (const [i, order] of orders.entries()) {
    expect(wordsOf(await send(i, { optionIds: order.split(' ') }))).toEqual(['accepted']);
  }
  const kept = (await pollDocuments.ballots(assemblyId, questionId).doc('U3').get()).data();
  expect(kept?.optionIds).toEqual(['c3', 'c1']);

  const result = taken(await closeQuestion(by('chair')));
  expect(result.options.map(({ weight }) => (weight ?? 0) / 1e6)).toEqual([8, 9, 4, 0, 0]);
  expect(result.verdict.kind).toBe('approved');
  expect(result.elected?.seats.map(({ name }) => name)).toEqual(['Parque']);
  expect(result.elected?.rounds?.map(({ out }) => out)).toEqual([['c3'], []]);
  const again = taken(await auditCounts(assemblyId, Date.now()));
  expect(again.questions).toMatchObject([{ votes: 6, faults: [] }]);
  // The same marks in another order are another vote, though every first sum stays.
  await pollDocuments
    .ballots(assemblyId, questionId)
    .doc('U1')
    .update({ optionIds: ['c1', 'c3', 'c2'] });
  const forged = taken(await auditCounts(assemblyId, Date.now()));
  expect(forged.questions[0]?.faults).toEqual(['ballots-changed']);
});

test('a secret election of five seats elects the same and keeps no mark of anybody', async () => {
  const election = await newElection(8, council, 'secret');
  const { assemblyId, questionId, by } = election;
  await voteAll(election);
  const shards = await pollDocuments.sealedShards(assemblyId, questionId).get();
  const kept = await pollDocuments.participations(assemblyId, questionId).get();
  const stored = JSON.stringify([...shards.docs, ...kept.docs].map((one) => one.data()));
  expect(stored).not.toMatch(/"c\d"|optionId/u);
  const result = taken(await closeQuestion(by('chair')));
  expect(result.told?.voted).toEqual({ weight: 28_000_000, units: 7 });
  // Weights of 1 to 7 spell out the ballots: who is elected is told, in the order of the ballot.
  expect(result.told?.kind).toBe('verdict-only');
  expect(result.options.every(({ weight, units }) => weight === null && units === null)).toBe(true);
  expect(result.elected?.seats.map(({ name }) => name)).toEqual([
    ...['Ana', 'Beto', 'Carla', 'Darío', 'Eva'],
  ]);
  expect(result.verdict.sentence).toMatch(/^Ganan Ana, Beto, Carla, Darío y Eva\. Fuente:/u);
  const again = taken(await auditCounts(assemblyId, Date.now()));
  expect(again.questions).toMatchObject([{ votes: 7, faults: [] }]);
});

test.each([
  ['a name that is not there', ['c9'], 'option-unknown'],
  ['the same name twice', ['c1', 'c1'], 'mark-repeated'],
  ['too few', ['c1'], 'too-few-marks'],
  ['too many', ['c1', 'c2', 'c3', 'c4'], 'too-many-marks'],
  ['a name beside a blank vote', ['c1', 'blank'], 'marks-mixed'],
] as const)(
  'refuses %s with words, named or secret, and keeps nothing',
  async (_, optionIds, code) => {
    for (const disclosure of ['named', 'secret'] as const) {
      const { send, assemblyId, questionId } = await newElection(
        1,
        { ...council, min: 2, max: 3 },
        disclosure,
      );
      expect(wordsOf(await send(0, { optionIds }))).toEqual([code]);
      expect((await pollDocuments.ballots(assemblyId, questionId).get()).size).toBe(0);
      expect((await pollDocuments.participations(assemblyId, questionId).get()).size).toBe(0);
    }
  },
);

const works: ElectionAsked = {
  ...{ kind: 'one', candidates: named('Norte', 'Sur', 'Centro') },
  ...{ min: 1, max: 1, seats: 1, needsMajority: true, method: 'quotient' },
};

test('an election without a majority leaves one draft for its second round', async () => {
  const { assemblyId, send, by } = await newElection(5, works);
  await send(4, { optionIds: ['c3'] });
  await send(3, { optionIds: ['c1'] });
  await send(2, { optionIds: ['c2'] });
  expect(codeOf(await createRunoff({ ...by('chair'), runoffId: randomUUID() }))).toBe(
    'question-not-closed',
  );
  expect(taken(await closeQuestion(by('chair'))).verdict.kind).toBe('no-majority');
  const first = taken(await createRunoff({ ...by('chair'), runoffId: randomUUID() }));
  const second = taken(await createRunoff({ ...by('other'), runoffId: randomUUID() }));
  expect(second).toEqual(first);
  const draft = (await pollDocuments.question(assemblyId, first.questionId).get()).data();
  expect(draft).toMatchObject({ state: 'draft', number: 2, runoffOf: by('x').questionId });
  expect(draft?.options.map(({ label }) => label)).toEqual([
    ...['Norte', 'Centro', 'En blanco', 'Abstención'],
  ]);
});

test('a tie is drawn once from a seed that anybody can check, and the record says so', async () => {
  const { assemblyId, questionId, send, by } = await newElection(3, {
    ...works,
    needsMajority: false,
  });
  await send(0, { optionIds: ['c1'] });
  await send(1, { optionIds: ['c1'] });
  await send(2, { optionIds: ['c2'] });
  expect(taken(await closeQuestion(by('chair'))).verdict.kind).toBe('tie');
  taken(await showResult(by('chair')));
  const drawn = await Promise.all(['chair', 'other'].map((uid) => drawLot(by(uid))));
  const [result, same] = drawn.map(taken);
  expect(same).toEqual(result);
  const { lot, seats } = result?.elected ?? {};
  expect(decideLot(lotSeedSchema.parse(lot?.seed), ['c1', 'c2']).order).toEqual(lot?.order);
  expect(seats?.map(({ optionId, by: basis }) => [optionId, basis])).toEqual([
    [lot?.order[0], 'lot'],
  ]);
  const events = await documents.events(assemblyId).where('kind', '==', 'lot-drawn').get();
  expect(events.docs.map((event) => event.data().lotSeed)).toEqual([lot?.seed]);
  const stored = (await pollDocuments.result(assemblyId, questionId).get()).data();
  expect(stored).toMatchObject({ shownAt: expect.any(Number), verdict: { kind: 'approved' } });
  const again = taken(await auditCounts(assemblyId, Date.now()));
  expect(again.questions).toMatchObject([{ faults: [] }]);
});

test('there is nothing to draw where nobody ties, nor a second round where somebody won', async () => {
  const { send, by } = await newElection(2, works);
  await send(1, { optionIds: ['c2'] });
  taken(await closeQuestion(by('chair')));
  expect(codeOf(await drawLot(by('chair')))).toBe('no-tie');
  expect(codeOf(await createRunoff({ ...by('chair'), runoffId: randomUUID() }))).toBe('no-runoff');
});
