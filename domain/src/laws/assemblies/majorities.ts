import * as z from 'zod';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ArrearsBylaw } from '../../kernel/bylaws/arrearsBylaw.ts';
import { bases, type MajorityBylaw } from '../../kernel/bylaws/majorityBylaw.ts';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { bylawOf } from '../../kernel/bylaws/source.ts';
import type { UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { packUnder } from '../rulePacks/packUnder.ts';
import { matterRule, packOf, ruleOf } from '../rulePacks/rulePacks.ts';
import type { Rule } from '../rules/rule.ts';
import type { SharePath } from '../rules/shareAt.ts';
import { thresholdSchema } from '../rules/thresholdSchema.ts';
import { withBylaws } from '../rules/withBylaws.ts';
import { withUnitUses } from '../rules/withUnitUses.ts';

const place = {
  /** Null: what the law does not name. */
  matterId: z.string().min(1).max(80).nullable(),
  /** Which share of a compound rule; empty: the only one there is. */
  share: z.array(z.number().int().min(0).max(9)).max(4).readonly(),
};

const asks = z.strictObject({
  threshold: thresholdSchema,
  /** The base; absent: that of the law. */
  base: z.enum(bases).optional(),
  /** How many owners or partners must be in favour besides. */
  heads: z.number().int().min(1).max(10_000).optional(),
  /** The citation: `artículo 45`. */
  article: z.string().trim().min(1).max(60),
});

/** `POST /api/settings/majorities`: of one matter; null where the bylaws say nothing any more. */
export const setMajorityRequest = z.strictObject({ ...place, asks: asks.nullable() });
export type SetMajorityRequest = z.infer<typeof setMajorityRequest>;

/** Under which law and which bylaws things are decided. */
export interface DecidingLaw {
  readonly rulePack: PackId;
  readonly majorities?: readonly MajorityBylaw[];
  readonly residential?: boolean;
  readonly unitUses?: UnitUsesBylaw;
  readonly quorums?: readonly QuorumBylaw[];
  readonly arrears?: ArrearsBylaw;
}

/**
 * The rule of a matter under law and bylaws; the ordinary one for what the law does not name. A bylaw that
 * the law forbids changes nothing.
 */
export function ruleOfMatter(law: DecidingLaw, matterId: string | null): Rule {
  const { unitUses } = law;
  const decided = asked(law, matterId).reduce(
    (rule, { share, asks: wanted }) => {
      const changed = underBylaw(rule, share, wanted);
      return changed.ok ? changed.value : rule;
    },
    legalRule(law, matterId),
  );
  if (unitUses === undefined) return decided;
  return withUnitUses(decided, unitUses, bylawOf(unitUses.article));
}

/**
 * The majorities once the bylaws say that of a matter; refused, with its article, when the law does not let
 * them, and when it is a matter that this law does not know or that nobody votes.
 */
export function decideMajority(
  law: DecidingLaw,
  { matterId, share, asks: wanted }: SetMajorityRequest,
): Outcome<readonly MajorityBylaw[]> {
  const { majorities = [] } = law;
  const others = majorities.filter((one) => one.matterId !== matterId || !isSame(one.share, share));
  if (wanted === null) return accept(others);
  const matter = packOf(law.rulePack).matters.find((one) => one.matterId === matterId);
  if (matterId !== null && matter === undefined) return refuse('matter-unknown');
  if (matter?.ruleId === null) return refuse('matter-only-informed');
  const before = ruleOfMatter({ ...law, majorities: others }, matterId);
  const changed = underBylaw(before, share, wanted);
  return changed.ok ? accept([...others, { matterId, share, asks: wanted }]) : changed;
}

/** The matter as that law calls it. */
export function matterName({ rulePack }: DecidingLaw, matterId: string | null): string {
  const matter = packOf(rulePack).matters.find((one) => one.matterId === matterId);
  return matter?.label ?? 'Lo que la ley no nombra';
}

function legalRule(law: DecidingLaw, matterId: string | null): Rule {
  const { residential = true } = law;
  const pack = packUnder(law);
  const rule = matterRule(pack, matterId);
  return residential ? rule : ruleOf(pack, pack.elsewhere?.[rule.ruleId] ?? rule.ruleId);
}

function asked({ majorities = [] }: DecidingLaw, matterId: string | null) {
  const ofMatter = majorities.filter((one) => one.matterId === matterId);
  // A number of heads goes beside the whole rule: whatever is inside it is looked for before.
  return [
    ...ofMatter.filter(({ asks: { heads } }) => heads === undefined),
    ...ofMatter.filter(({ asks: { heads } }) => heads !== undefined),
  ];
}

function underBylaw(rule: Rule, share: SharePath, wanted: MajorityBylaw['asks']): Outcome<Rule> {
  const { article, ...rest } = wanted;
  return withBylaws(rule, { ...rest, share, source: bylawOf(article) });
}

function isSame(a: SharePath, b: SharePath): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}
