import { shareOut } from '../../kernel/weights/shareOut.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import type { ParsedRoster, Roster } from '../rosters/roster.ts';
import { found, type RosterProblemCode, rosterProblem } from '../rosters/rosterProblem.ts';
import { applyCorrections } from './applyCorrections.ts';
import { guessReading } from './guessReading.ts';
import type { CompareRequest } from './importRequest.ts';
import { mergeRosters, rosterOf } from './mergeRosters.ts';
import { parseRoster } from './parseRoster.ts';
import { sumProof } from './sumProof.ts';

export interface ReadImport extends ParsedRoster {
  readonly measure: WeightMeasure;
}

/** The roster in force, as far as an import has to know it. */
export interface RosterInForce {
  readonly roster: Roster;
  readonly measure: WeightMeasure;
}

/**
 * The whole roster that an import asks for, with every problem: the file alone when it replaces, the
 * roster in force with the file over it when it merges.
 */
export function readImport(
  { rows, corrections = [], reading: asked, mode = 'replace' }: CompareRequest,
  inForce: RosterInForce | null,
  personIdOf: (personKey: string) => string,
): ReadImport {
  const mended = applyCorrections(rows, corrections);
  const reading = asked ?? guessReading(mended);
  const measure = reading.shareOut ? 'percent' : reading.measure;
  if (mode === 'replace' || inForce === null) {
    return { ...parseRoster(mended, personIdOf, reading), measure };
  }
  const hasWeight = reading.columns.weight !== undefined;
  const read = parseRoster(mended, personIdOf, { ...reading, shareOut: false });
  const merged = mergeRosters(inForce.roster, read.roster, reading.columns);
  const roster = reading.shareOut ? inProportion(merged.roster) : merged.roster;
  const kept = hasWeight ? measure : inForce.measure;
  // The file alone need not add up, nor have weights; the result does.
  const own = read.problems.filter(({ code }) => !onlyOfWholeFiles.has(code));
  return {
    roster,
    measure: kept,
    problems: [...own, ...merged.problems, ...proofOf(roster, kept)],
  };
}

const onlyOfWholeFiles: ReadonlySet<RosterProblemCode> = new Set([
  'sum-not-whole',
  'weight-column-missing',
  'owner-column-missing',
  'document-column-missing',
]);

function inProportion(roster: Roster): Roster {
  const weights = shareOut(roster.units.map((unit) => unit.weight));
  const units = roster.units.map((unit, place) => ({ ...unit, weight: weights[place] ?? 0 }));
  return rosterOf(units, roster.people);
}

function proofOf({ totalWeight }: Roster, measure: WeightMeasure) {
  if (!Number.isSafeInteger(totalWeight)) return [rosterProblem(found('total-too-large'))];
  const { isExact, text, sentence } = sumProof(totalWeight, measure);
  return isExact ? [] : [rosterProblem(found('sum-not-whole', text, sentence))];
}
