/** Where in the minutes words stand: before the agenda, at the end, under a point, a question or an item of the law. */
export const notePlaces = ['opening', 'closing', 'point', 'question', 'law'] as const;
export type NotePlace = (typeof notePlaces)[number];

/** A note: an intervention, or a statement that a person asked to record. */
export const noteKinds = ['said', 'constancia', 'dissent', 'salvedad'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const noteKindNames: Readonly<Record<NoteKind, string>> = {
  said: 'Lo que se dijo',
  constancia: 'Constancias',
  dissent: 'Votos en disidencia',
  salvedad: 'Salvedades',
};

/** The words of one kind at one place, as they were typed. There is one note for each place and kind. */
export interface ActaNote {
  readonly place: NotePlace;
  /** The id of the point, the question or the item of the law; null at the beginning and at the end. */
  readonly placeId: string | null;
  readonly kind: NoteKind;
  readonly text: string;
}

/** The key that tells a note from the others of its minutes. */
export function noteKey({ place, placeId, kind }: Omit<ActaNote, 'text'>): string {
  return `${place} ${placeId ?? ''} ${kind}`;
}

/** The longest text of a note, in letters. */
export const noteAtMost = 6_000;

/** The notes with some of them changed; one whose text is empty goes away. The order of the others stays. */
export function withNotes(
  notes: readonly ActaNote[],
  changed: readonly ActaNote[],
): readonly ActaNote[] {
  const byKey = new Map(notes.map((one) => [noteKey(one), one]));
  for (const one of changed) byKey.set(noteKey(one), one);
  return [...byKey.values()].filter(({ text }) => text !== '');
}
