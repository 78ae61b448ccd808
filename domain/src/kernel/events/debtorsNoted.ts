import type { LocalDate } from '../calendars/localDate.ts';

/** The effect of a new set of units in arrears. */
export interface DebtorsNoted {
  readonly cutOff: LocalDate;
  readonly owing: number;
  readonly cleared: number;
}
