import type { Person } from '../people/person.ts';
import type { Weight } from '../weights/weight.ts';
import type { RosterProblem } from './rosterProblem.ts';
import type { Unit } from './unit.ts';

export interface Roster {
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  readonly totalWeight: Weight;
}

/** What reading a file gives: always the roster as far as it could be read, and what is wrong. */
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
  readonly state: 'building' | 'ready';
}
