import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leave } from '../../hall/attendance/desks.ts';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { closeQuestion, openQuestion, showResult } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newDraft,
  newMember,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { annulQuestion } from '../closing/annulQuestion.ts';
import { setStage } from '../stage/setStage.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { createCaster } from './createCaster.ts';
import { readCurrentBallot } from './readCurrentBallot.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });

/** Units 0 and 10 are held by the same person, 1 by another. */
async function hall() {
  const assembly = await newAssembly(11);
  await seat(assembly, [...assembly.units.slice(10), ...assembly.units.slice(0, 1)], 'person-0');
  await seat(assembly, assembly.units.slice(1, 2));
  return { assembly, me: await newMember(assembly, 'voter', 'person-0') };
}

async function ballotOf({ assemblyId }: TestAssembly, { uid }: CookieClaims) {
  const member = (await documents.member(assemblyId, uid).get()).data();
  if (member === undefined) throw new Error('no such member');
  return taken(await readCurrentBallot(assemblyId, member, 1));
}

/** Of the one question that is asked. */
async function askedOf(assembly: TestAssembly, claims: CookieClaims) {
  const [only, ...others] = (await ballotOf(assembly, claims)).asked;
  if (only === undefined || others.length > 0) throw new Error('not one question');
  return only;
}

function voting(claims: CookieClaims, questionId: string, unitIds: string[]) {
  const choices = unitIds.map((unitId) => ({ unitId, optionIds: ['favour'] }));
  return cast(claims, { questionId, requestId: randomUUID(), choices });
}

test('lists the units I hold, in the order of the roster, without a question', async () => {
  const { assembly, me } = await hall();
  await newDraft(assembly);
  const ballot = await ballotOf(assembly, me);
  expect(ballot).toMatchObject({ asked: [], stage: { mode: 'quorum' }, serverNow: 1 });
  expect(ballot.holdings.map((holding) => [holding.label, holding.capacity])).toEqual([
    ['U0', 'owner'],
    ['U10', 'proxy'],
  ]);
});

test('says what each of my units voted, with its receipt', async () => {
  const { assembly, me } = await hall();
  const questionId = await newOpenQuestion(assembly);
  const [row] = taken(await voting(me, questionId, ['U10'])).results;
  const { question, holdings } = await askedOf(assembly, me);
  expect(question).toMatchObject({ questionId, state: 'open', number: 1 });
  expect(holdings.map((holding) => holding.ballot?.optionIds?.join() ?? null)).toEqual([
    null,
    'favour',
  ]);
  const receipt = row?.status === 'accepted' ? row.receipt : 'none';
  expect(holdings[1]?.ballot?.receipt).toBe(receipt);
});

test('keeps my vote in sight for a unit that left, and forgets one that left without voting', async () => {
  const { assembly, me } = await hall();
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  await voting(me, questionId, ['U10']);
  const request = { unitIds: ['U0', 'U10'] };
  taken(await leave({ assemblyId, by: 'desk', now: Date.now(), request }));
  const { holdings } = await askedOf(assembly, me);
  expect(holdings.map((holding) => [holding.label, holding.ballot?.optionIds?.join()])).toEqual([
    ['U10', 'favour'],
  ]);
});

test('shows the vote of a unit to its present holder', async () => {
  const { assembly, me } = await hall();
  const questionId = await newOpenQuestion(assembly);
  await voting(me, questionId, ['U0']);
  await seat(assembly, assembly.units.slice(0, 1), 'attorney-1');
  const attorney = await newMember(assembly, 'attorney', 'attorney-1');
  expect((await askedOf(assembly, attorney)).holdings).toMatchObject([
    { label: 'U0', capacity: 'proxy', ballot: { optionIds: ['favour'] } },
  ]);
});

test('follows the open question wherever the stage is, then the one on stage', async () => {
  const { assembly, me } = await hall();
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  const chair = { assemblyId, by: 'chair', now: Date.now() };
  taken(await setStage({ ...chair, request: { mode: 'blank' } }));
  expect((await askedOf(assembly, me)).question.questionId).toBe(questionId);
  taken(await closeQuestion({ ...chair, questionId }));
  expect((await ballotOf(assembly, me)).asked).toEqual([]);
  await documents
    .session(assemblyId, 1)
    .update({ stage: { mode: 'question', questionIds: [questionId] } });
  expect((await askedOf(assembly, me)).question).toMatchObject({ questionId, state: 'closed' });
});

