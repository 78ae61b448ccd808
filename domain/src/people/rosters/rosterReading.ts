import * as z from 'zod';
import { decimalSigns } from '../../kernel/weights/decimalSign.ts';
import { weightMeasures } from '../../kernel/weights/weightMeasure.ts';
import type { RosterColumns } from './rosterFields.ts';
import { rosterFields } from './unitFields.ts';

/** Weights besides the main one that a roster may carry: parking, a section, a module. */
const otherWeightsAtMost = 8;

const column = z.int().min(0).max(59);

/** How the rows of a table are to be understood. It is guessed, shown, and edited by a person. */
export const rosterReading = z.strictObject({
  /** Index of the row with the titles; -1 when the table has none. */
  headerRow: z.int().min(-1).max(99),
  columns: z.partialRecord(z.enum(rosterFields), column),
  measure: z.enum(weightMeasures),
  /** The decimal sign of the weights; null to find it out from them. */
  decimal: z.enum(decimalSigns).nullable(),
  /** Where no column has weights, each unit has one vote. */
  equal: z.boolean().optional(),
  /** Where no column has units: each person is one, by their name, or each row, by its number. */
  unitFrom: z.enum(['person', 'row']).optional(),
  /** The column that tells members with a vote from those with a voice alone. */
  voteColumn: column.optional(),
  /** Bring the weights to exactly one hundred points, in proportion. Only ever on request. */
  shareOut: z.boolean(),
  /** The unit is called by its group and its own name, because each tower has its own 101. */
  joinGroup: z.boolean(),
  /** Repeated rows of a unit are its co-owners, one a row, instead of an error. */
  joinRepeated: z.boolean(),
  /** Then each of them brings a part of the weight of its unit, and not the whole. */
  addRepeated: z.boolean().optional(),
  /** A cell with as many names as documents is of so many co-owners, in that order. */
  splitOwners: z.boolean().optional(),
  /** People without a document who are called the same are one, or as many as units; asked where undefined. */
  namesakes: z.enum(['same', 'apart']).optional(),
  /** Columns that together are the name of the owner, in the order in which it is said. */
  names: z.array(column).max(8).optional(),
  /** Rows that are data although they look like a total or a note, as the spreadsheet numbers them. */
  kept: z.array(z.int().min(1).max(40_100)).max(500).optional(),
  /** False where a person wants the blank cells below a group to stay blank. */
  fills: z.boolean().optional(),
  /** Of a merge: whose is the contact of a row without a name, where its unit has several owners. */
  contactOf: z.enum(['first', 'nobody']).optional(),
  otherWeights: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(60), column }))
    .max(otherWeightsAtMost),
});
export interface RosterReading extends Omit<z.infer<typeof rosterReading>, 'columns'> {
  readonly columns: RosterColumns;
}
