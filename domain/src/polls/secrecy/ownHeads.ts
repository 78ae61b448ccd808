import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { countHeads, headIdOf } from '../../people/rosters/heads.ts';
import type { RosterCounts } from '../../people/rosters/rosterCounts.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { votesByHeads } from './canBeSecret.ts';

/** Whether each unit of a roster has a head that no other has: then whoever counts units counts heads. */
export function eachOwnHead(units: readonly Pick<Unit, 'unitId' | 'ownerIds'>[]): boolean {
  return countHeads(units) === units.length;
}

/** The same, as the counts of a roster say it. */
export function countsOwnHeads({ everybody }: RosterCounts): boolean {
  return everybody.heads === everybody.units;
}

type NamedUnit = Pick<Unit, 'unitId' | 'ownerIds' | 'label'>;

/** Refuses a secret vote by heads over a roster where two units share one, and names the first of them. */
export function requireOwnHeads(
  rule: Pick<Rule, 'requirement'>,
  units: readonly NamedUnit[],
): Outcome<null> {
  if (!votesByHeads(rule) || eachOwnHead(units)) return accept(null);
  return refuse('secret-needs-own-heads', sayShared(units));
}

/** `Por ejemplo, comparten dueño: 101 y 102.` */
function sayShared(units: readonly NamedUnit[]): string {
  const labels = new Map<string, string[]>();
  for (const unit of units) {
    const head = headIdOf(unit);
    labels.set(head, [...(labels.get(head) ?? []), unit.label]);
  }
  const [first = []] = [...labels.values()].filter(({ length }) => length > 1);
  return endSentence(`Por ejemplo: ${joinNames(first.slice(0, 3))}`);
}
