import { citeSource } from '../../kernel/bylaws/source.ts';
import { localDateOf } from '../../kernel/calendars/zone.ts';
import type { ContentId } from '../../laws/aspects/contentId.ts';
import type { ComposedProblem } from '../convocationChecks/checkDates.ts';
import { checkDates } from '../convocationChecks/checkDates.ts';
import type { LawSentence } from '../convocationChecks/checkMeeting.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import { noticeContents } from '../convocationChecks/noticeContents.ts';
import { askedContents } from './askedContents.ts';
import type { WrittenKind } from './convocation.ts';
import type { ConvocationDraft } from './convocationDraft.ts';
import {
  fillEntity,
  fillPlaceholders,
  type Placeholder,
  placeholdersIn,
  placeholdersOf,
  unknownPlaceholders,
} from './placeholders.ts';
import { placeholderValues } from './placeholderValues.ts';

/** One thing that the law wants said: it is there, somebody says that it is, or it is missing. */
export interface ContentState extends LawSentence {
  readonly contentId: ContentId;
  readonly state: 'present' | 'own-words' | 'missing';
}

/** A notice as it would go out now, with what the law has against it. */
export interface ComposedConvocation {
  readonly subject: string;
  /** The text, with the values of each person still in braces. */
  readonly text: string;
  readonly contents: readonly ContentState[];
  /** The typed fields that had no place in its text: they were put at its end. */
  readonly placed: readonly Placeholder[];
  readonly problems: readonly ComposedProblem[];
  /** Nothing serious: advice may remain. */
  readonly ok: boolean;
}

interface Composing {
  readonly facts: ComposingFacts;
  readonly draft: ConvocationDraft;
  readonly kind: WrittenKind;
  /** Whether a notice that went out announced this very call: its date needs no term of its own. */
  readonly wasAnnounced: boolean;
  /** Milliseconds: the term counts from its day, in the zone of the assembly. */
  readonly now: number;
}

/** The notice that a draft gives, its contents looked at one by one and its dates against their terms. */
export function composeConvocation(composing: Composing): ComposedConvocation {
  const { facts, draft, kind, now } = composing;
  const today = localDateOf(now, facts.assembly.timeZone);
  const values = placeholderValues(facts, draft, today);
  const asked = askedContents(facts);
  const { text, placed } = placeTyped({
    ...draft,
    values,
    asked: asked.map(({ contentId }) => contentId),
  });
  const contents = asked.map(({ contentId, source }): ContentState => {
    const state = stateOf(contentId, { ...draft, text }, values);
    return { contentId, state, text: noticeContents[contentId], cited: citeSource(source) };
  });
  const problems = [
    ...checkDates({ ...composing, today }),
    ...contents
      .filter(({ state }) => state === 'missing')
      .map(({ text: missing, cited }) => ({ serious: true, text: missing, cited })),
    ...checkWriting(draft, kind),
  ];
  const fill = (written: string) =>
    fillPlaceholders(fillEntity(written, facts.assembly.name), values);
  return {
    // A subject is one line, whatever the values are.
    subject: fill(draft.subject).replace(/\s+/gu, ' ').trim(),
    text: fill(text)
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    contents,
    placed,
    problems,
    ok: !problems.some(({ serious }) => serious),
  };
}

function stateOf(
  contentId: ContentId,
  { text, ownWords }: ConvocationDraft,
  values: Readonly<Record<string, string>>,
): ContentState['state'] {
  const named = placeholdersIn(text);
  const needed = placeholdersOf(contentId);
  if (needed.every((name) => named.includes(name) && values[name] !== '')) return 'present';
  return ownWords.includes(contentId) ? 'own-words' : 'missing';
}

function checkWriting(
  { text, subject, changes }: ConvocationDraft,
  kind: WrittenKind,
): readonly ComposedProblem[] {
  const unknown = unknownPlaceholders(`${subject} ${text}`).map((name) => ({
    serious: true,
    text: `Nadie sabe qué poner en {${name}}. Corríjalo o quítelo.`,
    cited: '',
  }));
  if (kind !== 'correction' || changes !== '') return unknown;
  return [
    ...unknown,
    { serious: true, text: 'Diga en qué cambia la convocatoria anterior.', cited: '' },
  ];
}

/** How what somebody typed for a notice is said in it, where its text has no place for it. */
const ownLines = {
  lugar_y_fecha: '{lugar_y_fecha}',
  lugar: 'Lugar: {lugar}',
  medio: 'En línea: {medio}',
  segunda: 'Segunda convocatoria: {segunda}',
  revision: 'Revisión de las cuentas: {revision}',
  firma: '{firma}',
} as const satisfies Partial<Record<Placeholder, string>>;
type TypedPlaceholder = keyof typeof ownLines;
const typedPlaceholders = Object.keys(ownLines) as readonly TypedPlaceholder[];

interface PlacedText {
  readonly text: string;
  /** The fields that had no place in the text and got one. */
  readonly placed: readonly Placeholder[];
}

interface Placing extends Pick<ConvocationDraft, 'text' | 'ownWords' | 'city'> {
  readonly values: Readonly<Record<Placeholder, string>>;
  /** The contents that the law wants in this notice. */
  readonly asked: readonly ContentId[];
}

/** The text with a place for all that was typed for the notice: nothing of it is left behind. */
function placeTyped({ text, values, ownWords, city = '', asked }: Placing): PlacedText {
  const named = placeholdersIn(text);
  const placed = typedPlaceholders.filter((name) => {
    if (values[name] === '' || named.includes(name)) return false;
    // Nobody typed the day.
    if (name === 'lugar_y_fecha') return city !== '';
    // Of the meeting, not of the notice: where the law wants it, a writer who left it out is told so.
    if (name === 'lugar') return !asked.includes('place');
    return name !== 'segunda' || !ownWords.includes('second-call');
  });
  const put = (isHere: (name: TypedPlaceholder) => boolean) =>
    placed.filter(isHere).map((name) => ownLines[name]);
  const head = put((name) => name === 'lugar_y_fecha');
  const signature = put((name) => name === 'firma');
  const lines = put((name) => name !== 'lugar_y_fecha' && name !== 'firma');
  const paragraphs = text.trimEnd().split(/\n{2,}/u);
  // The signer stays last.
  const isSigned = paragraphs.at(-1)?.trim() === ownLines.firma;
  const end = isSigned ? paragraphs.length - 1 : paragraphs.length;
  return {
    placed,
    text: [
      ...head,
      ...paragraphs.slice(0, end),
      ...lines,
      ...paragraphs.slice(end),
      ...signature,
    ].join('\n\n'),
  };
}
