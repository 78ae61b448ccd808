import { randomUUID } from 'node:crypto';
import { coursesOf, sayToldChoice, sealMark } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { sealOneBlock } from '../../kernel/events/sealEvents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { closeSession } from '../../meeting/sessions/closeSession.ts';
import { failSession } from '../../meeting/sessions/failSession.ts';
import { installSession } from '../../meeting/sessions/installSession.ts';
import { planNextSession } from '../../meeting/sessions/planNextSession.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { grantProxy } from '../../testing/halls/codePeople.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { readActa } from './readActa.ts';
import { readOwnReport } from './readOwnReport.ts';
import {
  readParticipation,
  readQuorumReport,
  readVotersReport,
  readVotesReport,
} from './readReports.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });

/** Units weigh 1, 2, 3 and 4. The first call fails with one; the second, at once, opens with three. */
async function heldMeeting() {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  const desk = { assemblyId, by: 'desk' };
  await grantProxy(assembly, { personId: 'gil', document: null });
  await documents.session(assemblyId, 1).update({ state: 'planned', startsAt: Date.now() });
  const enter = async (personId: string, unitId: string, capacity: 'owner' | 'proxy') =>
    taken(
      await accredit({
        ...{ ...desk, now: Date.now() },
        request: { personId, unitIds: [unitId], capacity, channel: 'hall' },
      }),
    );
  const chair = (call: number) => ({
    ...{ assemblyId, by: 'chair', now: Date.now() },
    request: { session: 1, call },
  });
  await enter('gil', 'U0', 'proxy');
  taken(await failSession(chair(1)));
  const next = { session: 1, call: 1, startsAt: Date.now() + 1000, waitMinutes: 0 };
  taken(await planNextSession({ ...chair(1), request: next }));
  await enter('person-1', 'U1', 'owner');
  await enter('person-3', 'U3', 'owner');
  const { activeSession: session = 1 } = (await documents.assembly(assemblyId).get()).data() ?? {};
  const second = { ...chair(2), request: { session, call: 2 }, now: next.startsAt + 1 };
  taken(await installSession(second));
  const questionId = await newOpenQuestion(assembly);
  const voter = await newMember(assembly, 'voter', 'person-1');
  const requestId = randomUUID();
  const choices = [{ unitId: 'U1', optionIds: ['favour'] }];
  taken(await cast(voter, { questionId, requestId, choices }));
  const owner = await newMember(assembly, 'voter', 'person-3');
  const against = [{ unitId: 'U3', optionIds: ['against'] }];
  taken(await cast(owner, { questionId, requestId: randomUUID(), choices: against }));
  taken(await leave({ ...desk, now: Date.now(), request: { unitIds: ['U3'] } }));
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  taken(await closeSession({ ...second, now: Date.now() }));
  return { assemblyId, questionId };
}

test('the reports of a meeting agree with its record and with one another', async () => {
  const { assemblyId, questionId } = await heldMeeting();
  const asked = { assemblyId, query: {}, now: Date.now() + 1000 };
  const quorum = taken(await readQuorumReport(asked));
  const voters = taken(await readVotersReport(asked));
  const votes = taken(await readVotesReport(asked));

  const point = 1_000_000;
  expect(quorum.milestones.map(({ kind, call }) => [kind, call])).toEqual([
    ['call-failed', 1],
    ['call-planned', 2],
    ['session-installed', 2],
    ['session-closed', 2],
  ]);
  expect(quorum.moves.map(({ kind, unit, present }) => [kind, unit, present.weight])).toEqual([
    ['entered', 'U0', point],
    ['entered', 'U1', 3 * point],
    ['entered', 'U3', 7 * point],
    ['left', 'U3', 3 * point],
  ]);
  for (const { at, quorum: read } of quorum.milestones) {
    if (read === null) continue;
    const replay = taken(await replayQuorum(assemblyId, { at }, asked.now));
    expect(read.present).toEqual(replay.quorum.present);
  }

  expect(voters.voters.map(({ name, stays }) => [name, stays.map(({ unit }) => unit)])).toEqual([
    ['Apoderado gil', ['U0']],
    ['Persona 1', ['U1']],
    ['Persona 3', ['U3']],
  ]);
  const said = voters.voters.map(({ stays: [stay] }) => {
    const [question] = voters.questions;
    return sayToldChoice(question ?? { options: [] }, stay?.choices[0]);
  });
  expect(said).toEqual([null, 'A favor', 'En contra']);
  expect(voters.voters[0]?.stays[0]).toMatchObject({ capacity: 'proxy', owner: 'Persona 0' });
  expect(voters.absent.map(({ unit }) => unit)).toEqual(['U2']);

  const [decided] = votes.questions;
  const stored = (await pollDocuments.result(assemblyId, questionId).get()).data();
  expect(stored).toMatchObject({ ...decided?.result });
  // A unit that voted and left takes part in the decision and is not in the room.
  const [first] = quorum.questions;
  expect(first?.decision?.present.weight).toBe(decided?.result.quorum.present.weight);
  expect([first?.decision, first?.closed].map((told) => told?.present.weight)).toEqual([
    ...[7 * point, 3 * point],
  ]);
});

