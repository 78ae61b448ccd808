import { expect, test } from 'vitest';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { blanksOf, runsOf } from '../draft/actaDraft.ts';
import type { ActaNote } from '../subject/actaNote.ts';
import { noDetails } from '../subject/actaRecord.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { actaChecksOf } from './actaFollowUp.ts';
import { draftActa } from './draftActa.ts';

const agenda: readonly AgendaPoint[] = [
  {
    ...{ pointId: 'p1', number: 1, text: 'Informe', kind: 'decision', presenter: '' },
    ...{ notes: '', addedAt: 1 },
  },
];

function subjectOf(more: Partial<ActaSubject> = {}): ActaSubject {
  const record = buildActaRecord(
    { ...secondSession, agenda },
    { proxies: [], holidays: [], offices: [], plannedAfter: null, failedBefore: [] },
  );
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  return { record, course, details: noDetails, ...more };
}

function linesOf(more: Partial<ActaSubject>): readonly string[] {
  const { blocks } = draftActa(subjectOf(more));
  return blocks.map((block) =>
    runsOf([block])
      .map(({ text }) => text)
      .join(''),
  );
}

const note = (kind: ActaNote['kind'], text: string, at: Partial<ActaNote> = {}): ActaNote => ({
  ...{ place: 'point', placeId: 'p1', kind, text, ...at },
});

test('the words of a point take the place of its mark, each line a paragraph', () => {
  const before = blanksOf(draftActa(subjectOf()));
  const notes = [
    note('salvedad', 'Ana salva su voto.'),
    note('said', 'Se leyó el informe.\n\nHubo 3 preguntas.'),
  ];
  const lines = linesOf({ notes });
  const from = lines.indexOf('Se leyó el informe.');
  expect(lines.slice(from, from + 3)).toEqual([
    'Se leyó el informe.',
    'Hubo 3 preguntas.',
    'Salvedad: Ana salva su voto.',
  ]);
  expect(blanksOf(draftActa(subjectOf({ notes })))).toHaveLength(before.length - 1);
});

test('the words of a question stand under it, and those of the end take the place of their mark', () => {
  const { questions } = subjectOf().record.votes;
  const placeId = questions[0]?.result.questionId ?? '';
  const lines = linesOf({
    notes: [
      note('dissent', 'Luis disiente.', { place: 'question', placeId }),
      note('constancia', 'Gil pide que conste.', { place: 'closing', placeId: null }),
      note('said', 'Saludó la presidencia.', { place: 'opening', placeId: null }),
      note('said', '   ', { place: 'closing', placeId: null }),
    ],
  });
  expect(lines).toContain('Voto en disidencia: Luis disiente.');
  expect(lines.indexOf('Saludó la presidencia.')).toBe(lines.indexOf('Orden del día') - 1);
  expect(lines[lines.indexOf('Constancias') + 1]).toBe('Constancia: Gil pide que conste.');
});

test('book and folio are beside the number, and an approval says who gave it and when', () => {
  const details = { ...noDetails, number: '7', book: '2', folio: '14' };
  const lines = linesOf({ details, approval: { approver: 'la comisión', on: '2026-11-30' } });
  expect(lines).toContain('Acta n.º 7, libro 2, folio 14');
  expect(lines).toContain('Aprobación del acta: la comisión, el 30 de noviembre de 2026.');
});

test('a check of the law is done once its words are there', () => {
  const isDone = (more: Partial<ActaSubject>) =>
    Object.fromEntries(actaChecksOf(subjectOf(more)).map(({ itemId, done }) => [itemId, done]));
  const before = isDone({});
  const notes = [note('said', 'Se leyó.'), note('constancia', 'Consta.')];
  const after = isDone({ notes, approval: { approver: 'la junta', on: '2026-11-30' } });
  for (const item of ['summary', 'statements', 'approval'] as const) {
    if (item in before) expect([before[item], after[item]], item).toEqual([false, true]);
  }
});
