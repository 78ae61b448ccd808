import { randomUUID } from 'node:crypto';
import { byQuestionNumber, type Outcome, sayQuestionNumber } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import {
  closeQuestion,
  extendQuestion,
  openQuestion,
  showResult,
} from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newDraft,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { annulQuestion } from '../closing/annulQuestion.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { discardQuestion } from './discardQuestion.ts';
import { editQuestion } from './editQuestion.ts';
import { moveQuestion } from './moveQuestion.ts';

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'done' : outcome.refusal.code);
const reason = 'La pregunta se leyó de otra manera.';
const terms = { blank: false, abstention: true, liveBars: false, durationSeconds: null };

function acting({ assemblyId }: TestAssembly, questionId: string) {
  return { assemblyId, questionId, by: 'chair', now: Date.now() };
}

async function agendaOf({ assemblyId }: TestAssembly) {
  const { docs } = await pollDocuments.questions(assemblyId).get();
  return docs.map((one) => one.data()).sort(byQuestionNumber);
}

const sessionOf = async ({ assemblyId }: TestAssembly) =>
  (await documents.session(assemblyId, 1).get()).data();

async function votedQuestion() {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units);
  const voters = await newVoters(assembly, 3);
  const questionId = await newOpenQuestion(assembly);
  const cast = createCaster({ clock: systemClock, shard: '0' });
  const vote = (i: number) => {
    const claims = voters[i];
    if (claims === undefined) throw new Error('no such voter');
    const choices = [{ unitId: `U${i}`, optionIds: ['favour'] }];
    return cast(claims, { questionId, requestId: randomUUID(), choices });
  };
  return { assembly, questionId, vote };
}

test('a draft is corrected with the rule of its matter, and an opened question is not', async () => {
  const assembly = await newAssembly(1);
  const questionId = await newDraft(assembly);
  const asked = acting(assembly, questionId);
  const edited = { ...terms, text: '¿Aprueba la reforma?', matterId: 'bylaws-reform' };
  taken(await editQuestion({ ...asked, terms: edited }));
  expect((await agendaOf(assembly))[0]).toMatchObject({
    text: '¿Aprueba la reforma?',
    rule: { ruleId: 'co-ph/qualified' },
    state: 'draft',
  });
  taken(await openQuestion(asked));
  expect(codeOf(await editQuestion({ ...asked, terms: edited }))).toBe('question-not-draft');
  expect(codeOf(await discardQuestion(asked))).toBe('question-not-draft');
});

