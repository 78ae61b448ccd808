import { formatCount } from './formatWeight.ts';

/** `1 persona`, `1.234 personas` */
export function sayPeople(people: number): string {
  return `${formatCount(people)} ${people === 1 ? 'persona' : 'personas'}`;
}
