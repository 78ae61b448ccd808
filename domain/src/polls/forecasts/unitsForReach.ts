import { isWhole } from '../../laws/rules/scope.ts';
import { amountsIn, excluderOf, muteReasons, type RollUnit } from '../../laws/verdicts/roll.ts';
import type { MissingForQuorum } from '../../meeting/quorum/completeQuorum.ts';
import { fewestUnits, type UnitToCall } from '../../meeting/quorum/fewestUnits.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import { judgeOf, type ReachSources } from './reachOf.ts';
import type { Shortage } from './shortage.ts';

interface MissingSources<U> extends ReachSources {
  readonly units: readonly (U & ReachSources['units'][number])[];
}

/**
 * Few absent units with which the question can pass, if everybody then votes in favour: first those whom it touches
 * and those of the class that votes apart, then the heaviest. They are held against the rule as it is counted.
 */
export function unitsForReach<U extends UnitToCall>(
  sources: MissingSources<U>,
): MissingForQuorum<U> {
  const { question, units } = sources;
  if (question.election?.kind === 'survey') return { kind: 'met' };
  const roll = rollOf({ ...sources, ballots: [], ...rollTermsOf(question) });
  const judge = judgeOf(sources);
  const stand = judge(roll);
  if (!('lacks' in stand)) return { kind: 'met' };
  const isEnough = (came: readonly U[]) => {
    const ids = new Set(came.map(({ unitId }) => unitId));
    const then = roll.map((unit) => (ids.has(unit.unitId) ? { ...unit, present: true } : unit));
    return !('lacks' in judge(then));
  };
  const standing = new Map(roll.map((unit) => [unit.unitId, unit]));
  const has = (unit: U, is: (one: RollUnit) => boolean) => {
    const one = standing.get(unit.unitId);
    return one !== undefined && is(one);
  };
  const absent = units.filter((unit) => has(unit, ({ present }) => !present));
  const short = stand.lacks.flatMap((lack) => lack.short.flat());
  const { exclusions } = question.rule;
  const isMute = excluderOf(roll, muteReasons(exclusions), exclusions.reach);
  const counts = short.map(({ scope }) => amountsIn(scope));
  const voting = absent.filter((unit) => has(unit, (one) => !isMute(one)));
  const useful = voting.filter((unit) =>
    has(unit, (one) => counts.some((amountOf) => amountOf(one) > 0)),
  );
  const able = [useful, voting, absent].find(isEnough);
  if (able === undefined) return { kind: 'unreachable' };
  const headsHere = new Set(roll.filter(({ present }) => present).map(({ headId }) => headId));
  const heads = short.flatMap(({ scope, missing }) => (scope === 'heads' ? (missing ?? []) : []));
  const isTouched = (unit: U) => has(unit, ({ isAffected }) => isAffected === true);
  const isOfClass = (unit: U) => has(unit, (one) => one.isOfClass === true);
  const groups = [
    able.filter(isTouched),
    able.filter((unit) => !isTouched(unit) && isOfClass(unit)),
    able.filter((unit) => !isTouched(unit) && !isOfClass(unit)),
  ];
  let chosen: readonly U[] = [];
  for (const [at, group] of groups.entries()) {
    const before = chosen;
    const after = groups.slice(at + 1).flat();
    const few = fewestUnits({
      absent: group,
      headsHere,
      headSteps: (most) => heads.filter((least) => least <= most),
      isEnough: (some) => isEnough([...before, ...some, ...after]),
      guess: (heaviestFirst) => Math.max(...short.map((one) => howMany(one, heaviestFirst))),
    });
    chosen = before.concat(few ?? group);
  }
  return { kind: 'units', units: chosen };
}

/** How many of them make up what is missing in one measure, about. */
function howMany({ scope, missing }: Shortage, heaviestFirst: readonly UnitToCall[]): number {
  if (missing === null || isWhole(scope)) return missing ?? 1;
  let left = missing;
  const at = heaviestFirst.findIndex(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  return at < 0 ? heaviestFirst.length : at + 1;
}