test('two chairs who move drafts at once leave every number taken once', async () => {
  const assembly = await newAssembly(1);
  const ids = [];
  for (let i = 0; i < 4; i += 1) ids.push(await newDraft(assembly));
  const [first = '', , , last = ''] = ids;
  await Promise.all([
    moveQuestion({ ...acting(assembly, last), number: 1 }),
    moveQuestion({ ...acting(assembly, first), number: 3 }),
    discardQuestion(acting(assembly, randomUUID())),
  ]);
  expect((await agendaOf(assembly)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('a draft that is taken away twice is gone once', async () => {
  const assembly = await newAssembly(1);
  const asked = acting(assembly, await newDraft(assembly));
  expect(codeOf(await discardQuestion(asked))).toBe('done');
  expect(codeOf(await discardQuestion(asked))).toBe('done');
  expect(await agendaOf(assembly)).toEqual([]);
});

test('more time is given to late voters', async () => {
  const { assembly, questionId, vote } = await votedQuestion();
  const asked = acting(assembly, questionId);
  const past = Date.now() - 1;
  await pollDocuments.question(assembly.assemblyId, questionId).update({ closesAt: past });
  expect(codeOf(await extendQuestion({ ...asked, closesAt: past + 60_000 }))).toBe('voting-closed');
  await pollDocuments.question(assembly.assemblyId, questionId).update({ closesAt: null });
  const closesAt = Date.now() + 60_000;
  expect(taken(await extendQuestion({ ...asked, closesAt }))).toEqual({ closesAt });
  expect(taken(await extendQuestion({ ...asked, closesAt }))).toEqual({ closesAt });
  expect(taken(await vote(0)).results[0]).toMatchObject({ status: 'accepted' });
  expect((await agendaOf(assembly))[0]).toMatchObject({ state: 'open', closesAt });
});

test('an annulled vote frees the session, refuses who comes late and leaves one to repeat', async () => {
  const { assembly, questionId, vote } = await votedQuestion();
  const follows = await newDraft(assembly);
  await vote(0);
  const asked = acting(assembly, questionId);
  const repeatAs = randomUUID();
  expect(taken(await annulQuestion({ ...asked, reason, repeatAs }))).toEqual({
    questionId,
    repeatAs,
  });
  // Pressed again, also with another id, it is the same repetition.
  expect(taken(await annulQuestion({ ...asked, reason, repeatAs: randomUUID() }))).toEqual({
    questionId,
    repeatAs,
  });
  expect(await agendaOf(assembly)).toMatchObject([
    { questionId, state: 'annulled', annulment: { by: 'chair', reason } },
    { questionId: repeatAs, state: 'draft', repeats: questionId, number: 1, repetition: 1 },
    { questionId: follows, number: 2 },
  ]);
  expect(await sessionOf(assembly)).toMatchObject({
    openQuestionIds: [],
    stage: { mode: 'quorum' },
  });
  expect(taken(await vote(1)).results[0]).toMatchObject({
    status: 'refused',
    refusal: { code: 'question-annulled' },
  });
  expect(codeOf(await closeQuestion(asked))).toBe('question-annulled');
  expect(codeOf(await openQuestion(asked))).toBe('question-not-draft');
  expect(codeOf(await openQuestion(acting(assembly, repeatAs)))).toBe('done');
  const counted = taken(await closeQuestion(acting(assembly, repeatAs)));
  expect(sayQuestionNumber(counted)).toBe('1, repetición');
  taken(await annulQuestion({ ...asked, questionId: repeatAs, reason, repeatAs: randomUUID() }));
  expect((await agendaOf(assembly)).map(sayQuestionNumber)).toEqual([
    ...['1', '1, repetición', '1, 2.ª repetición', '2'],
  ]);
});

test('a result that was annulled says so, keeps its figures and is not shown again', async () => {
  const { assembly, questionId, vote } = await votedQuestion();
  await vote(0);
  const asked = acting(assembly, questionId);
  const counted = taken(await closeQuestion(asked));
  taken(await showResult(asked));
  taken(await annulQuestion({ ...asked, reason, repeatAs: null }));
  const stored = (await pollDocuments.result(assembly.assemblyId, questionId).get()).data();
  expect(stored).toMatchObject({ base: counted.base, annulment: { reason } });
  expect((await sessionOf(assembly))?.stage).toEqual({ mode: 'quorum', annulled: questionId });
  expect(codeOf(await showResult(asked))).toBe('question-annulled');
});

test('annulling and closing at once end in one of the two, never in both', async () => {
  const { assembly, questionId, vote } = await votedQuestion();
  await vote(0);
  const asked = acting(assembly, questionId);
  const [closed, annulled] = await Promise.all([
    closeQuestion(asked),
    annulQuestion({ ...asked, reason, repeatAs: null }),
  ]);
  expect(codeOf(annulled)).toBe('done');
  expect(['done', 'question-annulled']).toContain(codeOf(closed));
  expect((await agendaOf(assembly))[0]?.state).toBe('annulled');
  const result = (await pollDocuments.result(assembly.assemblyId, questionId).get()).data();
  expect(result?.annulment?.reason ?? reason).toBe(reason);
  expect((await sessionOf(assembly))?.openQuestionIds).toEqual([]);
});
