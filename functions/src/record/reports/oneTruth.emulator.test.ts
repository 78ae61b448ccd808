import { randomUUID } from 'node:crypto';
import {
  type AccreditRequest,
  decideResult,
  instantOf,
  type LiveQuorum,
  movementsOf,
  paths,
  presentAt,
  type Quorum,
  type Unit,
} from '@asamblea/domain';
import { sampleOf } from '@asamblea/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accredit, leave, transfer } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { sealEvents } from '../../kernel/events/sealEvents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { closeSession } from '../../meeting/sessions/closeSession.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { grantProxy } from '../../testing/halls/codePeople.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { readActa } from './readActa.ts';
import { readQuorumReport, readVotersReport } from './readReports.ts';

const unitCount = 5;
/** The first ones gave Gil a proxy; the rest have two owners. */
const represented = 3;
const coOwner = 'person-x';
const kinds = [
  ...(['enter', 'attorney', 'revoke', 'revoke', 'transfer', 'transfer'] as const),
  ...(['leave', 'vote', 'vote', 'voting', 'voting', 'seal'] as const),
] as const;

const meeting = fc.record({
  rulePack: fc.constantFrom('co-ph' as const, 'es-lph' as const, 'co-sas' as const),
  happenings: fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), place: fc.nat(unitCount - 1) }),
    { minLength: 12, maxLength: 24 },
  ),
});
type Plan = typeof meeting extends fc.Arbitrary<infer P> ? P : never;

interface Closing {
  readonly questionId: string;
  readonly live: Quorum;
}

const cast = createCaster({ clock: systemClock, shard: '0' });
const attorney = 'gil';

/** Gil comes with the units he represents, in one commit. */
async function newHall({ rulePack }: Plan): Promise<TestAssembly> {
  const assembly = await newAssembly(unitCount);
  const { assemblyId, units } = assembly;
  await documents.assembly(assemblyId).update({ rulePack });
  await grantProxy(assembly, { personId: attorney, document: null });
  const proxies = peopleDocuments.proxies(assemblyId);
  const given = (await proxies.doc(`proxy-${attorney}`).get()).data();
  if (given === undefined) throw new Error('It was granted.');
  const owned: Unit[] = [];
  for (const [place, unit] of units.entries()) {
    const { unitId, ownerIds, ownerNames } = unit;
    const [grantorId = ''] = ownerIds;
    const proxyId = `proxy-${unitId}`;
    const both = { ownerIds: [...ownerIds, coOwner], ownerNames: [...ownerNames, 'Otra'] };
    owned.push(place < represented ? unit : { ...unit, ...both });
    if (place >= represented)
      await peopleDocuments.units(assemblyId, 'v1').doc(unitId).update(both);
    else if (place > 0) {
      await proxies.doc(proxyId).set({ ...given, proxyId, unitIds: [unitId], grantorId });
    }
  }
  const request: AccreditRequest = {
    ...{ personId: attorney, capacity: 'proxy', channel: 'hall' },
    unitIds: units.slice(0, represented).map(({ unitId }) => unitId),
  };
  taken(await accredit({ assemblyId, by: 'desk', now: Date.now(), request }));
  return { ...assembly, units: owned };
}

/** The meeting as desks, voters and chair make it; what the screens said at the line of each closing. */
async function hold(assembly: TestAssembly, { happenings }: Plan): Promise<readonly Closing[]> {
  const { assemblyId, cot } = assembly;
  const closings: Closing[] = [];
  let open: string | null = null;
  const close = async (questionId: string) => {
    taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
    const { updateTime: line } = await pollDocuments.closing(assemblyId, questionId).get();
    if (line === undefined) throw new Error('It has a line.');
    await refreshes.quorum(assemblyId, cot, line);
    const shown = await documentAt<LiveQuorum>(paths.live(cot, 'quorum')).get();
    const { quorum } = shown.data() ?? {};
    if (quorum === undefined) throw new Error('It is on the screens.');
    closings.push({ questionId, live: quorum });
  };
  for (const { kind, place: drawn } of happenings) {
    const place = kind === 'transfer' ? unitCount - 1 - (drawn % 2) : drawn;
    const unitIds = [`U${place}`];
    const owner = { personId: `person-${place}`, capacity: 'owner' } as const;
    const proxy = { personId: attorney, capacity: 'proxy' } as const;
    const desk = { assemblyId, by: 'desk', now: Date.now() };
    const seat = peopleDocuments.attendance(assemblyId, 1).doc(`U${place}`);
    const held = (await seat.get()).data();
    const entry = { unitIds, channel: 'hall' } as const;
    if (kind === 'enter') await accredit({ ...desk, request: { ...entry, ...owner } });
    if (kind === 'attorney') await accredit({ ...desk, request: { ...entry, ...proxy } });
    if (kind === 'revoke') {
      const request = { ...entry, ...owner, revokesProxies: true };
      await accredit({ ...desk, request });
    }
    if (kind === 'transfer' && held !== undefined) {
      const to = held.personId === owner.personId ? { ...owner, personId: coOwner } : owner;
      const request = { ...entry, ...to, fromId: held.personId };
      await transfer({ ...desk, request });
    }
    if (kind === 'leave') await leave({ ...desk, request: { unitIds } });
    if (kind === 'seal') await sealEvents(Date.now());
    if (kind === 'vote' && open !== null && held?.present === true) {
      const voter = await newMember(assembly, 'voter', held.personId);
      const choices = [{ unitId: `U${place}`, optionIds: ['favour'] }];
      await cast(voter, { questionId: open, requestId: randomUUID(), choices });
    }
    if (kind !== 'voting') continue;
    if (open === null) open = await newOpenQuestion(assembly);
    else {
      await close(open);
      open = null;
    }
  }
  if (open !== null) await close(open);
  const request = { session: 1, call: 1 } as const;
  taken(await closeSession({ assemblyId, by: 'chair', now: Date.now(), request }));
  return closings;
}

