import { citeSource } from '../../kernel/bylaws/source.ts';
import type { ActaItemId } from '../../laws/aspects/actaItemId.ts';
import type { ActaBlock } from '../draft/actaDraft.ts';
import { blank, heading, lawful, paragraph, phrase } from '../draft/actaPhrase.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import type { ActaCheck } from './actaChecklist.ts';
import { actaChecksOf } from './actaFollowUp.ts';
import { isSaid, writtenAt } from './actaWords.ts';

/**
 * The words to write for each item that the law asks, that the record lacks and that no other part of the
 * minutes says.
 */
const marks: Partial<Record<ActaItemId, string>> = {
  'remote-proof': 'quién se comunicó, qué dijo, a qué hora y dónde se conserva la prueba',
  'identity-check': 'cómo se verificó la identidad de quienes asistieron en línea',
  'notice-copy': 'que se anexa la convocatoria, o dónde está su copia',
  'attendance-signatures': 'dónde firmaron los presentes',
  'signature-check': 'quién cotejó las firmas y con qué resultado',
  'absentee-notices': 'a quiénes se comunicó, por qué medio y en qué fecha',
  objections: 'quiénes se opusieron o dieron su conformidad, y en qué fecha',
  'notary-record': 'ante quién, con qué número y en qué fecha',
};

/** The items of which somebody has to write, in the order of the law. */
export function lawPlacesOf(subject: ActaSubject): readonly ActaCheck[] {
  const { questions } = subject.record.votes;
  // The absent of a decision that waits for them are under it, each with their answer.
  const isTold = questions.some(({ result }) => result.presumed !== undefined);
  return actaChecksOf(subject).filter(({ itemId, done }) => {
    if (marks[itemId] === undefined) return false;
    if (itemId === 'absentee-notices' || itemId === 'objections') return !isTold;
    return !done || isSaid(subject, 'law', itemId);
  });
}

/** Each of them in the minutes: what was written, or the mark that asks for it. */
export function actaLawPlaces(subject: ActaSubject): readonly ActaBlock[] {
  const places = lawPlacesOf(subject);
  if (places.length === 0) return [];
  return [
    heading('Lo que pide además la ley'),
    ...places.flatMap(({ itemId, label, source }): readonly ActaBlock[] => {
      const written = writtenAt(subject, 'law', itemId);
      const title = phrase`${label} (${lawful(citeSource(source))})`;
      return written.length === 0
        ? [paragraph(phrase`${title}: ${blank(marks[itemId] ?? label)}.`)]
        : [paragraph(phrase`${title}:`), ...written];
    }),
  ];
}
