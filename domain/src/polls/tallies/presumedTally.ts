import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { formatCount } from '../../kernel/weights/formatWeight.ts';
import { type HoldingWords, plainWords, sayWeight } from '../../kernel/weights/holdingWords.ts';
import type { Count } from '../../kernel/weights/weight.ts';

/** So many absent owners with what they own. */
export interface OwnerCount extends Count {
  readonly owners: number;
}

/** In the result of a question that waits, or waited, for the absent: where they stand. */
export interface PresumedTally {
  /** The civil date as of which it was reckoned. */
  readonly on: LocalDate;
  /** Silent past their last day: counted in favour. */
  readonly given: OwnerCount;
  readonly objected: OwnerCount;
  /** May still object. */
  readonly open: OwnerCount;
  /** Those of them who have not been notified. */
  readonly unnotified: number;
  /** The hash of the roll at closing, over which all this is counted. */
  readonly rollHash: string;
  readonly source: Source;
  /** The instant at which the verdict became final; null while it is pending. */
  readonly settledAt: number | null;
}

/** `Ausentes: 2 propietarios (30,0000) a favor por su silencio; 1 (10,0000) se opuso. Ley…, artículo 17.8`. */
export function sayPresumed(
  { given, objected, open, unnotified, ...said }: PresumedTally,
  words: HoldingWords = plainWords,
): string {
  const sayOwners = (count: OwnerCount) => sayOwnerCount(count, words);
  const parts = [
    `${sayOwners(given)} a favor por su silencio`,
    `${sayOwners(objected)} ${objected.owners > 1 ? 'se opusieron' : 'se opuso'}`,
    ...(open.owners === 0
      ? []
      : [`${sayOwners(open)} aún puede${open.owners === 1 ? '' : 'n'} oponerse`]),
    ...(unnotified === 0 ? [] : [`${formatCount(unnotified)} sin notificar`]),
  ];
  const when = said.settledAt === null ? ` al ${sayDate(said.on)}` : '';
  return `Ausentes${when}: ${parts.join('; ')} (${citeSource(said.source)})`;
}

function sayOwnerCount({ owners, weight }: OwnerCount, words: HoldingWords): string {
  const who = `${formatCount(owners)} ${owners === 1 ? 'propietario' : 'propietarios'}`;
  return owners === 0 ? 'ninguno' : `${who} (${sayWeight(weight, words)})`;
}
