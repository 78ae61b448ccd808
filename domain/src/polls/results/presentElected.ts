import { joinNames } from '../../kernel/text/joinNames.ts';
import type { QuestionResult } from './questionResult.ts';

/** A seat as it is read: who takes it, and from where. */
export interface PresentedSeat {
  readonly key: string;
  readonly name: string;
  /** `Plancha 1 · suplente Luis Rojas`, `por sorteo`; empty when there is nothing to add. */
  readonly note: string;
}

/** The seats of an election in the order in which they were won; empty of anything else. */
export function presentElected({ election, elected, options }: QuestionResult) {
  if (election === undefined || elected === undefined) return [];
  return elected.seats.map(({ optionId, name, substitute, by }, at): PresentedSeat => {
    const label = options.find((option) => option.optionId === optionId)?.label ?? '';
    const note = [
      election.kind === 'slates' ? label : '',
      substitute === null ? '' : `suplente ${substitute}`,
      by === 'lot' ? 'por sorteo' : '',
    ];
    return { key: `${at}`, name, note: note.filter((part) => part !== '').join(' · ') };
  });
}

/** One word for what an election decided; null of anything else. */
export function sayElectionWord({
  election,
  verdict,
}: Pick<QuestionResult, 'election' | 'verdict'>): string | null {
  if (election === undefined || verdict.kind !== 'approved') return null;
  return election.seats > 1 && election.kind !== 'several' ? 'Elegidos' : 'Decidido';
}

const namedAtMost = 3;

/** Who won, by name, for a screen that has room for a few; null where they are more, or nobody. */
export function sayWinners(seats: readonly Pick<PresentedSeat, 'name'>[]): string | null {
  const names = seats.map(({ name }) => name);
  return names.length === 0 || names.length > namedAtMost ? null : joinNames(names);
}
