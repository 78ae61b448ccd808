import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leave } from '../../hall/attendance/desks.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { captureVotes } from '../../polls/captures/captureVotes.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  newVoters,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { readFeed } from './readFeed.ts';
import { readTurnout } from './readTurnout.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const now = Date.now();

/** Four units in the hall: those of odd number in another tower, and the last one online. */
async function newVote(disclosure: 'named' | 'secret') {
  const assembly = await newAssembly(4);
  const { assemblyId, units } = assembly;
  await seat(
    assembly,
    units.map((unit, i) => ({ ...unit, group: `Torre ${1 + (i % 2)}` })),
  );
  await peopleDocuments.attendance(assemblyId, 1).doc('U3').update({ channel: 'online' });
  const questionId = await newOpenQuestion(assembly, { disclosure });
  const voters = await newVoters(assembly, 4);
  const vote = async (i: number) => {
    const voter = voters[i];
    if (voter === undefined) throw new Error('Nobody votes.');
    const choices = [{ unitId: `U${i}`, optionIds: ['favour'] }];
    taken(await cast(voter, { questionId, requestId: randomUUID(), choices }));
  };
  return { assembly, assemblyId, questionId, vote };
}

const byTable = { by: 'units', channel: 'operator' } as const;
const millions = (weight: number, units: number) => ({ weight: weight * 1_000_000, units });

test('tells the progress of a vote by place, tower and channel, also for units that voted and left', async () => {
  const { assembly, assemblyId, questionId, vote } = await newVote('named');
  expect(await readTurnout(assemblyId, now)).toMatchObject({
    places: [
      { name: 'hall', voted: millions(0, 0), expected: millions(6, 3) },
      { name: 'online', voted: millions(0, 0), expected: millions(4, 1) },
    ],
  });
  await vote(0);
  await vote(3);
  const choices = [{ unitId: 'U1', optionIds: ['against'] }];
  const request = { questionId, requestId: randomUUID(), ...byTable, choices };
  const teller = await newMember(assembly, 'teller');
  taken(await captureVotes(cast, teller, { assemblyId, request, now: Date.now() }));
  for (const unitId of ['U0', 'U2']) await leaveHall(assemblyId, unitId);
  expect(await readTurnout(assemblyId, now + 4_000)).toEqual({
    ...{ questionId, others: 0 },
    places: [
      { name: 'hall', voted: millions(3, 2), expected: millions(3, 2) },
      { name: 'online', voted: millions(4, 1), expected: millions(4, 1) },
    ],
    groups: [
      { name: 'Torre 1', voted: millions(1, 1), expected: millions(1, 1) },
      { name: 'Torre 2', voted: millions(6, 2), expected: millions(6, 2) },
    ],
    entries: [
      { channel: 'phone', count: millions(1, 1) },
      { channel: 'operator', count: millions(2, 1) },
      { channel: 'remote', count: millions(4, 1) },
    ],
  });
});

test('tells a secret vote only by the place of its voters, and nothing by tower', async () => {
  const { assemblyId, vote } = await newVote('secret');
  await vote(0);
  const { places, groups, entries } = (await readTurnout(assemblyId, now)) ?? {};
  expect([places?.[0]?.voted, groups, entries]).toEqual([millions(1, 1), null, null]);
});

test('with nothing open there is no turnout', async () => {
  const { assemblyId } = await newAssembly(1);
  expect(await readTurnout(assemblyId, now)).toBeNull();
});

test('the feed is the latest events, newest first, and as short as the board', async () => {
  const { assemblyId } = await newVote('named');
  for (const unitId of ['U0', 'U1']) await leaveHall(assemblyId, unitId);
  const rows = await readFeed(assemblyId, now);
  expect(rows.map(({ kind, unit }) => [kind, unit])).toEqual([
    ['unit-left', 'U1'],
    ['unit-left', 'U0'],
    ['question-opened', null],
  ]);
});

async function leaveHall(assemblyId: string, unitId: string): Promise<void> {
  taken(await leave({ assemblyId, by: 'desk', now: Date.now(), request: { unitIds: [unitId] } }));
}
