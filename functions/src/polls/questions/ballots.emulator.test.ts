import { randomUUID } from 'node:crypto';
import { type CastRequest, type ElectionAsked, type Outcome, sealMark } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { refreshingNow } from '../../live/projections/project.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { runTick } from '../../office/clock/runTick.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newDraft, newVoters, seat, taken } from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { readCurrentBallot } from '../ballots/readCurrentBallot.ts';
import { annulQuestion } from '../closing/annulQuestion.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { closeQuestions } from '../closing/closeQuestions.ts';
import { reachLine } from '../closing/reachLine.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { extendQuestions } from './extendQuestions.ts';
import { openQuestions } from './openQuestions.ts';
import { showResults } from './showResults.ts';

const election: ElectionAsked = {
  ...{ kind: 'people', min: 1, max: 2, seats: 2, needsMajority: false, method: 'quotient' },
  candidates: ['Ana', 'Beto', 'Carla'].map((label) => ({ label, lines: [] })),
};

/** Three units in the hall before three drafts: named, secret, and an election with two marks. */
async function newBallot() {
  const assembly = await newAssembly(3);
  await seat(assembly);
  const voters = await newVoters(assembly, 3);
  const questionIds = [
    await newDraft(assembly),
    await newDraft(assembly, { disclosure: 'secret' }),
    await newDraft(assembly, { election, durationSeconds: 600 }),
  ];
  const { assemblyId } = assembly;
  const chair = () => ({ assemblyId, questionIds, by: 'chair', now: Date.now() });
  const one = (place: number) => ({ ...chair(), questionId: questionIds[place] ?? '' });
  const open = (durationSeconds: number | null = null) =>
    openQuestions({ ...chair(), ...openingOf(...questionIds), durationSeconds });
  const cast = createCaster({ clock: systemClock, shard: '0' });
  const send = (
    i: number,
    place: number,
    choice: Omit<CastRequest['choices'][number], 'unitId'>,
  ) => {
    const claims = voters[i];
    if (claims === undefined) throw new Error('no such voter');
    const { questionId } = one(place);
    const choices = [{ unitId: `U${i}`, ...choice }];
    return cast(claims, { questionId, requestId: randomUUID(), choices });
  };
  return { assembly, assemblyId, questionIds, voters, chair, one, open, send };
}
type Ballot = Awaited<ReturnType<typeof newBallot>>;

const sessionOf = async ({ assemblyId }: Ballot) =>
  (await documents.session(assemblyId, 1).get()).data();
const questionsOf = async ({ assemblyId, questionIds }: Ballot) =>
  Promise.all(
    questionIds.map(async (id) => (await pollDocuments.question(assemblyId, id).get()).data()),
  );
const statesOf = async (ballot: Ballot) => (await questionsOf(ballot)).map((one) => one?.state);
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'done' : outcome.refusal.code);
const favour = { optionIds: ['favour'] };

async function voteAll({ send }: Ballot) {
  const sent = await Promise.all(
    [0, 1].flatMap((i) => [
      send(i, 0, favour),
      send(i, 1, { optionIds: ['against'] }),
      send(i, 2, { optionIds: ['c1', 'c3'] }),
    ]),
  );
  expect(sent.map((answer) => taken(answer).results[0]?.status)).toEqual(Array(6).fill('accepted'));
}

test('opens all or none, with one hour for all, and repeating it changes nothing', async () => {
  const ballot = await newBallot();
  const { questionIds } = ballot;
  expect((await Promise.all([ballot.open(300), ballot.open(300)])).map(codeOf)).toEqual([
    ...['done', 'done'],
  ]);
  const opened = await questionsOf(ballot);
  const [first] = opened;
  expect(opened.map((one) => [one?.state, one?.openedAt, one?.closesAt])).toEqual(
    Array(3).fill(['open', first?.openedAt, (first?.openedAt ?? 0) + 300_000]),
  );
  expect(opened.map((one) => one?.durationSeconds)).toEqual([null, null, 600]);
  expect(await sessionOf(ballot)).toMatchObject({
    ...{ openQuestionIds: questionIds },
    stage: { mode: 'question', questionIds: questionIds },
  });
  const events = await documents
    .events(ballot.assemblyId)
    .where('kind', '==', 'question-opened')
    .get();
  expect(events.size).toBe(3);
});