test('every report carries the seal up to which the record was, the same in all', async () => {
  const { assemblyId } = await heldMeeting();
  const asked = { assemblyId, query: {}, now: Date.now() + 1000 };
  expect(taken(await readVotesReport(asked)).sealMark).toBeUndefined();
  const waiting = await documents.events(assemblyId).where('seal', '==', null).get();
  const ids = waiting.docs.map(({ id }) => id);
  await sealOneBlock(assemblyId, ids, asked.now);
  const own = await readOwnReport({ ...asked, personId: 'person-1' });
  const marks = [
    ...[taken(await readQuorumReport(asked)), taken(await readVotersReport(asked))],
    ...[taken(await readVotesReport(asked)), taken(own).report],
  ].map((report) => report?.sealMark);
  const head = (await documents.sealHead(assemblyId).get()).data();
  expect(head?.count).toBe(ids.length);
  expect(marks).toEqual(Array(4).fill(head && sealMark(head)));
});

test('the minutes are made from the same reports, one for each call', async () => {
  const { assemblyId } = await heldMeeting();
  const holder = { name: 'Ana', document: 'CC 1', offices: ['administrator'] } as const;
  await documents.generalSettings(assemblyId).set({
    offices: ['person-1', 'nobody'].map((personId) => ({ ...holder, personId })),
  });
  const asked = { assemblyId, query: {}, now: Date.now() + 1000 };
  const acta = taken(await readActa(asked));
  expect(coursesOf(acta.quorum).map(({ call, failed }) => [call, failed !== null])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(acta.quorum).toEqual(taken(await readQuorumReport(asked)));
  expect(acta.votes).toEqual(taken(await readVotesReport(asked)));
  expect(acta.proxies).toMatchObject([{ attorney: 'Apoderado gil', units: ['U0'] }]);
  expect(acta.offices).toMatchObject([{ personId: 'person-1', offices: ['administrator'] }]);
  expect(acta.holidays.length).toBeGreaterThan(10);
});

test('named ballots are gathered once the question is closed, and read from there', async () => {
  const { assemblyId, questionId } = await heldMeeting();
  const asked = { assemblyId, query: {}, now: Date.now() };
  const first = taken(await readVotersReport(asked));
  const kept = (await pollDocuments.roll(assemblyId, questionId, 0).get()).data();
  expect(kept?.parts).toBe(1);
  expect(JSON.parse(kept?.json ?? '')).toHaveLength(2);
  expect(taken(await readVotersReport(asked))).toEqual(first);
});

test('ballots that were gathered before they said when they were cast are gathered again', async () => {
  const { assemblyId, questionId } = await heldMeeting();
  const asked = { assemblyId, query: {}, now: Date.now() };
  const first = taken(await readVotersReport(asked));
  const roll = pollDocuments.roll(assemblyId, questionId, 0);
  const rows: [string, string[], string][] = JSON.parse((await roll.get()).data()?.json ?? '');
  for (const more of [(_: string[]) => [], (all: string[]) => [all]]) {
    const older = rows.map(([unitId, all, personId]) => [unitId, all[0], personId, ...more(all)]);
    await roll.update({ json: JSON.stringify(older) });
    expect(taken(await readVotersReport(asked))).toEqual(first);
    expect(JSON.parse((await roll.get()).data()?.json ?? '')).toEqual(rows);
  }
});

test('participation ends in what the result counted', async () => {
  const { assemblyId, questionId } = await heldMeeting();
  const asked = { assemblyId, query: {}, now: Date.now() };
  const { questions } = taken(await readVotesReport(asked));
  const participation = taken(await readParticipation(asked)).questions;
  const [told] = participation;
  const result = questions.find((one) => one.result.questionId === questionId)?.result;
  expect(participation.map((one) => one.questionId)).toEqual([questionId]);
  expect(told?.base).toEqual(result?.base);
  expect(told?.points.at(-1)).toEqual({ at: result?.closedAt, voted: told?.voted });
  expect(told?.voted.units).toBe(2);
});

test('while a question is open its votes are nowhere in a report', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  const voter = await newMember(assembly, 'voter', 'person-1');
  const choices = [{ unitId: 'U1', optionIds: ['favour'] }];
  taken(await cast(voter, { questionId, requestId: randomUUID(), choices }));
  const report = taken(await readVotersReport({ assemblyId, query: {}, now: Date.now() }));
  expect(report.questions).toEqual([]);
  expect(JSON.stringify(report)).not.toContain('favour');
  expect((await pollDocuments.roll(assemblyId, questionId, 0).get()).exists).toBe(false);
});

