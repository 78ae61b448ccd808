import type { AgendaPoint } from '../agenda/agendaPoint.ts';
import type { Assembly } from '../assemblies/assembly.ts';
import type { Attendance } from '../attendance/attendance.ts';
import type { Ballot } from '../ballots/ballot.ts';
import type { AbsenteeRow } from '../consents/absenteeRow.ts';
import type { DoorPerson } from '../door/doorPerson.ts';
import type { DatedEvent } from '../events/datedEvent.ts';
import type { Question } from '../questions/question.ts';
import type { StoredResult } from '../results/questionResult.ts';
import type { Unit } from '../rosters/unit.ts';
import type { AssemblySession } from '../sessions/assemblySession.ts';

/**
 * Everything a report of a session is made from, read at one instant: whatever two reports say of
 * the same thing is the same.
 */
export interface SessionRecord {
  readonly assembly: Pick<
    Assembly,
    'name' | 'country' | 'rulePack' | 'timeZone' | 'actaNumber' | 'saturdaysWork' | 'modality'
  >;
  readonly session: AssemblySession;
  /** The roster in force, in its order. */
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
  /** Those of the session and of its questions, in the order of their commits. */
  readonly events: readonly DatedEvent[];
  /** The points of the agenda. Not said: nobody wrote them. */
  readonly agenda?: readonly AgendaPoint[];
  /** In the order of the agenda. */
  readonly questions: readonly Question[];
  readonly results: readonly StoredResult[];
  /** Named ballots by question; a secret question has none. */
  readonly ballots: ReadonlyMap<string, readonly NamedBallot[]>;
  /** Absent owners by question, where the law reads their silence. Not said: no question asked them. */
  readonly absentees?: ReadonlyMap<string, readonly AbsenteeRow[]>;
  /** Whom the desk added at the door, in any session. Not said: nobody. */
  readonly doors?: readonly DoorPerson[];
  /** Names of those who are only known by a proxy. */
  readonly attorneys: ReadonlyMap<string, string>;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
}

export type NamedBallot = Pick<Ballot, 'unitId' | 'optionId' | 'optionIds' | 'personId'>;
