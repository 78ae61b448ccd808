import { nameKey } from '../../kernel/identity/nameKey.ts';
import { sayNoteLines } from '../../kernel/tables/sayNotes.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import type { ReadCandidate } from './slateLines.ts';
import { slateFieldNames } from './slateShape.ts';

export interface ReadSlates {
  readonly candidates: readonly ReadCandidate[];
  /** Lines left out, joined or not understood, a line each, in Spanish. */
  readonly notes: readonly string[];
}

/** An item of a list: a slate begins, or somebody runs, or a text that nobody understood. */
export type SlateEntry =
  | { readonly kind: 'slate'; readonly label: string; readonly joins?: true }
  | { readonly kind: 'part'; readonly part: 'names' | 'substitutes' }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly substitute: string;
      readonly at: string;
    }
  | { readonly kind: 'alone'; readonly label: string }
  | { readonly kind: 'lost'; readonly text: string; readonly at: string };

interface WrittenSlate {
  readonly label: string;
  readonly lines: { readonly name: string; substitute: string | null }[];
}

/** The read candidates as a form holds them, with the doubts that a person has to look at. */
export function gatherSlates(
  entries: readonly SlateEntry[],
  notes: readonly TableNote[],
): ReadSlates {
  const slates: WrittenSlate[] = [];
  const doubts: string[] = [];
  let current: WrittenSlate | null = null;
  let part: 'names' | 'substitutes' = 'names';
  const begin = (label: string): WrittenSlate => {
    const slate = { label, lines: [] };
    slates.push(slate);
    return slate;
  };
  for (const entry of entries) {
    switch (entry.kind) {
      case 'alone':
        begin(entry.label);
        break;
      case 'lost':
        doubts.push(`La ${entry.at} («${entry.text}») no dice ningún nombre: no la usamos.`);
        break;
      case 'part':
        part = entry.part;
        break;
      case 'slate': {
        const same = slates.find(({ label }) => nameKey(label) === nameKey(entry.label));
        current = entry.joins === true && same !== undefined ? same : begin(entry.label);
        part = 'names';
        break;
      }
      case 'person': {
        current ??= begin('');
        const left = addPerson(current.lines, part, entry);
        if (left !== null)
          doubts.push(`«${left}» (${entry.at}) es suplente de nadie: no lo usamos.`);
        break;
      }
    }
  }
  return {
    candidates: slates,
    notes: [...doubts, ...repeated(slates), ...sayNoteLines(notes, slateFieldNames)],
  };
}

/**
 * A list of substitutes goes beside its names, one by one; one alone, beside the name above. A person who
 * found no place is told.
 */
function addPerson(
  lines: WrittenSlate['lines'],
  part: 'names' | 'substitutes',
  { name, substitute }: { readonly name: string; readonly substitute: string },
): string | null {
  if (part === 'names' && name !== '') {
    lines.push({ name, substitute: substitute === '' ? null : substitute });
    return null;
  }
  const free =
    part === 'substitutes'
      ? lines.find((line) => line.substitute === null)
      : lines.slice(-1).find((line) => line.substitute === null);
  const stands = [name, substitute].filter((text) => text !== '').join(' / ');
  if (free === undefined) return stands;
  free.substitute = stands;
  return null;
}

function repeated(slates: readonly ReadCandidate[]): readonly string[] {
  const seen = new Set<string>();
  return slates.flatMap(({ label }) => {
    const key = nameKey(label);
    const isAgain = key !== '' && seen.has(key);
    seen.add(key);
    return isAgain ? [`«${label}» está más de una vez.`] : [];
  });
}