test.each([
  ['one is open already', async ({ one }: Ballot) => openQuestion(one(1)), 'question-not-draft'],
  [
    'another one is open',
    async ({ assembly, one }: Ballot) =>
      openQuestion({ ...one(0), questionId: await newDraft(assembly) }),
    'another-question-open',
  ],
  [
    'one does not exist',
    ({ assemblyId, one }: Ballot) => pollDocuments.question(assemblyId, one(2).questionId).delete(),
    'question-unknown',
  ],
] as const)('opens none when %s', async (_name, spoil, code) => {
  const ballot = await newBallot();
  await spoil(ballot);
  const before = await statesOf(ballot);
  expect(codeOf(await ballot.open())).toBe(code);
  expect(await statesOf(ballot)).toEqual(before);
});

test('a person reads the whole ballot at once and votes each question on its own', async () => {
  const ballot = await newBallot();
  await ballot.open();
  await voteAll(ballot);
  const { assemblyId, questionIds, voters } = ballot;
  const member = (await documents.member(assemblyId, voters[0]?.uid ?? '').get()).data();
  if (member === undefined) throw new Error('no member');
  const current = taken(await readCurrentBallot(assemblyId, member, Date.now()));
  expect(current.asked.map(({ question }) => question.questionId)).toEqual(questionIds);
  expect(current.asked.map(({ holdings }) => holdings[0]?.ballot)).toMatchObject([
    { optionIds: ['favour'] },
    { optionIds: null, receipt: null },
    { optionIds: ['c1', 'c3'] },
  ]);
});

test('a question closes alone and the rest goes on; the last one leaves nothing open', async () => {
  const ballot = await newBallot();
  const { questionIds, one } = ballot;
  await ballot.open();
  await voteAll(ballot);
  taken(await closeQuestion(one(0)));
  expect(await statesOf(ballot)).toEqual(['closed', 'open', 'open']);
  expect(await sessionOf(ballot)).toMatchObject({
    ...{ openQuestionIds: questionIds.slice(1) },
    stage: { questionIds },
  });
  expect(taken(await ballot.send(2, 1, favour)).results[0]?.status).toBe('accepted');
  const rest = { ...ballot.chair(), questionIds: questionIds.slice(1) };
  const closed = taken(await closeQuestions(rest)).results;
  expect(closed.map(({ questionId }) => questionId)).toEqual(questionIds.slice(1));
  expect(await sessionOf(ballot)).toMatchObject({ openQuestionIds: [] });
});

test('closes all with one line, each with its result and its seal, however often it is repeated', async () => {
  const ballot = await newBallot();
  const { assemblyId, questionIds, chair } = ballot;
  await ballot.open();
  await voteAll(ballot);
  taken(await reachLine(chair()));
  await Promise.all([closeQuestions(chair()), closeQuestions(chair())]);
  const results = await Promise.all(
    questionIds.map(async (id) => (await pollDocuments.result(assemblyId, id).get()).data()),
  );
  expect(new Set(results.map((result) => result?.closedAt)).size).toBe(1);
  expect(results.every((result) => result?.seal !== undefined)).toBe(true);
  expect(results.map((result) => result?.disclosure ?? 'named')).toEqual([
    ...['named', 'secret', 'named'],
  ]);
  expect(results[2]?.elected?.seats.map(({ name }) => name)).toEqual(['Ana', 'Carla']);
  const key = questionKeyId(assemblyId, questionIds[1] ?? '');
  expect(await questionKeys().read(key)).toBeNull();
  expect(codeOf(await ballot.send(2, 0, favour))).toBe('done');
  expect(taken(await ballot.send(2, 0, favour)).results[0]).toMatchObject({
    ...{ status: 'refused', refusal: { code: 'voting-closed' } },
  });
});

test('time gives all the same more time, and closes all with every browser gone', async () => {
  const ballot = await newBallot();
  await ballot.open(60);
  const closesAt = ((await questionsOf(ballot))[0]?.closesAt ?? 0) + 60_000;
  for (const _again of [1, 2]) taken(await extendQuestions({ ...ballot.chair(), closesAt }));
  expect((await questionsOf(ballot)).map((one) => one?.closesAt)).toEqual(Array(3).fill(closesAt));
  await voteAll(ballot);
  await runTick(closesAt - 1, refreshingNow());
  expect(await statesOf(ballot)).toEqual(['open', 'open', 'open']);
  await runTick(closesAt, refreshingNow());
  expect(await statesOf(ballot)).toEqual(['closed', 'closed', 'closed']);
});

