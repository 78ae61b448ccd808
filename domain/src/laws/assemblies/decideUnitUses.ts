import * as z from 'zod';
import { type UnitClass, type UnitUsesBylaw, unitUses } from '../../kernel/bylaws/unitUses.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { votesByUnit } from '../rules/withUnitUses.ts';
import { type DecidingLaw, ruleOfMatter } from './majorities.ts';

const unitClass: z.ZodType<UnitClass> = z.union([
  z.enum(unitUses),
  z.templateLiteral(['?', z.string().regex(/^[a-z0-9 ]{0,80}$/u)]),
]);
const classes = z.array(unitClass).max(60).readonly();

/**
 * `POST /api/settings/unit-uses`: which units count where units are counted; null: nobody says. Some count,
 * none is on both sides, and an exclusion is cited.
 */
export const setUnitUsesRequest = z.strictObject({
  unitUses: z
    .strictObject({
      counted: classes,
      leftOut: classes,
      article: z.string().trim().max(60),
    })
    .refine(({ counted, leftOut }) => isEachOnce([...counted, ...leftOut]))
    .refine(({ counted }) => counted.length > 0)
    .refine(({ leftOut, article }) => leftOut.length === 0 || article !== '', {
      path: ['article'],
    })
    .nullable(),
});
export type SetUnitUsesRequest = { readonly unitUses: UnitUsesBylaw | null };

function isEachOnce(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

/** The first matter of this law that is voted by unit; null where none is, and nobody asks which of them count. */
export function matterByUnit({ unitUses: _answer, ...law }: DecidingLaw): string | null {
  const found = packOf(law.rulePack).matters.find(
    ({ matterId, ruleId }) =>
      ruleId !== null && votesByUnit(ruleOfMatter(law, matterId).requirement),
  );
  return found?.matterId ?? null;
}