test('a session that never was has no report', async () => {
  const { assemblyId } = await newAssembly(1);
  const asked = { assemblyId, query: { session: 9 }, now: Date.now() };
  for (const read of [
    readQuorumReport,
    readVotersReport,
    readVotesReport,
    readParticipation,
    readActa,
  ]) {
    expect(await read(asked)).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  }
});

test('each owner is told what the session was for them, once it ended, with the receipt of their vote', async () => {
  const { assemblyId, questionId } = await heldMeeting();
  const ask = async (personId: string | null, query = {}) =>
    taken(await readOwnReport({ assemblyId, personId, query, now: Date.now() })).report;
  const report = await ask('person-3');
  const ballot = (await pollDocuments.ballots(assemblyId, questionId).doc('U3').get()).data();
  expect(report).toMatchObject({
    session: 1,
    stays: [{ unit: 'U3', holder: null, capacity: 'owner' }],
    decisions: [
      {
        questionId,
        // Nobody showed it in the hall.
        result: null,
        votes: [{ unitId: 'U3', choice: 'En contra', by: null, receipt: ballot?.receipt }],
      },
    ],
  });
  expect(report?.stays[0]?.leftAt).toEqual(expect.any(Number));
  expect(report?.deadlines.length).toBeGreaterThan(0);
  expect(await ask('person-2')).toMatchObject({ stays: [], absent: [{ unit: 'U2' }] });
  await pollDocuments.result(assemblyId, questionId).update({ shownAt: Date.now() });
  const shown = await ask('person-1');
  expect(shown?.decisions[0]?.result?.questionId).toBe(questionId);
  expect(shown?.decisions[0]?.votes).toMatchObject([{ unitId: 'U1', choice: 'A favor' }]);
  expect(await ask(null)).toBeNull();
  expect(await ask('person-1', { session: 2 })).toBeNull();
});

test('a secret vote says which units took part, and until a session ends nothing is told', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await seat(assembly);
  const ask = async () =>
    taken(await readOwnReport({ assemblyId, personId: 'person-1', query: {}, now: Date.now() }))
      .report;
  const questionId = await newOpenQuestion(assembly, { disclosure: 'secret' });
  const voter = await newMember(assembly, 'voter', 'person-1');
  const choices = [{ unitId: 'U1', optionIds: ['favour'] }];
  taken(await cast(voter, { questionId, requestId: randomUUID(), choices }));
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  expect(await ask()).toBeNull();
  await documents.session(assemblyId, 1).update({ state: 'closed' });
  const report = await ask();
  expect(report?.decisions[0]?.votes).toEqual([
    { unitId: 'U1', unit: 'U1', choice: null, by: null, receipt: null },
  ]);
  expect(JSON.stringify(report)).not.toMatch(/favour.{0,40}U1|U1.{0,40}favour/u);
});
