import * as z from 'zod';
import { documentIdSchema, unitIdSchema } from '../../kernel/identity/ids.ts';
import type { JobProgress } from '../../kernel/jobs/job.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import { importModes } from '../rosters/roster.ts';
import type { RosterProblem } from '../rosters/rosterProblem.ts';
import { rosterReading } from '../rosters/rosterReading.ts';
import { correctionsAtMost, rosterCorrection } from './applyCorrections.ts';
import type { UnitChange } from './diffRosters.ts';

/** Largest roster: 30 000 units and some rows above and below. */
const rowsAtMost = 30_100;

/** The facts that a table needs to become a roster. */
const tableShape = {
  rows: z
    .array(z.array(z.string().max(2_000)).max(60))
    .min(1)
    .max(rowsAtMost),
  /** Cells mended on screen, over the rows as they were read. */
  corrections: z.array(rosterCorrection).max(correctionsAtMost).optional(),
  /** How the person said that the columns are to be read; guessed without it. */
  reading: rosterReading.optional(),
  /** `merge` keeps the units that the file does not name and the fields that it does not have. */
  mode: z.enum(importModes).optional(),
  /** Units whose rows a person left out of a merge: they stay as they are. */
  left: z.array(unitIdSchema).max(rowsAtMost).optional(),
};

/** `POST /api/rosters/compare`: what the import would change, without changing anything. */
export const compareRequest = z.strictObject(tableShape);
export type CompareRequest = z.infer<typeof compareRequest>;

/** `POST /api/rosters`: begins an import. Repeating it with the same id is harmless. */
export const importRequest = z.strictObject({
  ...tableShape,
  importId: z.uuid(),
  /** The person saw the warnings on screen and wants to go on. */
  confirmed: z.boolean(),
  /** The version that the person saw compared; a request without one takes the one in force. */
  base: documentIdSchema.nullable().optional(),
  source: z.enum(['file', 'paste']).optional(),
  /** The name in the history: the name of the file. */
  name: z.string().max(200).optional(),
});
export type ImportRequest = z.infer<typeof importRequest>;

export interface ImportAnswer {
  readonly version: string;
  readonly units: number;
  readonly totalWeight: number;
}

export interface ImportProgress extends JobProgress {
  readonly roster: ImportAnswer;
}

/** A list too long for a screen: how many, and the first of them. */
export interface Excerpt<T> {
  readonly count: number;
  readonly first: readonly T[];
}

/** The changes that an import would make to the roster in force. */
export interface RosterComparison {
  /** The version it was compared with; null when there is none yet. */
  readonly base: string | null;
  readonly units: number;
  readonly people: number;
  /** Owners told apart by the set of people who own each unit. */
  readonly heads: number;
  readonly totalWeight: Weight;
  /** Problems that only show beside the roster in force, or are about the whole result. */
  readonly problems: readonly RosterProblem[];
  readonly added: Excerpt<string>;
  readonly removed: Excerpt<string>;
  readonly changed: Excerpt<UnitChange>;
  readonly unchanged: number;
  /** Why the import would be refused now; null when it would not. */
  readonly blocked: string | null;
  /** Units with a live proxy whose grantor no longer owns them, or that are gone. */
  readonly proxies: Excerpt<string>;
}
