import { sayNames } from '../../kernel/text/joinNames.ts';
import type { Candidate } from '../marks/marks.ts';
import type { ElectionOutcome, Seat } from './election.ts';

interface Chance extends Pick<ElectionOutcome, 'tie' | 'lot'> {
  readonly seats: readonly Seat[];
}

/** The tied candidates, and the outcome of the tie or the missing lot. Empty when nobody ties. */
export function sayChance(options: readonly Candidate[], chance: Chance): string {
  const { tie, lot } = chance;
  if (tie === null && lot === null) return '';
  const among = tie?.among ?? [...(lot?.order ?? [])].sort();
  const places = tie?.places ?? winnersOf(chance).length;
  const prize = places === 1 ? '' : ` por ${places} puestos`;
  return `Empate entre ${sayNames(options, among)}${prize}: ${sayDraw(options, chance)}`;
}

/** `falta el sorteo.`, or the winner and the seed. Empty when nobody ties. */
export function sayDraw(options: readonly Candidate[], chance: Chance): string {
  if (chance.tie !== null) return 'falta el sorteo.';
  if (chance.lot === null) return '';
  const winners = winnersOf(chance);
  const won = winners.length === 1 ? 'gana' : 'ganan';
  const seed = chance.lot.seed.slice(0, 8);
  return `por sorteo ${won} ${sayNames(options, winners)} (semilla ${seed}…).`;
}

function winnersOf({ seats }: Chance): readonly string[] {
  return [...new Set(seats.filter(({ by }) => by === 'lot').map(({ optionId }) => optionId))];
}

/** Empty when every seat is filled. */
export function sayVacant(vacant: number, noun: 'people' | 'options' = 'people'): string {
  if (vacant === 0) return '';
  if (noun === 'options') {
    return vacant === 1 ? 'Falta una por escoger.' : `Faltan ${vacant} por escoger.`;
  }
  return vacant === 1 ? 'Queda un puesto vacante.' : `Quedan ${vacant} puestos vacantes.`;
}

/** The consequence when nobody reached the majority. */
export function sayRunoff(options: readonly Candidate[], runoff: readonly string[]): string {
  if (runoff.length === 0) return 'No hay con quién ir a segunda vuelta: repita la elección.';
  return `Segunda vuelta entre ${sayNames(options, runoff)}.`;
}
