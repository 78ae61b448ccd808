import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import type { ActaBlock } from '../draft/actaDraft.ts';
import { blank, lawful, paragraph, phrase, quote } from '../draft/actaPhrase.ts';
import type { ActaNote, NoteKind, NotePlace } from '../subject/actaNote.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';

/** The label before each kind of words; none before an intervention. */
const labels: Readonly<Record<NoteKind, string>> = {
  said: '',
  constancia: 'Constancia: ',
  dissent: 'Voto en disidencia: ',
  salvedad: 'Salvedad: ',
};

/** The text written at a place, as it was typed: a paragraph for each of its lines. */
export function writtenAt(
  { notes = [] }: Pick<ActaSubject, 'notes'>,
  place: NotePlace,
  placeId: string | null = null,
): readonly ActaBlock[] {
  return notesAt(notes, place, placeId).flatMap(({ kind, text }) =>
    linesOf(text).map((line, i) => {
      const label = i === 0 ? labels[kind] : '';
      return paragraph(label === '' ? [quote(line)] : phrase`${label}${quote(line)}`);
    }),
  );
}

/** The text written there, after a mark that asks for the interventions while nobody wrote them. */
export function writtenOrBlank(
  subject: Pick<ActaSubject, 'notes'>,
  place: NotePlace,
  placeId: string,
  asked: string,
): readonly ActaBlock[] {
  const mark = isSaid(subject, place, placeId) ? [] : [paragraph([blank(asked)])];
  return [...mark, ...writtenAt(subject, place, placeId)];
}

/** Whether somebody wrote what was said there. */
export function isSaid(
  { notes = [] }: Pick<ActaSubject, 'notes'>,
  place: NotePlace,
  placeId: string | null,
): boolean {
  return notesAt(notes, place, placeId).some(({ kind }) => kind === 'said');
}

/**
 * The approver of the minutes and the day, or the mark that asks for them; where signatures close them, that
 * they do.
 */
export function approvalLine({
  approval = null,
  record,
}: Pick<ActaSubject, 'approval' | 'record'>): ActaBlock {
  const { withoutApproval } = actaRulesOf(record.assembly.rulePack);
  if (approval === null && withoutApproval !== undefined) {
    return paragraph(
      phrase`El acta se cierra con las firmas de la presidencia y de la secretaría (${lawful(citeSource(withoutApproval))}).`,
    );
  }
  if (approval === null) {
    return paragraph(phrase`Aprobación del acta: ${blank('quién la aprobó y en qué fecha')}.`);
  }
  const { approver, on } = approval;
  return paragraph(phrase`Aprobación del acta: ${quote(approver)}, el ${quote(sayDate(on))}.`);
}

/** In the order of their kinds, without those that say nothing. */
function notesAt(
  notes: readonly ActaNote[],
  place: NotePlace,
  placeId: string | null,
): readonly ActaNote[] {
  const kinds = Object.keys(labels);
  return notes
    .filter((one) => one.place === place && one.placeId === placeId && one.text.trim() !== '')
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
