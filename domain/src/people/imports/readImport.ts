import type { KnownPeople } from '../../kernel/identity/idsOfPeople.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import {
  hasWhole,
  type WeightMeasure,
  weightMeasureNames,
} from '../../kernel/weights/weightMeasure.ts';
import type { ParsedRoster, Roster } from '../rosters/roster.ts';
import {
  found,
  type RosterProblem,
  type RosterProblemCode,
  rosterProblem,
} from '../rosters/rosterProblem.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { adjustWeights } from '../weighing/adjustWeights.ts';
import { isEqual } from '../weighing/rowWeights.ts';
import { sumProof } from '../weighing/sumProof.ts';
import { applyCorrections } from './applyCorrections.ts';
import { guessReading } from './guessReading.ts';
import type { CompareRequest } from './importRequest.ts';
import { mergeRosters, rosterOf } from './mergeRosters.ts';
import { parseRoster } from './parseRoster.ts';

export interface ReadImport extends ParsedRoster {
  readonly measure: WeightMeasure;
}

/** The roster in force, as far as an import has to know it. */
export interface RosterInForce {
  readonly roster: Roster;
  readonly measure: WeightMeasure;
}

/** In what the roster of a reading weighs: parts of a whole once adjusted, votes where each has one. */
export function readingMeasure(reading: RosterReading): WeightMeasure {
  if (reading.shareOut) return 'percent';
  return isEqual(reading) ? 'shares' : reading.measure;
}

/**
 * The whole roster that an import asks for, with every problem: the file alone when it replaces, the
 * roster in force with the file over it when it merges. `oneEach`: the law counts members, each with one
 * vote. `known`: who has an id already, besides the owners, and where the assembly is.
 */
export function readImport(
  { rows, corrections = [], reading: asked, mode = 'replace', left = [] }: CompareRequest,
  inForce: RosterInForce | null,
  personIdOf: (personKey: string) => string,
  oneEach = false,
  known: KnownPeople = { country: '', people: inForce?.roster.people ?? [] },
): ReadImport {
  const mended = applyCorrections(rows, corrections);
  const reading = asked ?? guessReading(mended, oneEach);
  if (mode === 'replace' || inForce === null) {
    return {
      ...parseRoster(mended, personIdOf, reading, true, known),
      measure: readingMeasure(reading),
    };
  }
  const { columns } = reading;
  const isLarge = inForce.measure === 'shareMillions' && reading.measure === 'shares';
  const own = { ...reading, shareOut: false, ...(isLarge ? { measure: inForce.measure } : {}) };
  const read = parseRoster(mended, personIdOf, own, false, known);
  const one = isEqual(reading) ? commonWeight(inForce.roster) : null;
  const given = { roster: givingEach(read.roster, one), lines: read.lines };
  const merged = mergeRosters(inForce.roster, given, { reading, isEqual: one !== null, left });
  const hasWeight = columns.weight !== undefined;
  const kept = hasWeight ? own.measure : inForce.measure;
  const adjusted = reading.shareOut ? adjustWeights(merged.roster.units, kept) : null;
  const roster = adjusted === null ? merged.roster : rosterOf(adjusted.units, merged.roster.people);
  const isAdjusted = adjusted !== null && adjusted.units !== merged.roster.units;
  const measure = isAdjusted ? 'percent' : kept;
  // The file alone need not add up, nor have weights; the result does.
  const ofFile = read.problems.filter(({ code }) => !onlyOfWholeFiles.has(code));
  return {
    roster,
    measure,
    problems: [
      ...ofFile,
      ...merged.problems,
      ...(hasWeight ? measureProblems(inForce, read.roster, own.measure) : []),
      ...(adjusted?.problems ?? []).map((problem) => rosterProblem(problem)),
      ...(adjusted?.problems.length ? [] : proofOf(roster, measure)),
    ],
  };
}

const onlyOfWholeFiles: ReadonlySet<RosterProblemCode> = new Set([
  'sum-not-whole',
  'weight-column-missing',
  'weights-equal',
  'owner-column-missing',
  'document-column-missing',
]);

/** The common weight where all weigh the same, apart from those without a vote; null where they do not. */
function commonWeight({ units }: Roster): Weight | null {
  const [weight, ...others] = new Set(units.map((unit) => unit.weight).filter((one) => one > 0));
  return others.length === 0 ? (weight ?? null) : null;
}

function givingEach(roster: Roster, weight: Weight | null): Roster {
  if (weight === null) return roster;
  const units = roster.units.map((unit) => (unit.weight === 0 ? unit : { ...unit, weight }));
  return { ...roster, units };
}

/** Units that stay as they were weigh in the measure in force: those of the file must too. */
function measureProblems(
  { roster: { units }, measure: before }: RosterInForce,
  read: Roster,
  measure: WeightMeasure,
): readonly RosterProblem[] {
  const named = new Set(read.units.map(({ unitId }) => unitId));
  const stays = units.some(({ unitId, weight }) => weight > 0 && !named.has(unitId));
  const isSame = before === measure || (hasWhole(before) && hasWhole(measure));
  if (!stays || isSame) return [];
  const [was, is] = [before, measure].map((one) => `«${weightMeasureNames[one]}»`);
  return [
    rosterProblem(found('measure-differs', '', `El padrón está en ${was}; el archivo, en ${is}.`)),
  ];
}

function proofOf({ totalWeight }: Roster, measure: WeightMeasure) {
  if (!Number.isSafeInteger(totalWeight)) return [rosterProblem(found('total-too-large'))];
  const { isExact, text, sentence } = sumProof(totalWeight, measure);
  return isExact ? [] : [rosterProblem(found('sum-not-whole', text, sentence))];
}
