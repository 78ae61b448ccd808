import type { LocalDate } from '../calendars/localDate.ts';

/** What a new set of debtors came to. */
export interface DebtorsNoted {
  readonly cutOff: LocalDate;
  readonly owing: number;
  readonly cleared: number;
}
