import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayPoint } from '../../kernel/sessions/pointNow.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { missingOffices } from '../../meeting/sessions/closingReview.ts';
import type { ActaBlock } from '../draft/actaDraft.ts';
import {
  atTime,
  blank,
  dateFigure,
  heading,
  lawful,
  orBlank,
  paragraph,
  phrase,
  quote,
  stop,
} from '../draft/actaPhrase.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { actaSignersOf } from '../versions/actaSignersOf.ts';
import { eventOf } from './actaOpening.ts';
import { approvalLine, writtenAt } from './actaWords.ts';

/** The officers of the meeting. */
export function actaOfficers({ details }: ActaSubject): readonly ActaBlock[] {
  const chair = orBlank(details.chair, 'nombre de quien presidió');
  const secretary = orBlank(details.secretary, 'nombre de quien ejerció la secretaría');
  const missing = missingOffices(details);
  return [
    heading('Mesa directiva'),
    ...(missing.length === 0
      ? []
      : [paragraph(phrase`En el registro no quedó anotado ${missing.join(' ni ')}.`)]),
    paragraph(phrase`Presidió la reunión ${chair} y ejerció la secretaría ${secretary}.`),
    ...actaRecording(details),
  ];
}

/**
 * The place of the recording of the meeting, its hash and the consents. Source: Ley 675 of 2001 (Colombia),
 * art. 42, which asks for unequivocal proof of remote statements. Nothing where nobody wrote of one.
 */
function actaRecording({
  recording = '',
  recordingDigest = '',
  recordingConsent = '',
}: ActaSubject['details']): readonly ActaBlock[] {
  const [place, digest, consent] = [recording, recordingDigest, recordingConsent].map((one) =>
    one.trim(),
  );
  if (place === '' || place === undefined) return [];
  const hashed = digest ? phrase`, con huella ${quote(digest)}` : [];
  const allowed = consent ? [paragraph(stop(phrase`Autorizó grabarla ${quote(consent)}`))] : [];
  return [
    paragraph(stop(phrase`La grabación de la reunión está en ${quote(place)}${hashed}`)),
    ...allowed,
  ];
}

/** Those who owe dues, where the law wants them named. */
export function actaDebtors(subject: ActaSubject): readonly ActaBlock[] {
  const { record, course } = subject;
  const items = actaRulesOf(record.assembly.rulePack).items.map(({ itemId }) => itemId);
  if (!items.includes('debtors') && !items.includes('deprived-of-vote')) return [];
  const { debtors } = record;
  const isOver = course.closed !== null;
  const when = isOver ? 'al terminar la reunión ' : '';
  if (debtors.length === 0) {
    return [
      paragraph(phrase`Según el padrón, ${when}nadie ${isOver ? 'figuraba' : 'figura'} en mora.`),
    ];
  }
  return [
    paragraph(phrase`Según el padrón, ${when}${isOver ? 'figuraban' : 'figuran'} en mora:`),
    {
      kind: 'list',
      items: debtors.map(({ unit, owner }) => phrase`${quote(unit)}: ${quote(owner)}`),
    },
    ...deprivation(subject),
  ];
}

/** Where the law takes their vote: neither they nor their share are counted. */
function deprivation({ record }: ActaSubject): readonly ActaBlock[] {
  const { items, deprived } = actaRulesOf(record.assembly.rulePack);
  const rule = items.find(({ itemId }) => itemId === 'deprived-of-vote');
  if (rule === undefined || deprived === undefined) return [];
  return [paragraph(phrase`${lawful(deprived)} (${lawful(citeSource(rule.source))}).`)];
}

/** The statements that people asked to record, and the end. */
export function actaEnd(subject: ActaSubject): readonly ActaBlock[] {
  const written = writtenAt(subject, 'closing');
  return [
    heading('Constancias'),
    ...(written.length > 0
      ? written
      : [paragraph([blank('constancias, salvedades y nombramientos, o «ninguna»')])]),
    heading('Cierre'),
    ...closingOf(subject),
    approvalLine(subject),
  ];
}

/** When it ended, and whether the agenda was gone through whole: only where the record says so of every point. */
function closingOf({ record, course }: ActaSubject): readonly ActaBlock[] {
  const { timeZone } = record.assembly;
  const { closed } = course;
  const { agenda = [], untouched } = record.votes;
  const untreated = agenda.filter(({ treated }) => treated === null);
  const isExhausted = agenda.length > 0 && untreated.length === 0 && untouched.length === 0;
  if (closed === null) {
    return [
      paragraph(
        phrase`El registro no dice que la sesión haya terminado: ${blank('a qué hora y cómo se levantó la sesión')}.`,
      ),
    ];
  }
  const source = eventOf(closed);
  const when = phrase`${atTime(closed.at, timeZone, source)} del ${dateFigure(closed.at, timeZone, source)}`;
  const begin = isExhausted ? 'Agotado el orden del día, la' : 'La';
  return [
    paragraph(stop(phrase`${begin} sesión se levantó ${when}`)),
    ...(untreated.length === 0
      ? []
      : [
          paragraph(
            phrase`En el registro no consta que se ${untreated.length === 1 ? 'tratara este punto' : 'trataran estos puntos'} del orden del día:`,
          ),
          {
            kind: 'list' as const,
            items: untreated.map((point) => [quote(sayPoint(point))]),
            isNumbered: true as const,
          },
        ]),
  ];
}

/** Space for every signature that the law asks. */
export function actaSignatures(subject: ActaSubject): readonly ActaBlock[] {
  return [
    heading('Firmas'),
    {
      kind: 'signatures',
      places: actaSignersOf(subject).map(
        ({ label, name }) => phrase`${label}: ${orBlank(name, 'nombre')}`,
      ),
    },
  ];
}
