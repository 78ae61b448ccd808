import { expect, test } from 'vitest';
import { StoreAway, storeFailureOf } from '../../kernel/concurrency/storeFailure.ts';
import { documents } from '../../kernel/database/documents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newSecretVoting,
  receiptsIn,
  type SecretVoting,
} from '../../testing/halls/secretVoting.ts';
import { newDraft, taken } from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { commitResult } from './commitResult.ts';
import { countVotes } from './countVotes.ts';
import { sweepKeys } from './sweepKeys.ts';

const keys = questionKeys();

function keyOf({ assembly, questionId }: SecretVoting) {
  return keys.read(questionKeyId(assembly.assemblyId, questionId));
}

/** Eight units of weights 1 to 8 vote; those at odd places against: 16 in favour, 20 against. */
async function voted(): Promise<SecretVoting & { readonly receipts: readonly string[] }> {
  const voting = await newSecretVoting(9);
  const receipts: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    const answer = await voting.vote(i, i % 2 === 0 ? 'favour' : 'against');
    receipts.push(...receiptsIn(answer).flatMap((receipt) => receipt ?? []));
  }
  return { ...voting, receipts };
}

const expected = {
  disclosure: 'secret',
  didNotVote: { weight: 9_000_000, units: 1 },
  base: { weight: 45_000_000, units: 9 },
  told: { measure: 'weight', voted: { weight: 36_000_000, units: 8 } },
  verdict: { kind: 'rejected', finding: null },
};

async function expectClosed(voting: SecretVoting & { readonly receipts: readonly string[] }) {
  const { assembly, questionId, receipts } = voting;
  const { assemblyId } = assembly;
  expect(await keyOf(voting)).toBeNull();
  expect((await documents.keyDisposal(assemblyId, questionId).get()).exists).toBe(false);
  const stored = (await pollDocuments.result(assemblyId, questionId).get()).data();
  expect(stored).toMatchObject(expected);
  const list = (await pollDocuments.receiptsOf(assemblyId, questionId).get()).data();
  expect(list?.codes).toEqual([...receipts].sort());
  const events = await documents.events(assemblyId).where('questionId', '==', questionId).get();
  const closings = events.docs.map((one) => one.data()).filter(({ kind }) => /clos/u.test(kind));
  expect(closings.map(({ kind }) => kind).sort()).toEqual(['question-closed', 'question-closing']);
  expect(closings.find(({ kind }) => kind === 'question-closed')?.digest).toBe(
    stored?.seal?.digest,
  );
}

test('tells the verdict without the figures that would decode, and destroys the key', async () => {
  const voting = await voted();
  const result = taken(await closeQuestion(voting.by('chair')));
  expect(result.told?.kind).not.toBe('exact');
  expect(result.options.map(({ weight, units }) => [weight, units])).toEqual(
    result.options.map(() => [null, null]),
  );
  expect(result.verdict.sentence).toContain('no alcanzaron la mayoría');
  expect(JSON.stringify(result)).not.toMatch(/16000000|20000000|16,0000|20,0000/u);
  await expectClosed(voting);
});

const broken: QuestionKeys = {
  ...keys,
  destroy: () => Promise.reject(new Error('the store is away')),
};

test.each<readonly [string, (voting: SecretVoting) => Promise<unknown>]>([
  ['after drawing the line', ({ by }) => stopAtLine(by('gone'))],
  [
    'after counting',
    async ({ by }) => {
      const asked = by('gone');
      await stopAtLine(asked);
      expect(await countVotes(asked.assemblyId, asked.questionId, asked.now)).not.toBeNull();
    },
  ],
  [
    'after committing, with the key still there',
    async (voting) => {
      const asked = voting.by('gone');
      await stopAtLine(asked);
      await commitResult(asked, await countVotes(asked.assemblyId, asked.questionId, asked.now));
      expect(await keyOf(voting)).not.toBeNull();
    },
  ],
  [
    'while the key could not be destroyed',
    async ({ by }) => {
      await expect(closeQuestion(by('gone'), broken)).rejects.toThrow('away');
    },
  ],
  ['after everything', ({ by }) => closeQuestion(by('gone'))],
])('is completed by anybody when it was interrupted %s', async (_when, interrupted) => {
  const voting = await voted();
  await interrupted(voting);
  expect(taken(await closeQuestion(voting.by('other')))).toMatchObject(expected);
  await expectClosed(voting);
});

