import * as z from 'zod';
import { debtSigns } from './readBalance.ts';

const column = z.int().min(0).max(59);

/** How a person said that a list of debtors is to be read; what is not said is found in the list. */
export const debtChoice = z.strictObject({
  /** Column of the balance, from 0. Null: none, all that are in the list owe. */
  column: column.nullable().optional(),
  /** The meaning of a balance without words. */
  owes: z.enum(debtSigns).optional(),
  /** In hundredths: who owes less is not in arrears. Only where the law or the bylaws know a limit. */
  limit: z.int().positive().optional(),
  /** Columns that say which debts are contested or paid into court. Only where the law keeps their vote. */
  contested: z.array(column).max(10).optional(),
});
export type DebtChoice = z.infer<typeof debtChoice>;
