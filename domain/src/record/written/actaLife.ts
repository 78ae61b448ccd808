import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import type { OpenState } from '../subject/actaDocument.ts';

/** The steps that the minutes go through under a law, until they are fixed to be signed. */
export interface ActaLife {
  readonly steps: readonly OpenState[];
  /** From where they are fixed: the last of those steps. */
  readonly fixedFrom: 'review' | 'approved';
  /** The article that asks for the approval, or that closes the minutes without one; null: no law says it. */
  readonly source: Source | null;
}

/**
 * The life of the minutes by the law of the pack. Where the law closes them with the signatures alone (LPH 19.3)
 * nobody approves them; where it says nothing they are approved, as it is usual.
 */
export function actaLifeOf(packId: PackId): ActaLife {
  const { withoutApproval, items } = actaRulesOf(packId);
  if (withoutApproval !== undefined)
    return { steps: ['draft', 'review'], fixedFrom: 'review', source: withoutApproval };
  const asked = items.find(({ itemId }) => itemId === 'approval');
  const source = asked?.source ?? null;
  return { steps: ['draft', 'review', 'approved'], fixedFrom: 'approved', source };
}