test('a question is annulled and repeated alone while the rest is still voted', async () => {
  const ballot = await newBallot();
  const { assemblyId, questionIds, one } = ballot;
  await ballot.open();
  const repeatAs = randomUUID();
  taken(await annulQuestion({ ...one(0), reason: 'Se leyó de otra manera.', repeatAs }));
  const rest = questionIds.slice(1);
  expect(await sessionOf(ballot)).toMatchObject({
    ...{ openQuestionIds: rest },
    stage: { mode: 'question', questionIds: rest },
  });
  const repeated = (await pollDocuments.question(assemblyId, repeatAs).get()).data();
  expect([repeated?.state, repeated?.ballotIds]).toEqual(['draft', undefined]);
  expect(codeOf(await openQuestion({ ...one(0), questionId: repeatAs }))).toBe(
    'another-question-open',
  );
  taken(await closeQuestions({ ...ballot.chair(), questionIds: rest }));
  taken(await openQuestion({ ...one(0), questionId: repeatAs }));
  expect((await sessionOf(ballot))?.stage).toEqual({ mode: 'question', questionIds: [repeatAs] });
});

test('shows all the results at once, and none while one of them is open', async () => {
  const ballot = await newBallot();
  const { questionIds, one, chair } = ballot;
  await ballot.open();
  taken(await closeQuestion(one(0)));
  expect(codeOf(await showResults(chair(), refreshAtOnce))).toBe('question-not-closed');
  taken(await closeQuestions({ ...chair(), questionIds: questionIds.slice(1) }));
  for (const _again of [1, 2]) taken(await showResults(chair(), refreshAtOnce));
  expect((await sessionOf(ballot))?.stage).toMatchObject({ mode: 'result', questionIds });
  const shown = await documents.events(ballot.assemblyId).where('kind', '==', 'result-shown').get();
  expect(shown.size).toBe(3);
});

test('a result is shown with the seal that its closing is under, and is recounted without it', async () => {
  const ballot = await newBallot();
  const { assemblyId, questionIds, one, chair } = ballot;
  await ballot.open();
  await voteAll(ballot);
  for (const place of [0, 1, 2]) taken(await closeQuestion(one(place)));
  const closings = documents.events(assemblyId).where('kind', '==', 'question-closed');
  const { results } = taken(await showResults(chair(), refreshAtOnce));
  const head = (await documents.sealHead(assemblyId).get()).data();
  const mark = head && sealMark(head);
  expect(mark).toMatch(/^\d+-/u);
  expect(results.map((result) => result.sealMark)).toEqual([mark, mark, mark]);
  expect((await closings.get()).docs.every((event) => event.data().seal !== null)).toBe(true);
  taken(await showResults(chair(), refreshAtOnce));
  const kept = (await pollDocuments.result(assemblyId, questionIds[0] ?? '').get()).data();
  expect(kept?.sealMark).toBe(mark);
  const { questions } = taken(await auditCounts(assemblyId, Date.now()));
  expect(questions.map(({ faults }) => faults)).toEqual([[], [], []]);
});

test('the recount lists annulled questions with their reasons, and finds an altered vote', async () => {
  const ballot = await newBallot();
  const { assemblyId, questionIds, one, chair } = ballot;
  await ballot.open();
  await voteAll(ballot);
  const annul = (place: number) =>
    annulQuestion({ ...one(place), reason: 'La sala pidió repetirla.', repeatAs: null });
  for (const place of [0, 1]) taken(await annul(place));
  taken(await closeQuestions({ ...chair(), questionIds: questionIds.slice(2) }));
  taken(await annul(2));
  const recounted = async () => taken(await auditCounts(assemblyId, Date.now())).questions;
  const before = await recounted();
  expect(before.map(({ votes, faults, annulled }) => [votes, faults, annulled])).toEqual(
    Array(3).fill([2, [], 'La sala pidió repetirla.']),
  );
  await pollDocuments
    .ballots(assemblyId, questionIds[0] ?? '')
    .doc('U1')
    .update({ optionIds: ['against'] });
  await pollDocuments
    .participations(assemblyId, questionIds[1] ?? '')
    .doc('U1')
    .delete();
  await pollDocuments
    .ballots(assemblyId, questionIds[2] ?? '')
    .doc('U1')
    .delete();
  expect((await recounted()).map(({ faults }) => faults[0])).toEqual([
    ...['ballots-changed', 'participation-differs', 'ballots-changed'],
  ]);
});
