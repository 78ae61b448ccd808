import { randomUUID } from 'node:crypto';
import { addCounts, type CastAnswer, nothing, type Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newDraft,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { castBatch, createCaster } from '../ballots/createCaster.ts';
import { nobodyOwes } from '../ballots/rememberQuestions.ts';
import type { QuestionAction } from '../questions/questionAction.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { commitResult } from './commitResult.ts';
import { countVotes } from './countVotes.ts';

type Asker = (uid: string) => QuestionAction;

/** Six units present out of eight; the first three have voted: weights 1 and 3 in favour, 2 against. */
async function votedQuestion() {
  const assembly = await newAssembly(8);
  await seat(assembly, assembly.units.slice(0, 6));
  const voters = await newVoters(assembly, 6);
  const questionId = await newOpenQuestion(assembly);
  const vote = (i: number, optionId: string) => castOne(assembly, questionId, voters, i, optionId);
  await vote(0, 'favour');
  await vote(1, 'against');
  await vote(2, 'favour');
  const by: Asker = (uid) => ({
    assemblyId: assembly.assemblyId,
    questionId,
    by: uid,
    now: Date.now(),
  });
  return { assembly, questionId, by, vote };
}

async function castOne(
  { assemblyId }: TestAssembly,
  questionId: string,
  voters: Awaited<ReturnType<typeof newVoters>>,
  i: number,
  optionId: string,
): Promise<Outcome<CastAnswer>> {
  const claims = voters[i];
  if (claims === undefined) throw new Error('no such voter');
  const choices = [{ unitId: `U${i}`, optionIds: [optionId] }];
  const request = { questionId, requestId: randomUUID(), choices };
  const [answer] = await castBatch({
    assemblyId,
    questionId,
    session: 1,
    shard: '0',
    unitIndexOf: () => undefined,
    debtors: nobodyOwes,
    sendings: [{ claims, request, receipt: '0000-0000', receivedAt: Date.now() }],
    now: Date.now,
  });
  if (answer === undefined) throw new Error('no answer');
  return answer;
}

/** The result of those votes, by any closer and however often. */
const expected = {
  options: [
    { optionId: 'favour', weight: 4_000_000, units: 2 },
    { optionId: 'against', weight: 2_000_000, units: 1 },
    { optionId: 'blank', weight: 0, units: 0 },
    { optionId: 'abstention', weight: 0, units: 0 },
  ],
  didNotVote: { weight: 15_000_000, units: 3 },
  base: { weight: 21_000_000, units: 6 },
  quorum: { present: { weight: 21_000_000, units: 6 }, total: { weight: 36_000_000, units: 8 } },
  verdict: { kind: 'rejected', finding: { numerator: 4_000_000, base: 21_000_000 } },
  shownAt: null,
};

async function eventsOf({ assemblyId }: TestAssembly, kind: string): Promise<number> {
  return (await documents.events(assemblyId).where('kind', '==', kind).get()).size;
}

test('counts the votes there, frees the session and leaves the result unshown', async () => {
  const { assembly, questionId, by } = await votedQuestion();
  const result = taken(await closeQuestion(by('chair')));
  expect(result).toMatchObject(expected);
  const { assemblyId } = assembly;
  expect((await pollDocuments.result(assemblyId, questionId).get()).data()).toEqual(result);
  expect((await pollDocuments.question(assemblyId, questionId).get()).data()?.state).toBe('closed');
  const session = (await documents.session(assemblyId, 1).get()).data();
  expect(session).toMatchObject({
    openQuestionIds: [],
    stage: { mode: 'question', questionIds: [questionId] },
  });
});

test.each([
  [
    'after drawing the line',
    async (by: Asker) => {
      await stopAtLine(by('gone'));
    },
  ],
  [
    'after counting',
    async (by: Asker) => {
      await stopAtLine(by('gone'));
      const { assemblyId, questionId, now } = by('gone');
      expect(await countVotes(assemblyId, questionId, now)).not.toBeNull();
    },
  ],
  [
    'after writing the result',
    async (by: Asker) => {
      await closeQuestion(by('gone'));
    },
  ],
] as const)('is completed by anybody when it was interrupted %s', async (_when, interrupted) => {
  const { assembly, by } = await votedQuestion();
  await interrupted(by);
  expect(taken(await closeQuestion(by('other')))).toMatchObject(expected);
  expect(await eventsOf(assembly, 'question-closing')).toBe(1);
  expect(await eventsOf(assembly, 'question-closed')).toBe(1);
});

test('gives one result to all who close at the same time', async () => {
  const { assembly, by } = await votedQuestion();
  const results = await Promise.all(['a', 'b', 'c'].map((uid) => closeQuestion(by(uid))));
  const [first] = results;
  expect(results.map(taken)).toEqual(results.map(() => first && taken(first)));
  expect(await eventsOf(assembly, 'question-closed')).toBe(1);
});

test('counts as of the line, whatever arrivals, exits or votes come before the count', async () => {
  const { assembly, questionId, by, vote } = await votedQuestion();
  const { assemblyId } = assembly;
  await stopAtLine(by('chair'));
  const late = await vote(3, 'favour');
  expect(taken(late).results).toMatchObject([{ refusal: { code: 'voting-closed' } }]);
  const desk = { assemblyId, by: 'desk', now: Date.now() };
  await leave({ ...desk, request: { unitIds: ['U1', 'U4', 'U5'] } });
  const arriving = { personId: 'person-7', unitIds: ['U7'] };
  await accredit({ ...desk, request: { ...arriving, capacity: 'owner', channel: 'hall' } });
  expect(await countVotes(assemblyId, questionId, Date.now())).toMatchObject({
    result: { base: expected.base, quorum: expected.quorum },
  });
  expect(taken(await closeQuestion(by('chair')))).toMatchObject(expected);
});

test('counts the same more than an hour later, when the past is no longer served', async () => {
  const { assembly, questionId, by } = await votedQuestion();
  const { assemblyId } = assembly;
  const desk = { assemblyId, by: 'desk', now: Date.now() };
  await leave({ ...desk, request: { unitIds: ['U5'] } });
  await accredit({
    ...desk,
    request: { personId: 'person-5', unitIds: ['U5'], capacity: 'owner', channel: 'hall' },
  });
  await stopAtLine(by('chair'));
  await leave({ ...desk, request: { unitIds: ['U1', 'U4'] } });
  await accredit({
    ...desk,
    request: { personId: 'person-4', unitIds: ['U4'], capacity: 'owner', channel: 'hall' },
  });
  await accredit({
    ...desk,
    request: { personId: 'person-7', unitIds: ['U7'], capacity: 'owner', channel: 'hall' },
  });
  const soon = await countVotes(assemblyId, questionId, Date.now());
  const late = await countVotes(assemblyId, questionId, Date.now() + 61 * 60 * 1000);
  expect(late?.result).toMatchObject({ base: expected.base, quorum: expected.quorum });
  expect(late).toEqual(soon);
});

test('keeps in the base, and in the quorum of the decision, the vote of a unit that left', async () => {
  const { assembly, by } = await votedQuestion();
  const { assemblyId } = assembly;
  await leave({ assemblyId, by: 'desk', now: Date.now(), request: { unitIds: ['U0', 'U5'] } });
  const result = taken(await closeQuestion(by('chair')));
  expect(result.base).toEqual({ weight: 15_000_000, units: 5 });
  expect(result.quorum.present).toEqual(result.base);
});

test('has every vote that was accepted and none that was refused, in a race with the votes', async () => {
  const assembly = await newAssembly(60);
  const { assemblyId } = assembly;
  await seat(assembly);
  const voters = await newVoters(assembly, 60);
  const questionId = await newOpenQuestion(assembly);
  const hurried = { now: Date.now, wait: () => Promise.resolve() };
  const closing = Promise.withResolvers<ReturnType<typeof closeQuestion>>();
  // Six instances that never stop sending; the line falls among their votes.
  const lanes = Array.from({ length: 6 }, async (_, lane) => {
    const cast = createCaster({ clock: hurried, shard: String(lane) });
    const answers: Outcome<CastAnswer>[] = [];
    for (let i = lane; i < voters.length; i += 6) {
      const claims = voters[i];
      if (claims === undefined) throw new Error('no such voter');
      const choices = [{ unitId: `U${i}`, optionIds: ['favour'] }];
      answers.push(await cast(claims, { questionId, requestId: randomUUID(), choices }));
      if (i === 12) closing.resolve(closeQuestion({ assemblyId, questionId, by: 'chair', now: 0 }));
    }
    return answers;
  });
  const answers = (await Promise.all(lanes)).flat();
  const result = await closing.promise;
  const rows = answers.flatMap((answer) => taken(answer).results);
  const accepted = rows.filter((row) => row.status === 'accepted');
  const refused = rows.filter((row) => row.status === 'refused');
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length + refused.length).toBe(60);
  expect(refused.every((row) => row.refusal.code === 'voting-closed')).toBe(true);
  const inFavour = accepted
    .map((row) => assembly.units.find((unit) => unit.unitId === row.unitId)?.weight ?? 0)
    .reduce((sum, weight) => addCounts(sum, { weight, units: 1 }), nothing);
  expect(taken(result).options[0]).toMatchObject(inFavour);
  expect(taken(result).base.units).toBe(60);
});

test('refuses to close a question never opened, and to write a result that nobody counted', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const questionId = await newDraft(assembly);
  const asked = { assemblyId, questionId, by: 'chair', now: Date.now() };
  const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'done' : outcome.refusal.code);
  expect(codeOf(await closeQuestion(asked))).toBe('question-not-open');
  expect(codeOf(await closeQuestion({ ...asked, questionId: randomUUID() }))).toBe(
    'question-unknown',
  );
  taken(await openQuestion(asked));
  expect(codeOf(await commitResult(asked, null))).toBe('question-not-open');
});