test('gives an account that is nobody in the roster an empty ballot', async () => {
  const { assembly } = await hall();
  await newOpenQuestion(assembly);
  expect((await askedOf(assembly, await newMember(assembly, 'voter'))).holdings).toEqual([]);
});

test('brings the result while the moderator shows it, and not before nor after', async () => {
  const { assembly, me } = await hall();
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  await voting(me, questionId, ['U0', 'U10']);
  const chair = { assemblyId, by: 'chair', now: Date.now() };
  const { verdict } = taken(await closeQuestion({ ...chair, questionId }));
  const hidden = await askedOf(assembly, me);
  expect(hidden.question).toMatchObject({ questionId, state: 'closed' });
  expect(hidden.result).toBeUndefined();
  taken(await showResult({ ...chair, questionId }));
  // Those who wait for it are told with the answer to the moderator, and not a trigger later.
  const stage = (await pollDocuments.liveStage(assembly.cot).get()).data()?.stage;
  expect(stage).toEqual({ mode: 'result', questionIds: [questionId] });
  const shown = await askedOf(assembly, me);
  expect(shown.result).toMatchObject({ questionId, verdict });
  expect(shown.result).not.toHaveProperty('shownAt');
  expect(shown.holdings.map(({ ballot }) => ballot?.optionIds?.join())).toEqual([
    'favour',
    'favour',
  ]);
  taken(await setStage({ ...chair, request: { mode: 'quorum' } }));
  expect((await ballotOf(assembly, me)).asked).toEqual([]);
});

test.each([
  ['shown', 'question'],
  ['open while the screen is blank', 'blank'],
] as const)(
  'says why a question that was %s is annulled, and that it will be voted again, until another comes',
  async (_, mode) => {
    const { assembly, me } = await hall();
    const { assemblyId } = assembly;
    const questionId = await newOpenQuestion(assembly);
    const chair = { assemblyId, by: 'chair', now: Date.now() };
    if (mode === 'blank') taken(await setStage({ ...chair, request: { mode } }));
    const repeatAs = randomUUID();
    const reason = 'El texto tenía un error.';
    taken(await annulQuestion({ ...chair, questionId, reason, repeatAs }));
    const told = await ballotOf(assembly, me);
    expect(told).toMatchObject({
      asked: [],
      annulled: [{ questionId, number: 1, reason, isRepeated: true }],
    });
    taken(await openQuestion({ ...chair, questionId: repeatAs }));
    const again = await ballotOf(assembly, me);
    expect(again).toMatchObject({ asked: [{ question: { questionId: repeatAs, state: 'open' } }] });
    expect(again.annulled).toBeUndefined();
  },
);

test('a first request is not reported as a repeat', async () => {
  const { assembly, me } = await hall();
  const questionId = await newOpenQuestion(assembly);
  const asked = { assemblyId: assembly.assemblyId, by: 'chair', now: Date.now(), questionId };
  taken(await annulQuestion({ ...asked, reason: 'Se retira el punto.', repeatAs: null }));
  const [one] = (await ballotOf(assembly, me)).annulled ?? [];
  expect(one).toMatchObject({ questionId, isRepeated: false });
});

test('says which units have the same owner where the law counts owners, and how it names them', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  const [one, two, other] = assembly.units;
  if (!one || !two || !other) throw new Error('Three units were asked for.');
  const units = [one, other, { ...two, ownerIds: one.ownerIds, ownerNames: one.ownerNames }];
  await seat(assembly, units, 'person-0');
  const me = await newMember(assembly, 'voter', 'person-0');
  await documents.assembly(assemblyId).update({ rulePack: 'es-lph' });
  const questionId = await newOpenQuestion(assembly);
  const { asked, words } = await ballotOf(assembly, me);
  const [{ holdings = [] } = {}] = asked;
  expect(holdings.map(({ label, head }) => [label, head])).toEqual([
    ...[
      ['U0', 0],
      ['U1', 0],
      ['U2', 1],
    ],
  ]);
  expect(words?.units).toMatchObject({ one: 'piso o local', noun: 'pisos y locales' });
  const chair = { assemblyId, by: 'chair', now: Date.now() };
  taken(await annulQuestion({ ...chair, questionId, reason: 'Otra ley.', repeatAs: null }));
  await documents.assembly(assemblyId).update({ rulePack: 'co-ph' });
  await newOpenQuestion(assembly);
  expect((await askedOf(assembly, me)).holdings.every(({ head }) => head === undefined)).toBe(true);
});
