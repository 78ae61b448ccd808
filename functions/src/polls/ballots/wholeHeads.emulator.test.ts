import { randomUUID } from 'node:crypto';
import { decideSecretResult } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newSecretVoting, receiptsIn, voteOfAll } from '../../testing/halls/secretVoting.ts';
import { seat, taken } from '../../testing/halls/testAssembly.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { createCaster } from './createCaster.ts';
import { explainVote } from './explainVote.ts';
import { readCurrentBallot } from './readCurrentBallot.ts';

/** Six owners; the first has three units and the second two. */
const owners = [0, 1, 2, 3, 4, 5, 0, 0, 1];
const newVoting = () => newSecretVoting(9, 'generic', undefined, owners);
const instance = () => createCaster({ clock: systemClock, shard: '0' });
const codes = (outcome: Awaited<ReturnType<ReturnType<typeof instance>>>) =>
  taken(outcome).results.map((row) => (row.status === 'refused' ? row.refusal.code : row.status));

type Voting = Awaited<ReturnType<typeof newVoting>>;

async function keptOf({ assembly: { assemblyId }, questionId }: Voting) {
  const [votes, shards, claims] = await Promise.all([
    pollDocuments.participations(assemblyId, questionId).get(),
    pollDocuments.sealedShards(assemblyId, questionId).get(),
    pollDocuments.headVotes(assemblyId, questionId).get(),
  ]);
  const voted = shards.docs.map((one) => one.data().voted.units);
  return {
    units: votes.docs.map(({ id }) => id).sort(),
    sums: voted.reduce((sum, units) => sum + units, 0),
    heads: claims.docs.map((one) => one.data().headId).sort(),
  };
}

/** As closing would find it now. */
async function hallOf({ assembly: { assemblyId, units }, questionId }: Voting) {
  const [question, votes, seats] = await Promise.all([
    pollDocuments.question(assemblyId, questionId).get(),
    pollDocuments.participations(assemblyId, questionId).get(),
    peopleDocuments.attendance(assemblyId, 1).get(),
  ]);
  const asked = question.data();
  if (asked === undefined) throw new Error('no question');
  return {
    ...{ question: asked, units },
    participations: votes.docs.map((one) => one.data()),
    attendance: seats.docs.map((one) => one.data()),
  };
}

function voterOf({ voters }: Voting, i: number) {
  const voter = voters[i];
  if (voter === undefined) throw new Error('no such voter');
  return voter;
}

test('owners with several units vote once each, are counted once, and a recount agrees', async () => {
  const voting = await newVoting();
  const { assembly, questionId } = voting;
  const { assemblyId } = assembly;
  const opened = (await pollDocuments.question(assemblyId, questionId).get()).data();
  expect(opened).toMatchObject({ headsVoteWhole: true, disclosure: 'secret' });
  expect(opened).not.toHaveProperty('unitsAreHeads');
  // By units, and by weight, against wins: five of nine units are of two owners.
  const sides = ['against', 'against', 'favour', 'favour', 'favour', 'favour'];
  for (const [i, side] of sides.entries()) taken(await voting.vote(i, side));
  expect(await keptOf(voting)).toMatchObject({
    sums: 9,
    heads: sides.map((_, i) => `person-${i}`),
  });
  const result = taken(await closeQuestion(voting.by('chair')));
  expect(result).toMatchObject({
    told: { kind: 'exact', measure: 'heads', heads: 6, voted: { units: 9 } },
    measures: [{ scope: 'heads', of: 6, votes: { favour: 4, against: 2 } }],
    verdict: { kind: 'approved' },
  });
  expect(result.options.map(({ units, weight, heads }) => [units, weight, heads])).toEqual([
    [null, null, 4],
    [null, null, 2],
    [null, null, 0],
    [null, null, 0],
  ]);
  const recount = async () => taken(await auditCounts(assemblyId, Date.now())).questions;
  expect(await recount()).toMatchObject([{ questionId, votes: 9, faults: [] }]);
  await pollDocuments
    .participations(assemblyId, questionId)
    .doc('U8')
    .update({ headId: 'person-2' });
  expect((await recount())[0]?.faults).toContain('participation-differs');
});

