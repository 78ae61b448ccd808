import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { SignerPlace } from '../../kernel/sessions/meetingOfficers.ts';
import type { ActaItemId } from '../../laws/aspects/actaItemId.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';

const places: readonly (SignerPlace & { readonly itemId: ActaItemId })[] = [
  { itemId: 'representative-signature', office: 'representative', label: 'Representante legal' },
  ...[
    ['two-owners-signature', 'first-owner', 'Primer propietario designado'] as const,
    ['two-owners-signature', 'second-owner', 'Segundo propietario designado'] as const,
    ['members-signature', 'first-member', 'Primer socio designado'] as const,
    ['members-signature', 'second-member', 'Segundo socio designado'] as const,
    ['auditors-signature', 'majority-auditor', 'Interventor por la mayoría'] as const,
    ['auditors-signature', 'minority-auditor', 'Interventor por la minoría'] as const,
    ['designated-signature', 'first-designated', 'Primer copropietario designado'] as const,
    ['designated-signature', 'second-designated', 'Segundo copropietario designado'] as const,
  ].map(([itemId, office, label]) => ({ itemId, office, label })),
  { itemId: 'commissioners-signature', office: 'commissioner', label: 'Comisario' },
];
const notary: SignerPlace = { office: 'notary', label: 'Notario' };

interface HeldMeeting {
  /** Somebody attended from afar, or may. */
  readonly isRemote: boolean;
  /** Something was decided, or may be, that a notary attends. */
  readonly withNotary: boolean;
}

/** The signers of the minutes by this law, besides the chair and the secretary, who always sign. */
export function signersAsked(
  rulePack: PackId,
  { isRemote, withNotary }: HeldMeeting,
): readonly SignerPlace[] {
  const asked = actaRulesOf(rulePack)
    .items.filter(({ when }) => when !== 'remote' || isRemote)
    .map(({ itemId }) => itemId);
  const found = places
    .filter(({ itemId }) => asked.includes(itemId))
    .map(({ office, label }) => ({ office, label }));
  return withNotary ? [...found, notary] : found;
}

/** Whether this law wants a notary for something that may be decided under it. */
export function mayNeedNotary(rulePack: PackId): boolean {
  return packOf(rulePack).rules.some(({ needsNotary }) => needsNotary);
}
