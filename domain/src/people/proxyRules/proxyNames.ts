import type {
  AttorneyKind,
  ProxyOffice,
  ProxyOrder,
  SubstitutionKind,
} from '../../kernel/bylaws/proxyBylaws.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';

/** The names of the offices, as they are listed. */
export const proxyOfficeNames: Readonly<Record<ProxyOffice, string>> = {
  administrator: 'Administración',
  employee: 'Empleados de la copropiedad o de la empresa',
  manager: 'Gerencia',
  director: 'Junta directiva',
  syndic: 'Sindicatura',
  supervisor: 'Consejo de vigilancia',
  commissioner: 'Comisaría',
  'fiscal-auditor': 'Revisoría fiscal',
  'council-member': 'Consejo de administración',
};

export const attorneyKindNames: Readonly<Record<AttorneyKind, string>> = {
  legal: 'Representante legal',
  spouse: 'Cónyuge o pareja',
  ascendant: 'Padre, madre o abuelos',
  descendant: 'Hijos o nietos',
  owner: 'Otro propietario o socio',
  'general-power': 'Quien tiene poder general',
  other: 'Cualquier otra persona',
};

export const substitutionNames: Readonly<Record<SubstitutionKind, string>> = {
  never: 'Nunca',
  named: 'Solo en quien el poder nombra',
  'if-granted': 'Solo si el poder lo permite',
  'unless-forbidden': 'Sí, salvo que el poder lo prohíba',
};

export const proxyOrderNames: Readonly<Record<ProxyOrder, string>> = {
  'latest-written': 'El de fecha más reciente',
  'first-received': 'El que se recibió primero',
};

/** `«Elección de la junta directiva» y «Reforma de los estatutos»`: the matters that nobody votes through an attorney. */
export function sayMatters({ packId, inPerson }: Pick<ProxyRules, 'packId' | 'inPerson'>): string {
  const { matters } = packOf(packId);
  const labels = (inPerson?.matterIds ?? []).map(
    (id) => matters.find(({ matterId }) => matterId === id)?.label ?? id,
  );
  return sayList(labels.map((label) => `«${label}»`));
}