test('a sending that lacks a unit of its owner, or answers apart, is refused and leaves nothing', async () => {
  const voting = await newVoting();
  const { questionId } = voting;
  const send = (unitIds: readonly string[]) =>
    instance()(voterOf(voting, 0), voteOfAll(questionId, unitIds, 'favour'));
  const lacking = await send(['U0', 'U6']);
  expect(codes(lacking)).toEqual(['head-not-whole', 'head-not-whole']);
  expect(JSON.stringify(taken(lacking))).toContain('Responda también por U7.');
  const apart = voteOfAll(questionId, ['U0', 'U6', 'U7'], 'favour');
  const [, ...rest] = apart.choices;
  const choices = [{ unitId: 'U0', optionIds: ['against'] }, ...rest];
  expect(codes(await instance()(voterOf(voting, 0), { ...apart, choices }))).toEqual([
    'head-cannot-split',
    'head-cannot-split',
    'head-cannot-split',
  ]);
  expect(await keptOf(voting)).toEqual({ units: [], sums: 0, heads: [] });
  // Nor is what others send with theirs held back.
  expect(codes(await send(['U0', 'U6', 'U7']))).toEqual(['accepted', 'accepted', 'accepted']);
});

test('two holders of units of one owner are told with whom to unite, and vote once one of them has all', async () => {
  const voting = await newVoting();
  const { assembly, questionId } = voting;
  const { assemblyId } = assembly;
  const seats = peopleDocuments.attendance(assemblyId, 1);
  await seats.doc('U8').update({ personId: 'person-5', personName: 'Eva' });
  const ballotOf = async (i: number) =>
    taken(await readCurrentBallot(assemblyId, { personId: `person-${i}`, name: '' }, Date.now()));
  const [first, second] = [JSON.stringify(await ballotOf(1)), JSON.stringify(await ballotOf(5))];
  expect(first).toContain('Eva tiene U8.');
  expect(second).toContain('person-1 tiene U1.');
  const why = taken(await explainVote({ assemblyId, personId: 'person-1', now: Date.now() }));
  // U8, of theirs, is in the hands of another; and so neither votes.
  expect(why.causes.find(({ cause }) => cause === 'head-shared')).toMatchObject({
    ...{ unitIds: ['U1', 'U8'], text: expect.stringContaining('Eva (U8)') },
  });
  const cast = instance();
  const send = (i: number, unitIds: readonly string[]) =>
    cast(voterOf(voting, i), voteOfAll(questionId, unitIds, 'favour'));
  expect(codes(await send(1, ['U1']))).toEqual(['head-not-whole']);
  // Eva's own unit is taken.
  expect(codes(await send(5, ['U5', 'U8']))).toEqual(['accepted', 'head-not-whole']);
  // Until then the acta would say whose units did not answer.
  const line = { ...(await hallOf(voting)), call: 1, closedAt: Date.now(), tally: null };
  expect(decideSecretResult(line).unsettled).toEqual(['U1', 'U8']);
  await seats.doc('U1').update({ personId: 'person-5', personName: 'Eva' });
  expect(codes(await send(5, ['U1', 'U8']))).toEqual(['accepted', 'accepted']);
  expect((await keptOf(voting)).heads).toEqual(['person-1', 'person-5']);
});

