import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import type { Clearance } from '../../laws/rulePacks/arrearsClearance.ts';
import type { DebtLaw } from '../../laws/rulePacks/debtLaw.ts';
import { compareRequest, type Excerpt, importRequest } from '../imports/importRequest.ts';
import type { DebtChange } from '../lists/debtChanges.ts';
import { debtChoice } from '../lists/debtChoice.ts';
import type { BalanceRead } from '../lists/readDebtors.ts';
import type { ToldDebt, ToldDebts, UnknownDebtor } from '../lists/toldDebts.ts';
import type { Unit } from '../rosters/unit.ts';

/**
 * `POST /api/rosters/arrears/compare`: the units that would begin and those that would stop owing. Writes
 * nothing.
 */
export const compareArrearsRequest = compareRequest.pick({ rows: true }).extend({
  /** How the person said that the balance is to be read; found in the list without it. */
  balance: debtChoice.optional(),
});
export type CompareArrearsRequest = z.infer<typeof compareArrearsRequest>;

/** `POST /api/rosters/arrears`: the whole set of debtors. Repeating it with the same id is harmless. */
export const updateArrearsRequest = importRequest
  .pick({ rows: true, importId: true, source: true, name: true })
  .extend({
    /** The version that the person saw compared. */
    base: documentIdSchema,
    /** And how often it had been mended by hand until then: a debt paid meanwhile is not lost. */
    edits: z.int().nonnegative(),
    /** The day of the accounts, as their keeper says. */
    cutOff: localDateSchema,
    balance: debtChoice.optional(),
  });
export type UpdateArrearsRequest = z.infer<typeof updateArrearsRequest>;

/** The changes of a new set of debtors. */
export interface ArrearsChange<U> {
  /** The units that begin to owe, and those that stop. */
  readonly owing: readonly U[];
  readonly cleared: readonly U[];
  /** The units that owed and go on owing. */
  readonly staying: readonly U[];
}

/** The roster with these debtors and no others, and its changes. */
export function withDebtors<U extends Pick<Unit, 'unitId' | 'inArrears'>>(
  units: readonly U[],
  debtors: Pick<ReadonlySet<string>, 'has'>,
): ArrearsChange<U> & { readonly units: readonly U[] } {
  const owes = ({ unitId }: U) => debtors.has(unitId);
  return {
    units: units.map((unit) =>
      unit.inArrears === owes(unit) ? unit : { ...unit, inArrears: owes(unit) },
    ),
    owing: units.filter((unit) => owes(unit) && !unit.inArrears),
    cleared: units.filter((unit) => !owes(unit) && unit.inArrears),
    staying: units.filter((unit) => owes(unit) && unit.inArrears),
  };
}

export interface ArrearsComparison {
  /** The version it was compared with. */
  readonly base: string;
  readonly edits: number;
  readonly debtors: number;
  readonly owing: Excerpt<DebtChange>;
  readonly cleared: Excerpt<DebtChange>;
  /** The units that owed already and go on owing. */
  readonly staying: Excerpt<DebtChange>;
  /** Of those who begin to owe, who showed at the door of this session that they had paid. */
  readonly paidAtDoor: Excerpt<string>;
  readonly unknown: Excerpt<UnknownDebtor>;
  /** Rows that make nobody owe, by why. */
  readonly told: ToldDebts<Excerpt<ToldDebt>>;
  /** Units whose several rows were added up. */
  readonly summed: Excerpt<string>;
  /** How the balance was read, and how else it may be. */
  readonly balance: BalanceRead;
  readonly law: DebtLaw;
  /** Rows of the list left out or filled, a line a kind. */
  readonly notes: readonly string[];
  /** The effect of a debt in this assembly, now. */
  readonly clearance: Clearance;
  /** Why it would be refused now; null when it would not. */
  readonly blocked: string | null;
}
