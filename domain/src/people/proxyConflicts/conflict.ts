import type { Source } from '../../kernel/bylaws/source.ts';

/**
 * Every possible fault of the proxies: whether it keeps one from being accepted, and the remedy at the desk.
 */
export const proxyConflictKinds = {
  'attorney-missing': ['blocks', 'Pida a quien dio el poder que diga a quién nombra.'],
  'unit-unknown': ['blocks', 'Corrija la unidad o revise el padrón.'],
  'grantor-not-owner': ['blocks', 'Pida que lo firme quien figura como dueño en el padrón.'],
  'attorney-barred': ['blocks', 'Pida al propietario que nombre a otra persona.'],
  'attorney-not-allowed': ['blocks', 'Pida un representante de los que admite la ley.'],
  'none-allowed': ['blocks', 'Quien lo dio debe asistir en persona.'],
  'form-missing': ['blocks', 'Pida el documento en la forma debida.'],
  'not-special': ['blocks', 'Pida un poder para esta reunión.'],
  'partial-holding': ['blocks', 'Pida un poder por todo lo que tiene.'],
  'substitution-not-allowed': ['blocks', 'Solo puede actuar el apoderado que nombró el dueño.'],
  expired: ['blocks', 'Pida un poder vigente.'],
  'over-cap': ['blocks', 'Acepte hasta el máximo; los demás deben nombrar a otra persona.'],
  'over-share': ['blocks', 'Acepte hasta el máximo; los demás deben nombrar a otra persona.'],
  'attorney-advised': ['warns', 'Pregunte a la asamblea o revise los estatutos antes de aceptar.'],
  'accounts-barred': ['warns', 'Avísele que no vote las cuentas.'],
  'out-of-scope': ['warns', 'Pida un poder que diga que vale para esta sesión.'],
  'item-unknown': ['warns', 'Revise a qué puntos del orden del día se refiere.'],
  'instruction-unknown': ['warns', 'Avise al apoderado: esa instrucción no se puede cumplir.'],
  'instruction-late': ['warns', 'Avise al propietario: esa votación ya se cerró.'],
  'two-for-unit': ['warns', 'Revoque o rechace el que no vale.'],
  'co-owners-differ': ['warns', 'Los copropietarios deben nombrar a una sola persona.'],
  'attorneys-alike': [
    'warns',
    'Si son la misma persona, corrija el documento: si no, su tope se cuenta aparte.',
  ],
  'public-solicitation': [
    'warns',
    'Revise que cada poder lleve el orden del día y las instrucciones.',
  ],
} as const satisfies Record<string, readonly ['blocks' | 'warns', remedy: string]>;
export type ProxyConflictKind = keyof typeof proxyConflictKinds;

/** Something wrong with one proxy, or among several. */
export interface ProxyConflict {
  readonly kind: ProxyConflictKind;
  /** Whether it keeps a proxy from being accepted. */
  readonly blocks: boolean;
  readonly proxyIds: readonly string[];
  readonly unitIds: readonly string[];
  readonly questionIds: readonly string[];
  /** The fault, in Spanish. */
  readonly text: string;
  /** The remedy. */
  readonly remedy: string;
  /** Null when it is common sense and not a law. */
  readonly source: Source | null;
}

/** A conflict with the remedy of its kind. */
export function conflictOf(
  kind: ProxyConflictKind,
  text: string,
  about: {
    readonly proxyIds: readonly string[];
    readonly unitIds: readonly string[];
    readonly questionIds?: readonly string[];
    readonly source?: Source;
  },
): ProxyConflict {
  const [severity, remedy] = proxyConflictKinds[kind];
  return {
    kind,
    blocks: severity === 'blocks',
    proxyIds: about.proxyIds,
    unitIds: about.unitIds,
    questionIds: about.questionIds ?? [],
    text,
    remedy,
    source: about.source ?? null,
  };
}
