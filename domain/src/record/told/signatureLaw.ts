import type { PackId } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';

/** The article that wants the minutes signed by the secretary; empty: no law that we know says it. */
export function signatureLaw(rulePack: PackId): string {
  const asked = actaRulesOf(rulePack).items.find(({ itemId }) => itemId === 'secretary-signature');
  return asked === undefined ? '' : citeSource(asked.source);
}
