import type { PackId } from '../../kernel/assemblies/packId.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { explainRule } from '../../laws/rules/explainRule.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import type { RulePack } from '../../laws/rules/rulePack.ts';
import type { Verdict } from '../../laws/verdicts/verdict.ts';
import { holdCase } from './holdCase.ts';
import { ruleSchema } from './ruleSchema.ts';

/** A law as its tests ask it. The expectation of each case stands in the test. */
interface LawCase {
  /** A rule by its name within the law; one that could not be stored throws. */
  readonly rule: (name: string) => Rule;
  /** All that a rule says, a line each. */
  readonly explain: (name: string) => readonly string[];
  /** `co-sas/ordinary < reserves: Reservas ocasionales`, a line a matter. */
  readonly matters: () => readonly string[];
  /** The decision of a meeting, from the text that `holdCase` reads. */
  readonly hold: (matter: string, roll: string, call?: number) => Verdict;
}

export function lawCase(law: PackId | RulePack): LawCase {
  const pack = typeof law === 'string' ? packOf(law) : law;
  const rule = (name: string) => {
    const found = ruleOf(pack, `${pack.packId}/${name}`);
    ruleSchema.parse(found);
    return found;
  };
  return {
    rule,
    explain: (name) => explainRule(rule(name), pack.vocabulary),
    matters: () =>
      pack.matters.map(
        ({ matterId, label, ruleId }) => `${ruleId ?? 'informed'} < ${matterId}: ${label}`,
      ),
    hold: (matter, roll, call = 1) => holdCase({ pack, matter, roll, call }),
  };
}
