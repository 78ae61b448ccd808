import type { ContentId } from './noticeContents.ts';
import { type Placeholder, placeholdersIn } from './placeholders.ts';

/** How what somebody typed for a notice is said in it, where its text has no place for it. */
const ownLines = {
  lugar: 'Lugar: {lugar}',
  medio: 'En línea: {medio}',
  segunda: 'Segunda convocatoria: {segunda}',
  revision: 'Revisión de las cuentas: {revision}',
  firma: '{firma}',
} as const satisfies Partial<Record<Placeholder, string>>;
type TypedPlaceholder = keyof typeof ownLines;
const typedPlaceholders = Object.keys(ownLines) as readonly TypedPlaceholder[];

export interface PlacedText {
  readonly text: string;
  /** What had no place in the text and got one. */
  readonly placed: readonly Placeholder[];
}

interface Placing {
  readonly text: string;
  readonly values: Readonly<Record<Placeholder, string>>;
  readonly ownWords: readonly ContentId[];
  /** What the law wants in this notice. */
  readonly asked: readonly ContentId[];
}

/** The text with a place for all that was typed for the notice: nothing of it is left behind. */
export function placeTyped({ text, values, ownWords, asked }: Placing): PlacedText {
  const named = placeholdersIn(text);
  const placed = typedPlaceholders.filter((name) => {
    if (values[name] === '' || named.includes(name)) return false;
    // Of the meeting, not of the notice: where the law wants it, whoever left it out is told so.
    if (name === 'lugar') return !asked.includes('place');
    return name !== 'segunda' || !ownWords.includes('second-call');
  });
  const lines = placed.filter((name) => name !== 'firma').map((name) => ownLines[name]);
  const signature = placed.includes('firma') ? [ownLines.firma] : [];
  const paragraphs = text.trimEnd().split(/\n{2,}/u);
  // Whoever signs stays last.
  const isSigned = paragraphs.at(-1)?.trim() === ownLines.firma;
  const end = isSigned ? paragraphs.length - 1 : paragraphs.length;
  return {
    placed,
    text: [...paragraphs.slice(0, end), ...lines, ...paragraphs.slice(end), ...signature].join(
      '\n\n',
    ),
  };
}
