import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Person } from '../../kernel/identity/person.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import type { RosterCounts } from './rosterCounts.ts';
import type { RosterProblem } from './rosterProblem.ts';
import type { Unit } from './unit.ts';

/** A table replaces the roster in force, or goes over it. */
export const importModes = ['replace', 'merge'] as const;
export type ImportMode = (typeof importModes)[number];

export interface Roster {
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  readonly totalWeight: Weight;
}

/** The reading of a file: always the roster as far as it could be read, and the faults. */
export interface ParsedRoster {
  readonly roster: Roster;
  readonly problems: readonly RosterProblem[];
}

/** A roster version as stored: `rosters/{version}`. */
export interface RosterVersion {
  readonly version: string;
  readonly units: number;
  readonly people: number;
  readonly totalWeight: Weight;
  /** Absent in a version that came before quorums were told from counters. */
  readonly counts?: RosterCounts;
  readonly state: 'building' | 'ready';
  /** In what its file wrote the weights. */
  readonly measure?: WeightMeasure;
  readonly origin?: RosterOrigin;
  /** When it last came into force, by the server's clock; null before. */
  readonly activatedAt?: number | null;
}

/** Where a version came from, for the history. */
export interface RosterOrigin {
  readonly by: string;
  readonly at: number;
  readonly source: 'file' | 'paste';
  /** Name of the file. */
  readonly name: string;
  readonly mode: ImportMode;
  /** The weights are not those that were sent: they were adjusted in proportion, so that they sum the whole. */
  readonly adjusted?: true;
  /** Of a new set of debtors over the roster that was: the day of the accounts. */
  readonly cutOff?: LocalDate;
  /** The version it was compared with, and its changes to it. */
  readonly base: string | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
