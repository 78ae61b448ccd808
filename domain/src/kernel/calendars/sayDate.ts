import type { LocalDate } from './localDate.ts';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** `21 de noviembre de 2026`: a date inside a sentence. */
export function sayDate(date: LocalDate): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} de ${months[month - 1] ?? ''} de ${year}`;
}
