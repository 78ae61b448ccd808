import {
  countHeads,
  layRoster,
  type RosterProblem,
  type SaidNote,
  sayRosterNotes,
  sayUses,
  sayWrongChecks,
  type Unit,
} from '@asamblea/domain';
import { numberIn } from '../../../../ui/tables/chooseSheet.ts';
import { type ImportDraft, mendedRows, readDraft } from './importDraft.ts';

/** The shown part of a draft while it is reviewed: little, however many units it has. */
export interface DraftReview {
  readonly units: number;
  readonly people: number;
  readonly heads: number;
  readonly totalWeight: number;
  readonly problems: readonly RosterProblem[];
  /** The first units as they were understood. */
  readonly sample: readonly Unit[];
  /** The uses of its units, and the unclear ones; empty where there is nothing to say. */
  readonly uses: string;
  /** Documents whose check digit does not fit; empty where all do. */
  readonly checks: string;
  readonly notes: readonly SaidNote[];
}

const sampleSize = 20;

export function reviewDraft(draft: ImportDraft): DraftReview {
  const { roster, problems } = readDraft(draft);
  return {
    units: roster.units.length,
    people: roster.people.length,
    heads: countHeads(roster.units),
    totalWeight: roster.totalWeight,
    problems,
    sample: roster.units.slice(0, sampleSize),
    uses: sayUses(roster.units),
    notes: sayRosterNotes(layRoster(mendedRows(draft), draft.reading).notes, numberIn(draft.parts)),
    checks: sayWrongChecks(roster.people, draft.country),
  };
}