test('a unit that comes after its owner voted does not vote, with any holder', async () => {
  const voting = await newVoting();
  const { assembly, questionId } = voting;
  const late = assembly.units.filter(({ unitId }) => unitId === 'U7');
  const seats = peopleDocuments.attendance(assembly.assemblyId, 1);
  await seats.doc('U7').delete();
  const request = voteOfAll(questionId, ['U0', 'U6', 'U7'], 'favour');
  const send = () => instance()(voterOf(voting, 0), request);
  const answered = await send();
  expect(codes(answered)).toEqual(['accepted', 'accepted', 'unit-not-present']);
  await seat(assembly, late);
  // The same submission again, and another that has only the later unit.
  const again = await send();
  expect(codes(again)).toEqual(['repeated', 'repeated', 'head-already-voted']);
  expect(receiptsIn(again)).toEqual(receiptsIn(answered));
  const other = voteOfAll(questionId, ['U7'], 'against');
  expect(codes(await instance()(voterOf(voting, 0), other))).toEqual(['head-already-voted']);
  await seat(assembly, late, 'person-4');
  expect(codes(await instance()(voterOf(voting, 4), other))).toEqual(['head-already-voted']);
  expect(await keptOf(voting)).toEqual({ units: ['U0', 'U6'], sums: 2, heads: ['person-0'] });
});

test('of many sendings of one owner at once, from several instances, one counts and the sums are its own', async () => {
  const voting = await newVoting();
  const { questionId } = voting;
  const requests = Array.from({ length: 6 }, (_, i) =>
    voteOfAll(questionId, ['U0', 'U6', 'U7'], i % 2 === 0 ? 'favour' : 'against'),
  );
  const answers = await Promise.all(
    requests.map((request) => instance()(voterOf(voting, 0), request)),
  );
  const said = answers.map((one) => codes(one).join());
  const whole = (code: string) => [code, code, code].join();
  expect(said.filter((one) => one === whole('accepted'))).toHaveLength(1);
  const late = [whole('already-voted'), whole('head-already-voted')];
  expect(said.filter((one) => late.includes(one))).toHaveLength(5);
  expect(await keptOf(voting)).toEqual({
    ...{ units: ['U0', 'U6', 'U7'], sums: 3, heads: ['person-0'] },
  });
  for (const i of [1, 2, 3, 4, 5]) taken(await voting.vote(i, 'favour'));
  const result = taken(await closeQuestion(voting.by('chair')));
  expect(result.told).toMatchObject({ heads: 6, voted: { units: 9 } });
  expect(result.verdict.kind).toBe('approved');
});

test('the same sending from several places at once is one vote, and each of them is answered with its receipts', async () => {
  const voting = await newVoting();
  const request = voteOfAll(voting.questionId, ['U0', 'U6', 'U7'], 'favour');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => instance()(voterOf(voting, 0), request)),
  );
  const said = answers.flatMap((one) => codes(one));
  expect(said.filter((code) => code === 'accepted')).toHaveLength(3);
  expect(said.filter((code) => code === 'repeated')).toHaveLength(12);
  expect(new Set(answers.map((one) => receiptsIn(one).join())).size).toBe(1);
  expect(await keptOf(voting)).toMatchObject({ sums: 3, heads: ['person-0'] });
});

test('a unit that left and another that came, sent at once from two places, leave one vote', async () => {
  const voting = await newVoting();
  const { assembly, questionId } = voting;
  const seats = peopleDocuments.attendance(assembly.assemblyId, 1);
  await Promise.all([seats.doc('U6').delete(), seats.doc('U7').update({ present: false })]);
  const late = assembly.units.filter(({ unitId }) => unitId === 'U6');
  const one = instance()(voterOf(voting, 0), voteOfAll(questionId, ['U0'], 'favour'));
  const change = (async () => {
    await seats.doc('U0').update({ present: false });
    await seat(assembly, late);
  })();
  const other = change.then(() =>
    instance()(voterOf(voting, 0), {
      ...voteOfAll(questionId, ['U6'], 'against'),
      requestId: randomUUID(),
    }),
  );
  const said = [...codes(await one), ...codes(await other)];
  expect(said.filter((code) => code === 'accepted')).toHaveLength(1);
  expect(await keptOf(voting)).toMatchObject({ sums: 1, heads: ['person-0'] });
});
