import { type LocalDate, weekday } from './localDate.ts';

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

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** `sábado 21 de noviembre de 2026`: a day to which somebody is called. */
export function sayWeekday(date: LocalDate): string {
  return `${weekdays[weekday(date) - 1] ?? ''} ${sayDate(date)}`;
}