const figures = ({ present, total, met }: Quorum) => ({ present, total, met });

test('screens, result, report, minutes and replay tell one quorum of each closing, and one list of attendees', async () => {
  await fc.assert(
    fc.asyncProperty(meeting, async (plan) => {
      const assembly = await newHall(plan);
      const closings = await hold(assembly, plan);
      await agree(assembly, closings);
    }),
    { ...sampleOf({ part: 2, full: 30 }, process.env), endOnFailure: true },
  );
}, 600_000);

async function agree({ assemblyId, units }: TestAssembly, closings: readonly Closing[]) {
  const asked = { assemblyId, query: {}, now: Date.now() + 1000 };
  const quorum = taken(await readQuorumReport(asked));
  const voters = taken(await readVotersReport(asked));
  const acta = taken(await readActa(asked));
  const events = datedEvents((await documents.events(assemblyId).get()).docs);
  const seats = (await peopleDocuments.attendance(assemblyId, 1).get()).docs.map((one) =>
    one.data(),
  );
  expect(acta.quorum).toEqual({ ...quorum, readAt: acta.quorum.readAt });

  for (const { questionId, live } of closings) {
    const mark = await pollDocuments.closing(assemblyId, questionId).get();
    const result = (await pollDocuments.result(assemblyId, questionId).get()).data();
    const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
    const kept = await pollDocuments.ballots(assemblyId, questionId).get();
    if (result === undefined || question === undefined || mark.updateTime === undefined) {
      throw new Error('It closed.');
    }
    const at = result.closedAt;
    const replay = taken(await replayQuorum(assemblyId, { session: 1, at }, asked.now));
    expect(figures(replay.quorum)).toEqual(figures(live));
    const step = quorum.moves.findLast((move) => move.at <= at);
    expect(step?.present ?? { weight: 0, units: 0 }).toEqual(live.present);
    const there = presentAt(movementsOf(events), instantOf(mark.updateTime));
    const attendance = seats.map((seat) => ({ ...seat, present: there.has(seat.unitId) }));
    const ballots = kept.docs.map((ballot) => ballot.data());
    const again = decideResult({ question, units, attendance, ballots, call: 1, closedAt: at });
    expect(again.quorum).toEqual(result.quorum);
    const told = quorum.questions.find((one) => one.questionId === questionId);
    expect(told?.closed).toEqual({ at, present: live.present, met: live.met });
    expect(told?.decision).toEqual(result.quorum);
  }

  const stays = voters.voters.flatMap(({ personId, stays: own }) =>
    own.map((stay) => ({ ...stay, personId })),
  );
  const here = stays.filter(({ leftAt }) => leftAt === null);
  const present = seats.filter((seat) => seat.present);
  const named = (list: readonly { unitId: string; personId: string }[]) =>
    list.map(({ unitId, personId }) => `${unitId} ${personId}`).sort();
  expect(named(here)).toEqual(named(present));
  const gone = stays.filter(({ isLast, leftAt }) => isLast && leftAt !== null);
  expect(here.length + gone.length).toBe(seats.length);
  expect(quorum.quorum.present.units).toBe(present.length);
  const curve = taken(await replayQuorum(assemblyId, { session: 1 }, asked.now)).curve;
  const last = quorum.curve.at(-1)?.weight;
  expect(curve.at(-1)?.weight).toBe(last);
  expect(quorum.curve.length).toBe(
    new Set(movementsOf(events).map(({ committed }) => committed)).size,
  );
}
