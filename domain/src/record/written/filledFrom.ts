import type { ActaDetails } from '../subject/actaRecord.ts';

/** The details as they were typed, with what the record says in each that is empty; null: nobody typed any. */
export function filledFrom(known: ActaDetails, typed: ActaDetails | null): ActaDetails {
  if (typed === null) return known;
  const said = Object.entries(typed).filter(([, value]) => value !== null && value !== '');
  return { ...known, ...Object.fromEntries(said) };
}
