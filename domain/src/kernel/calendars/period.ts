/** A stretch of time in a law. Months go from date to date. */
export interface Period {
  readonly amount: number;
  readonly unit: 'calendar-days' | 'working-days' | 'months' | 'years';
}

const nouns: Readonly<Record<Period['unit'], readonly [one: string, many: string]>> = {
  'calendar-days': ['día calendario', 'días calendario'],
  'working-days': ['día hábil', 'días hábiles'],
  months: ['mes', 'meses'],
  years: ['año', 'años'],
};

export function calendarDays(amount: number): Period {
  return { amount, unit: 'calendar-days' };
}

export function workingDays(amount: number): Period {
  return { amount, unit: 'working-days' };
}

export function months(amount: number): Period {
  return { amount, unit: 'months' };
}

export function years(amount: number): Period {
  return { amount, unit: 'years' };
}

/** `15 días calendario`, `1 mes`. */
export function sayPeriod({ amount, unit }: Period): string {
  const [one, many] = nouns[unit];
  return `${amount} ${amount === 1 ? one : many}`;
}
