import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { holdingHeadings, sayBareWeight } from '../../kernel/weights/holdingWords.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
import { figure, heading, paragraph, phrase, quote } from '../draft/actaPhrase.ts';
import { staysByUnit } from '../reports/votersReport.ts';
import { sayChoices } from '../reports/votersTables.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { attendeesOf } from '../subject/callCourse.ts';
import { attendanceAnnex } from './actaAttendance.ts';

/** The annexes of the minutes: attendees, their proxies, and each vote. */
export function actaAnnexes(subject: ActaSubject): readonly ActaBlock[] {
  return [
    { kind: 'page-break' },
    heading('Anexo: lista de asistencia'),
    attendanceAnnex(subject),
    ...proxiesAnnex(subject),
    ...votesAnnex(subject),
    ...documentsAnnex(subject),
  ];
}

function proxiesAnnex({ record }: ActaSubject): readonly ActaBlock[] {
  const { proxies } = record;
  if (proxies.length === 0) return [];
  return [
    heading('Anexo: poderes'),
    {
      kind: 'table',
      caption: 'Poderes aceptados',
      columns: ['Apoderado', 'Poderdante', 'Por', 'Fecha del poder', 'Encargo'].map((name) => ({
        name,
      })),
      rows: proxies.map(({ attorney, grantor, units, writtenOn, charge, ended }) => [
        [quote(attorney)],
        [quote(grantor)],
        [quote(units.join(', '))],
        [quote(sayDate(writtenOn))],
        [quote(ended === '' ? charge : `${charge}. Terminó: ${ended}`)],
      ]),
    },
  ];
}

/** The documents readable before each vote, with the digest that tells their content from any other. */
function documentsAnnex({ record }: ActaSubject): readonly ActaBlock[] {
  const rows = record.votes.questions.flatMap(({ result, documents = [] }) => {
    const source: FigureSource = { kind: 'result', questionId: result.questionId };
    return documents.map(({ name, digest }): readonly ActaLine[] => [
      [figure(sayQuestionNumber(result), source)],
      [quote(name)],
      [quote(digest)],
    ]);
  });
  if (rows.length === 0) return [];
  return [
    heading('Anexo: documentos que se pudieron leer antes de votar'),
    {
      kind: 'table',
      caption: 'Documentos de cada pregunta, en la versión que tenían al abrirse',
      columns: ['Pregunta', 'Documento', 'SHA-256'].map((name) => ({ name })),
      rows,
    },
  ];
}

/** Each vote, where votes have a name. Of a secret vote there is nothing to tell. */
function votesAnnex({ record, course }: ActaSubject): readonly ActaBlock[] {
  const { questions } = record.voters;
  if (!questions.some(({ isNamed }) => isNamed)) return [];
  const words = holdingWordsOf(record.assembly);
  const { unit, weight } = holdingHeadings(words);
  return [
    heading('Anexo: votos con nombre'),
    paragraph(phrase`Las preguntas se citan por su número.`),
    {
      kind: 'table',
      caption: 'Votos con nombre',
      columns: [...[unit, { name: 'Votó' }, weight, { name: 'Qué votó' }]],
      rows: staysByUnit(attendeesOf(record, course)).map(({ name, stay }): readonly ActaLine[] => [
        [quote(stay.unit)],
        [quote(name)],
        [figure(sayBareWeight(stay.weight, words), { kind: 'event', eventId: stay.entryId })],
        [figure(sayChoices(stay, questions), { kind: 'ballots', unitId: stay.unitId })],
      ]),
    },
  ];
}
