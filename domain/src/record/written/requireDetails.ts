import { sayList } from '../../kernel/lists/sayList.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { ActaDetails, noDetails } from '../subject/actaRecord.ts';

const asked = [
  ['number', 'el número del acta'],
  ['kind', 'si es ordinaria o extraordinaria'],
  ['place', 'el lugar'],
  ['chair', 'quién presidió'],
  ['secretary', 'quién ejerció la secretaría'],
] as const satisfies readonly (readonly [keyof typeof noDetails, string])[];

/**
 * Without these nobody can tell which minutes they are, or who answers for them. Refuses `acta-incomplete` with
 * the names of those that are missing.
 */
export function requireDetails(details: ActaDetails): Outcome<null> {
  const missing = asked.flatMap(([field, said]) =>
    (details[field] ?? '').trim() === '' ? [said] : [],
  );
  return missing.length === 0
    ? accept(null)
    : refuse('acta-incomplete', saying`Falta: ${sayList(missing)}.`);
}
