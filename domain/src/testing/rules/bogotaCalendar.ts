import type { Calendar } from '../../kernel/calendars/workingDays.ts';

/** The nineteen national holidays of Colombia in 2026, and a rest on Saturday and Sunday. */
export const bogota: Calendar = {
  weekend: [6, 7],
  holidays: [
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-13',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ],
};
