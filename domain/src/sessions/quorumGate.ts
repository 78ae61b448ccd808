import type { Quorum } from '../quorum/quorum.ts';

/** What the lack of quorum does to a point of the agenda. */
export type QuorumGate =
  | { readonly kind: 'clear' }
  /** Opening: people are told, nothing is stopped; closing decides. */
  | { readonly kind: 'warned'; readonly warning: string }
  /** Closing: nothing is decided. */
  | { readonly kind: 'void' };

/**
 * Checks the quorum at the opening and at the closing of a point. What only informs needs none: it
 * may be treated while people arrive. A decision may open without quorum, and is void if it closes so.
 */
export function quorumGate(
  moment: 'opening' | 'closing',
  point: { readonly decides: boolean },
  quorum: Quorum,
): QuorumGate {
  if (quorum.met || !point.decides) return { kind: 'clear' };
  switch (moment) {
    case 'opening':
      return {
        kind: 'warned',
        warning: `No hay quórum: se requiere ${quorum.needed}. Si al cerrar sigue faltando, no se decide nada.`,
      };
    case 'closing':
      return { kind: 'void' };
  }
}
