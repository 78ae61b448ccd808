import type { ProxyForm, ProxyRelation, ProxyScope, ProxyState } from '@asamblea/domain';
import type { StateTone } from '../../../ui/frames/StateChip.tsx';

/** The words for the state of a proxy, for its grantor and the desk. */
export const stateWords: Readonly<
  Record<ProxyState, { readonly label: string; readonly tone: StateTone }>
> = {
  received: { label: 'En revisión', tone: 'info' },
  accepted: { label: 'Aceptado', tone: 'success' },
  used: { label: 'En uso', tone: 'success' },
  rejected: { label: 'Rechazado', tone: 'critical' },
  revoked: { label: 'Revocado', tone: 'neutral' },
};

export const scopeWords: Readonly<Record<ProxyScope['kind'], string>> = {
  session: 'Solo esta sesión',
  assembly: 'Toda la asamblea, con sus sesiones',
  items: 'Algunos puntos',
  standing: 'Todas las asambleas',
};

export const relationWords: Readonly<Record<ProxyRelation, string>> = {
  other: 'Sin parentesco',
  spouse: 'Cónyuge',
  ascendant: 'Padre, madre o abuelos',
  descendant: 'Hijos o nietos',
  legal: 'Representante legal',
};

/** Forms in which a paper comes to the desk. */
export const paperForms = [
  'signed',
  'certified',
  'deed',
  'general-power',
  'electronic',
  'written',
] as const satisfies readonly ProxyForm[];
