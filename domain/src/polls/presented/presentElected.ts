import { joinNames } from '../../kernel/text/joinNames.ts';
import type { QuestionResult } from '../results/questionResult.ts';

/** A seat as it is read: who takes it, and from where. */
export interface PresentedSeat {
  readonly key: string;
  readonly name: string;
  /** `Plancha 1 · suplente Luis Rojas`, `por sorteo`; empty when there is nothing to add. */
  readonly note: string;
  /** `suplente Luis Rojas`: the note where something else says its slate. */
  readonly substitute: string;
}

/** The seats of an election in the order in which they were won; empty of anything else. */
export function presentElected({ election, elected, options }: QuestionResult) {
  if (election === undefined || elected === undefined) return [];
  return elected.seats.map(({ optionId, name, substitute, by }, at): PresentedSeat => {
    const label = options.find((option) => option.optionId === optionId)?.label ?? '';
    const own = [
      substitute === null ? '' : `suplente ${substitute}`,
      by === 'lot' ? 'por sorteo' : '',
    ];
    const [note = '', said = ''] = [[election.kind === 'slates' ? label : '', ...own], own].map(
      (parts) => parts.filter((part) => part !== '').join(' · '),
    );
    return { key: `${at}`, name, note, substitute: said };
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

/** The winners, by name, for a screen that has room for a few; null where they are more, or nobody. */
export function sayWinners(seats: readonly Pick<PresentedSeat, 'name'>[]): string | null {
  const names = seats.map(({ name }) => name);
  return names.length === 0 || names.length > namedAtMost ? null : joinNames(names);
}

/** The seats of an election as a picture shows them, side by side. */
export interface SeatPlan {
  /** In the order in which they were won, and after them those that are vacant. */
  readonly places: readonly {
    readonly key: string;
    /** Empty where nobody takes it. */
    readonly name: string;
    /** The number of its slate on the ballot, or its own; null: vacant. */
    readonly number: number | null;
  }[];
  /** The slates that won some, with how many; none of an election by names. */
  readonly slates: readonly {
    readonly number: number;
    readonly label: string;
    readonly seats: number;
  }[];
}

/** Null where there is no more than one seat to look at, or nobody was elected. */
export function planSeats({ election, elected, options }: QuestionResult): SeatPlan | null {
  if (election === undefined || elected === undefined || elected.seats.length === 0) return null;
  const isOfPeople = election.kind === 'people' || election.kind === 'slates';
  if (!isOfPeople || elected.seats.length + elected.vacant < 2) return null;
  const bySlate = election.kind === 'slates';
  const numberOf = (optionId: string) =>
    options.findIndex((option) => option.optionId === optionId) + 1;
  const taken = elected.seats.map(({ optionId, name }, at) => ({
    ...{ key: `${at}`, name },
    number: bySlate ? numberOf(optionId) : at + 1,
  }));
  const vacant = Array.from({ length: elected.vacant }, (_, at) => ({
    ...{ key: `vacant-${at}`, name: '', number: null },
  }));
  const slates = options.map(({ label }, at) => ({
    ...{ number: at + 1, label },
    seats: taken.filter(({ number }) => number === at + 1).length,
  }));
  return {
    places: [...taken, ...vacant],
    slates: bySlate ? slates.filter(({ seats }) => seats > 0) : [],
  };
}
