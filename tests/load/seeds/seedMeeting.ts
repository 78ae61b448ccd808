import { randomUUID } from 'node:crypto';
import {
  type AssemblyEvent,
  type Attendance,
  type Ballot,
  decideResult,
  type Member,
  packOf,
  paths,
  type Question,
  ruleOf,
  type Unit,
  yesNoOptions,
} from '@asamblea/domain';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { documentAt } from '../../../functions/src/kernel/database/firestore.ts';
import { writeInChunks } from '../../../functions/src/kernel/database/writeInChunks.ts';
import { sealEvents } from '../../../functions/src/kernel/events/sealEvents.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../../functions/src/polls/stored/pollDocuments.ts';
import { signIn, type Visitor } from './seedMember.ts';

const assemblyId = 'banco-informes';
const version = 'v1';
const session = 1;
const minute = 60_000;
const optionIds = ['favour', 'against', 'blank', 'abstention'] as const;

interface MeetingSeed {
  readonly units: number;
  readonly questions: number;
  /** Who reads it afterwards. */
  readonly reader: Member;
}

/** A meeting that is over: every unit came and voted every question with its name. Its reader, signed in. */
export async function seedMeeting(seed: MeetingSeed): Promise<Visitor> {
  const { units: unitCount, questions: questionCount, reader } = seed;
  const units = Array.from({ length: unitCount }, (_, i) => unitOf(i));
  const attendance = units.map(seatOf);
  await seedAssembly(units);
  await writeInChunks(units, (batch, unit) =>
    batch.set(peopleDocuments.units(assemblyId, version).doc(unit.unitId), unit),
  );
  await writeInChunks(attendance, (batch, seat) =>
    batch.set(peopleDocuments.attendance(assemblyId, session).doc(seat.unitId), seat),
  );
  const questions = Array.from({ length: questionCount }, (_, i) => questionOf(i));
  for (const question of questions) {
    const { questionId, options } = question;
    const ballots = units.map((unit, i) => ballotOf(unit, i + question.number));
    await writeInChunks(ballots, (batch, ballot) =>
      batch.set(pollDocuments.ballots(assemblyId, questionId).doc(ballot.unitId), ballot),
    );
    const closed = { question, call: 1, closedAt: minute, units, attendance, ballots, options };
    await pollDocuments.question(assemblyId, questionId).set(question);
    await pollDocuments
      .result(assemblyId, questionId)
      .set({ ...decideResult(closed), shownAt: null });
  }
  await seedEvents(units, questions);
  await documents.member(assemblyId, reader.uid).set(reader);
  return signIn(assemblyId, reader);
}

async function seedEvents(units: readonly Unit[], questions: readonly Question[]): Promise<void> {
  const by = { by: 'banco', at: minute } as const;
  const entries = units.map(
    ({ unitId, ownerIds: [personId = ''] }): AssemblyEvent => ({
      ...{ ...by, kind: 'unit-entered', session, unitId, personId },
    }),
  );
  const votes = questions.flatMap(({ questionId }): readonly AssemblyEvent[] => [
    { ...by, kind: 'question-opened', questionId },
    { ...by, kind: 'question-closed', questionId },
  ]);
  const count = { weight: units.reduce((sum, unit) => sum + unit.weight, 0), units: units.length };
  const quorum = { present: count, total: count, met: true };
  const chair = { ...by, session, call: 1, quorum };
  const write = (events: readonly AssemblyEvent[]) =>
    writeInChunks(events, (batch, event) =>
      batch.set(documents.events(assemblyId).doc(randomUUID()), { ...event, seal: null }),
    );
  await write(entries);
  await write([{ ...chair, kind: 'session-installed' }]);
  await write(votes);
  await write([{ ...chair, kind: 'session-closed' }]);
  // The clock of the product has long sealed what happened.
  while ((await sealEvents(Date.now())) > 0);
}

async function seedAssembly(units: readonly Unit[]): Promise<void> {
  await documents.assembly(assemblyId).set({
    organisationId: 'firma-de-ensayo',
    ...{ name: 'Conjunto de los informes', kind: 'building', country: 'CO', cot: assemblyId },
    ...{ rulePack: 'co-ph', timeZone: 'America/Bogota' },
    ...{ activeRoster: version, activeSession: session },
  });
  await peopleDocuments.roster(assemblyId, version).set({
    ...{ version, fingerprint: '', units: units.length, people: units.length, state: 'ready' },
    totalWeight: units.reduce((sum, unit) => sum + unit.weight, 0),
  });
  await documentAt(paths.session(assemblyId, session)).set({
    ...{ session, call: 1, state: 'closed', startsAt: 0 },
    ...{ stage: { mode: 'quorum' }, openQuestionIds: [], installedAt: 0 },
  });
}

function unitOf(i: number): Unit {
  return {
    ...{ unitId: `U${i}`, label: `T${i % 20}-${i}`, group: `Torre ${i % 20}`, kind: 'apartamento' },
    ...{ weight: 100_000, ownerIds: [`persona-${i}`], ownerNames: [`Ana María Núñez ${i}`] },
    ...{ inArrears: false, order: i },
  };
}

function seatOf(unit: Unit): Attendance {
  const { unitId, label, group, order, weight, ownerNames, ownerIds } = unit;
  const [[personId = ''], [personName = '']] = [ownerIds, ownerNames];
  return {
    ...{ unitId, label, group, order, weight, headId: personId, personId, personName },
    ...{ ownerName: personName, capacity: 'owner', channel: 'hall', present: true, since: minute },
  };
}

function questionOf(i: number): Question {
  const pack = packOf('co-ph');
  return {
    ...{
      questionId: randomUUID(),
      number: i + 1,
      text: `¿Aprueba el punto ${i + 1} de la agenda?`,
    },
    options: yesNoOptions({ blank: true, abstention: true }),
    ...{ rule: ruleOf(pack, pack.ordinaryRuleId), rulePack: 'co-ph', liveBars: false },
    ...{ durationSeconds: null, session, state: 'closed', openedAt: minute, closesAt: null },
    quorumAtOpening: true,
  };
}

function ballotOf({ unitId, weight, ownerIds: [personId = ''] }: Unit, i: number): Ballot {
  const optionId = optionIds[i % optionIds.length] ?? 'favour';
  return {
    ...{ unitId, optionIds: [optionId], weight, personId, castBy: personId, castAt: minute },
    ...{ requestId: randomUUID(), receipt: randomUUID() },
  };
}
