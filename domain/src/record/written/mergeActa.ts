import type { ActaWords } from '../subject/actaDocument.ts';
import { type ActaNote, noteKey } from '../subject/actaNote.ts';
import { type ActaDetails, noDetails } from '../subject/actaRecord.ts';

/** The differences from the text that was read: the details, if any of them differs, and each note that does. */
export function changesOf(
  base: ActaWords,
  mine: ActaWords,
): { readonly details?: ActaDetails; readonly notes: readonly ActaNote[] } {
  const before = new Map(base.notes.map((one) => [noteKey(one), one]));
  const after = new Map(mine.notes.map((one) => [noteKey(one), one]));
  const gone = base.notes.filter((one) => !after.has(noteKey(one)));
  const notes = [
    ...mine.notes.filter((one) => before.get(noteKey(one))?.text !== one.text),
    ...gone.map((one) => ({ ...one, text: '' })),
  ].filter((one) => one.text !== '' || before.has(noteKey(one)));
  const { details } = mine;
  const isTyped = details !== null && JSON.stringify(details) !== JSON.stringify(base.details);
  return isTyped ? { details, notes } : { notes };
}

/**
 * Joins the words that somebody typed with those of the server since they read it. Nothing is lost: of a note that both
 * changed, both texts stay, one after the other; of the details that both changed, those typed here.
 */
export function mergeActa(base: ActaWords, mine: ActaWords, server: ActaWords): ActaWords {
  const { details: typed, notes: changed } = changesOf(base, mine);
  const textIn = (words: ActaWords) => new Map(words.notes.map((n) => [noteKey(n), n.text]));
  const [read, now] = [textIn(base), textIn(server)];
  const merged = new Map(server.notes.map((one) => [noteKey(one), one]));
  for (const one of changed) {
    const key = noteKey(one);
    const theirs = now.get(key) ?? '';
    const isTheirs = theirs !== (read.get(key) ?? '');
    merged.set(key, isTheirs ? { ...one, text: joined(theirs, one.text) } : one);
  }
  return {
    details:
      typed === undefined
        ? server.details
        : mergeDetails(base.details ?? noDetails, typed, server.details),
    notes: [...merged.values()].filter(({ text }) => text !== ''),
  };
}

function joined(theirs: string, mine: string): string {
  if (theirs.includes(mine)) return theirs;
  return mine.includes(theirs) ? mine : `${theirs}\n${mine}`;
}

/** Each field as it was typed here, or else as the server has it. */
function mergeDetails(
  base: ActaDetails,
  typed: ActaDetails,
  server: ActaDetails | null,
): ActaDetails {
  if (server === null) return typed;
  const own = Object.entries(typed).filter(([name, value]) => {
    return value !== base[name as keyof ActaDetails];
  });
  return { ...server, ...Object.fromEntries(own) };
}
