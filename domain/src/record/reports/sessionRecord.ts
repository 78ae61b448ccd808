import type { FloorSight } from '../../hall/floor/floor.ts';
import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import type { MendedUnit } from '../../meeting/quorum/hallAt.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { DoorPerson } from '../../people/seats/doorPerson.ts';
import type { Ballot } from '../../polls/ballots/decideCast.ts';
import type { AbsenteeRow } from '../../polls/consents/absenteeRow.ts';
import type { Question } from '../../polls/questions/question.ts';
import type { StoredResult } from '../../polls/results/questionResult.ts';

/**
 * Everything a report of a session is made from, read at one instant: whatever two reports say of
 * the same thing is the same.
 */
export interface SessionRecord {
  readonly assembly: Pick<
    Assembly,
    | 'name'
    | 'country'
    | 'rulePack'
    | 'quorums'
    | 'arrears'
    | 'timeZone'
    | 'actaNumber'
    | 'saturdaysWork'
    | 'modality'
    | 'weightMeasure'
  >;
  readonly session: AssemblySession;
  /** The roster in force, in its order. */
  readonly units: readonly Unit[];
  /** The units as they were before they were edited, the oldest first. Not said: none was. */
  readonly mended?: readonly MendedUnit[];
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
  /** The people whom the desk added at the door, in any session. Not said: nobody. */
  readonly doors?: readonly DoorPerson[];
  /** The facts about the speaker that public screens show, as the chair chose. Not said: nobody. */
  readonly floorSight?: FloorSight;
  /** Names of those who are only known by a proxy. */
  readonly attorneys: ReadonlyMap<string, string>;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** The mark of the seal up to which the record was then (`sealMark`). Not said: nothing was sealed yet. */
  readonly sealMark?: string;
}

/** The vote of a unit, and the person who cast it. */
export interface NamedBallot
  extends Pick<Ballot, 'unitId' | 'optionIds' | 'personId'>,
    Partial<Pick<Ballot, 'weight'>> {
  /** When the unit first voted, in milliseconds, whatever was corrected since. Only where it is asked for. */
  readonly firstAt?: number;
}

/** The mark of a record, as its reports carry it. */
export function markOf({
  sealMark,
}: Pick<SessionRecord, 'sealMark'>): Pick<SessionRecord, 'sealMark'> {
  return sealMark === undefined ? {} : { sealMark };
}
