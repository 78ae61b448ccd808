import { joinNames } from '../../kernel/text/joinNames.ts';
import type { RecountFault } from './recountFault.ts';

/** The public facts of a recount before the hall. */
export interface ToldRecount {
  /** The person who asked for it, by name. */
  readonly requester: string;
  /** Whether what is kept gives the figures of the result again. */
  readonly matches: boolean;
}

/** A recount that the chair made before the hall, from stored data. */
export interface HallRecount extends ToldRecount {
  /** The sending that brought it: the same one again is a repetition. */
  readonly recountId: string;
  readonly at: number;
  /** Before whom it was done, by name. */
  readonly witnesses: readonly string[];
  /** The faults; none where it matches. */
  readonly faults: readonly RecountFault[];
}

/** `Recuento en sala · pedido por Ana Pérez: las cifras coinciden`. */
export function sayToldRecount({ requester, matches }: ToldRecount): string {
  const found = matches ? 'las cifras coinciden' : 'las cifras no coinciden';
  return `Recuento en sala · pedido por ${requester}: ${found}`;
}

const faultWords: Readonly<Record<RecountFault, string>> = {
  'result-missing': 'el resultado',
  'ballots-changed': 'los votos guardados',
  'participation-differs': 'quiénes votaron',
  'sums-differ': 'las sumas',
  'receipts-changed': 'los comprobantes',
  'result-changed': 'lo que dice el resultado',
  'record-differs': 'el registro sellado',
  'consent-differs': 'la espera de los ausentes',
};

/** The faults in words: `no coinciden las sumas y los comprobantes`. */
export function sayRecountFound({ matches, faults }: HallRecount): string {
  if (matches) return 'las cifras coinciden';
  return `no coinciden ${joinNames(faults.map((fault) => faultWords[fault]))}`;
}
