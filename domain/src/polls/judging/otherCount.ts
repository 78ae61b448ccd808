import { citeSource } from '../../kernel/bylaws/source.ts';
import { byUse, type UnitClass } from '../../kernel/bylaws/unitUses.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { unitsOf } from '../../laws/rules/scope.ts';
import { countedBy, votesByUnit } from '../../laws/rules/withUnitUses.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import type { JudgedRoll } from './judgeRoll.ts';

/** How a vote by unit would have ended without units in which nobody lives or works. */
export interface OtherCount {
  /** Which are left out of it, and how many of them the roster has. */
  readonly leftOut: readonly UnitClass[];
  readonly units: number;
  /** The sentence of its verdict. */
  readonly sentence: string;
}

/** The uses that some bylaws leave out and others do not. */
const doubtful = ['parqueadero', 'deposito'] as const satisfies readonly UnitClass[];

/**
 * The other count of a vote by unit, where it ends otherwise and nobody answered which units count; null where
 * the answer would change nothing. A rule that presumes the consent of the absent has none.
 */
export function otherCountOf(
  rule: Rule,
  roll: readonly RollUnit[],
  judged: JudgedRoll['decided'],
  judgeBy: (rule: Rule) => JudgedRoll['decided'],
): OtherCount | null {
  if (rule.unitsBy !== undefined || rule.presumedConsent !== null) return null;
  if (!votesByUnit(rule.requirement)) return null;
  const here = new Set(roll.flatMap(({ use }) => use ?? []));
  const leftOut = doubtful.filter((one) => here.has(one));
  const counted = [...here].filter((one) => !leftOut.some((left) => left === one)).sort(byUse);
  if (leftOut.length === 0 || counted.length === 0) return null;
  const other = judgeBy(countedBy(rule, unitsOf(counted)));
  if (endOf(other) === endOf(judged)) return null;
  const units = roll.filter(({ use }) => leftOut.some((left) => left === use)).length;
  // The same article was just cited.
  const sentence = other.verdict.sentence.replace(` (${citeSource(rule.source)})`, '');
  return { leftOut, units, sentence };
}

/** The decision, whatever its figures. */
function endOf({ verdict, elected }: JudgedRoll['decided']): string {
  const { seats = [], vacant = 0 } = elected ?? {};
  return JSON.stringify([
    verdict.kind,
    vacant,
    seats.map(({ optionId, name }) => [optionId, name]),
  ]);
}

/** `Nadie ha dicho si cuentan los parqueaderos (13 unidades). Sin ellos sería así: Rechazado con …` */
export function sayOtherCount({
  otherCount,
  annulment,
}: {
  readonly otherCount?: OtherCount;
  readonly annulment?: unknown;
}): string | null {
  if (otherCount === undefined || annulment !== undefined) return null;
  const { leftOut, units, sentence } = otherCount;
  const which = doubtful.filter((one) => leftOut.includes(one)).map((one) => nouns[one]);
  const asked = `Nadie ha dicho si cuentan ${which.join(' y ')} (${sayUnits(units)})`;
  return `${asked}. Sin ellos el resultado sería otro: ${sentence.replace(/\.$/u, '')}`;
}

const nouns = { parqueadero: 'los parqueaderos', deposito: 'los depósitos' } as const;
