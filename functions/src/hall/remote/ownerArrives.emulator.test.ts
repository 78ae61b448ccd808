import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { countTwice } from '../../testing/halls/namedVoting.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { luis, proxyDesk } from '../../testing/halls/proxyDesk.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { enterOnline } from './enterOnline.ts';
import { readArrival } from './readArrival.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });

/** An attorney who represents U0 remotely, its owner at home, and the possible actions of each. */
async function meeting() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const desk = proxyDesk(assembly);
  const proxyId = taken(await desk.takeIn('person-0', { attorney: luis })).proxyId;
  taken(await desk.accept(proxyId));
  const attorneyId = (await desk.proxy(proxyId))?.attorneyId ?? '';
  const attorney = await newMember(assembly, 'attorney', attorneyId);
  const owner = await newMember(assembly, 'voter', 'person-0');
  const enter = (personId: string, revokesProxies = false) =>
    enterOnline({ assemblyId, by: personId, personId, now: Date.now(), revokesProxies });
  const vote = async (who: typeof owner, questionId: string, optionId: string) => {
    const choices = [{ unitId: 'U0', optionIds: [optionId] }];
    const answer = taken(await cast(who, { questionId, requestId: randomUUID(), choices }));
    return answer.results.map((row) =>
      row.status === 'refused' ? row.refusal.code : row.status,
    )[0];
  };
  const asked = async () => taken(await readArrival(assemblyId, 'person-0', Date.now())).units;
  taken(await enter(attorneyId));
  return { assembly, assemblyId, desk, proxyId, attorney, owner, enter, vote, asked };
}

const moments = ['before-opening', 'while-open', 'after-its-vote', 'after-closing'] as const;

test.each(moments)(
  'an owner who arrives %s is asked, and accepted ballots stand',
  async (moment) => {
    const { assembly, assemblyId, desk, proxyId, attorney, owner, enter, vote, asked } =
      await meeting();
    const hasVoted = moment === 'after-its-vote' || moment === 'after-closing';
    const open = () => newOpenQuestion(assembly);
    const before = moment === 'before-opening' ? null : await open();
    if (before !== null && hasVoted)
      expect(await vote(attorney, before, 'favour')).toBe('accepted');
    if (before !== null && moment === 'after-closing') {
      taken(await closeQuestion({ assemblyId, questionId: before, by: 'chair', now: Date.now() }));
    }
    expect(await asked()).toMatchObject([{ unitId: 'U0', label: 'U0', mayRevoke: true }]);
    const first = taken(await enter('person-0')).units[0]?.answer;
    expect(first).toMatchObject({ status: 'refused', refusal: { code: 'unit-represented' } });
    expect(await desk.proxy(proxyId)).toMatchObject({ state: 'used' });
    expect(taken(await enter('person-0', true)).units[0]?.answer).toMatchObject({ status: 'done' });
    expect(await asked()).toEqual([]);
    expect(await desk.proxy(proxyId)).toMatchObject({ state: 'revoked' });
    const questionId = before ?? (await open());
    const late = await vote(attorney, questionId, 'against');
    const own = await vote(owner, questionId, 'against');
    expect([late, own]).toEqual(expected[moment]);
    const favour = { weight: 1_000_000, units: 1 };
    const tally = hasVoted ? { favour } : { against: favour };
    expect(await countTwice(assemblyId, questionId)).toEqual({ tally, recount: tally });
  },
);

/** The answers to the attorney, and then to the owner, when they vote once the owner came. */
const expected: Readonly<Record<(typeof moments)[number], readonly string[]>> = {
  'before-opening': ['unit-not-yours', 'accepted'],
  'while-open': ['unit-not-yours', 'accepted'],
  'after-its-vote': ['already-voted', 'already-voted'],
  'after-closing': ['voting-closed', 'voting-closed'],
};

test('nobody is asked in a meeting without people online, nor days before it', async () => {
  const { assemblyId, asked } = await meeting();
  const session = documents.session(assemblyId, 1);
  await session.update({ state: 'planned', startsAt: Date.now() + 86_400_000 });
  expect(await asked()).toEqual([]);
  await session.update({ state: 'open' });
  expect(await asked()).toHaveLength(1);
  await documents.assembly(assemblyId).update({ modality: 'hall' });
  expect(await asked()).toEqual([]);
});