test('time destroys the key that the closer did not get to', async () => {
  const voting = await voted();
  await expect(closeQuestion(voting.by('gone'), broken)).rejects.toThrow('away');
  expect(await sweepKeys(keys, Date.now())).toBeGreaterThan(0);
  await expectClosed(voting);
});

test('gives one result to all who close at the same time', async () => {
  const voting = await voted();
  const results = await Promise.all(['a', 'b', 'c'].map((uid) => closeQuestion(voting.by(uid))));
  const [first] = results.map(taken);
  expect(results.map(taken)).toEqual(results.map(() => first));
  await expectClosed(voting);
});

test('does not annul because the store of keys is away: it waits to be resumed', async () => {
  const voting = await voted();
  const away = { ...keys, read: () => Promise.reject(new StoreAway('late')) };
  const failed = await closeQuestion(voting.by('gone'), away).catch((error: unknown) => error);
  // The person who closes is told to come back, and their page does so by itself.
  expect(storeFailureOf(failed)).toBe('away');
  const { assembly, questionId } = voting;
  const question = await pollDocuments.question(assembly.assemblyId, questionId).get();
  expect(question.data()?.state).toBe('counting');
  expect(taken(await closeQuestion(voting.by('other')))).toMatchObject(expected);
});

test.each<readonly [string, (voting: SecretVoting) => Promise<unknown>]>([
  [
    'a participation is gone',
    ({ assembly, questionId }) =>
      pollDocuments.participations(assembly.assemblyId, questionId).doc('U0').delete(),
  ],
  [
    'a weight was changed',
    ({ assembly, questionId }) =>
      pollDocuments
        .participations(assembly.assemblyId, questionId)
        .doc('U0')
        .update({ weight: 5_000_000 }),
  ],
  [
    'the sums were put back to an earlier moment',
    async ({ assembly, questionId, vote }) => {
      const { docs } = await pollDocuments.sealedShards(assembly.assemblyId, questionId).get();
      await vote(8, 'favour');
      for (const shard of docs) await shard.ref.set(shard.data());
    },
  ],
  [
    'the sums were changed',
    async ({ assembly, questionId }) => {
      const { docs } = await pollDocuments.sealedShards(assembly.assemblyId, questionId).get();
      for (const shard of docs)
        await shard.ref.update({ box: shard.data().box.replace(/^../u, 'xx') });
    },
  ],
  [
    'the key was lost',
    ({ assembly, questionId }) => keys.destroy(questionKeyId(assembly.assemblyId, questionId)),
  ],
])('decides nothing when %s', async (_what, tamper) => {
  const voting = await voted();
  await tamper(voting);
  const result = taken(await closeQuestion(voting.by('chair')));
  expect(result).toMatchObject({ verdict: { kind: 'annulled' }, told: { kind: 'verdict-only' } });
  expect(result.options.every(({ weight, units }) => weight === null && units === null)).toBe(true);
  expect(await keyOf(voting)).toBeNull();
});

test('the key of a secret vote exists before it opens, and is made only once', async () => {
  const voting = await newSecretVoting(1);
  const { assemblyId } = voting.assembly;
  const first = await keyOf(voting);
  taken(await openQuestion(voting.by('chair')));
  expect(await keyOf(voting)).toEqual(first);
  expect(first).toHaveLength(32);
  const draft = await newDraft(voting.assembly, { disclosure: 'secret' });
  expect(await keys.read(questionKeyId(assemblyId, draft))).toBeNull();
  const opening = { ...voting.by('chair'), questionId: draft };
  const away = { ...keys, create: () => Promise.reject(new Error('the store is away')) };
  await expect(openQuestion(opening, away)).rejects.toThrow('away');
  expect((await pollDocuments.question(assemblyId, draft).get()).data()?.state).toBe('draft');
});
