import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citeSource } from '../../kernel/bylaws/source.ts';
import type { HeldSession } from '../../kernel/sessions/heldSession.ts';
import { presentResult } from '../../polls/presented/presentResult.ts';
import { decideResult } from '../../polls/results/decideResult.ts';
import { decideSecretResult } from '../../polls/results/decideSecretResult.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import { arbitraryClosing, everyRule } from '../../testing/halls/arbitraryClosing.ts';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { secretHall } from '../../testing/halls/secretHall.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { votesReport } from '../reports/votesReport.ts';
import { decidedSheet } from './decidedSheet.ts';

const madrid = 'Europe/Madrid';
const { results } = secondSession;
const { held } = votesReport(secondSession);
if (held === undefined) throw new Error('It was declared open.');
const always: HeldSession = { at: 0, isOver: false, quorum: null };

const lineOf = (result: QuestionResult) => decidedSheet([result], always, madrid).lines[0];

test('a meeting is told on one page: when, with how much present, and each question on a line', () => {
  expect(decidedSheet(results, held, madrid)).toEqual({
    title: 'Lo que se decidió',
    date: '13 de marzo de 2026',
    quorum: '60,00 % · 3 de 6 unidades',
    lines: [
      {
        ...{ questionId: results[0]?.questionId, number: '1', kind: 'approved', word: 'Aprobado' },
        text: '¿Aprueba las cuentas de 2025?',
        figures: [
          { label: 'A favor', percent: '75,00 %', of: 'propietarios presentes' },
          { label: 'A favor', percent: '88,89 %', of: 'cuotas presentes' },
        ],
        ...{ seats: [], notes: [] },
        cited: citeSource(results[0]?.verdict.source ?? { law: '', article: '' }),
      },
      expect.objectContaining({ number: '2', word: 'Pendiente', kind: 'pending' }),
    ],
  });
});

test('a pending decision says its condition, in the sentence of every other page', () => {
  const [, waiting] = decidedSheet(results, held, madrid).lines;
  expect(waiting?.notes).toEqual([results[1]?.verdict.sentence]);
});

test('while the meeting goes on the page says that it is not all', () => {
  const { title } = decidedSheet(results, { ...held, isOver: false }, madrid);
  expect(title).toBe('Lo que se ha decidido hasta ahora');
});

test('rehearsed questions, and decisions of another meeting, are not on the sheet', () => {
  const [first, second] = results;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  const practised = { ...first, rehearsal: true };
  const earlier = { ...first, closedAt: held.at - 1 };
  const { lines } = decidedSheet([second, practised, earlier], held, madrid);
  expect(lines.map(({ number }) => number)).toEqual(['2']);
});

test('lines go in the order of the agenda, a repetition after what it repeats', () => {
  const [first, second] = results;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  const annulment = { reason: 'No se oyó la pregunta', at: 1 };
  const said = decidedSheet(
    [second, { ...first, repetition: 1 }, { ...first, annulment }],
    held,
    madrid,
  ).lines.map(({ number, word, figures, notes }) => [number, word, figures.length, notes]);
  expect(said).toEqual([
    ['1', 'Anulada', 0, ['No cuenta. Motivo: No se oyó la pregunta']],
    ['1, repetición', 'Aprobado', 2, []],
    ['2', 'Pendiente', 2, [second.verdict.sentence]],
  ]);
});

test('elected people stand with how much each had, and vacant seats are said', () => {
  const board = electionOf('people', 'Ana Beto Caro', { seats: 2, marks: { min: 1, max: 2 } });
  const line = lineOf(decideResult(electionHall(board, [40, 35, 25], ['Ana', 'Beto', 'Beto'])));
  expect(line).toMatchObject({ word: 'Elegidos', figures: [] });
  expect(line?.seats.map(({ name, percent }) => [name, percent])).toEqual([
    ['Beto', '60,00 %'],
    ['Ana', '40,00 %'],
  ]);
});

test('of a slate each seat says from which, and how much it had', () => {
  const lines = [['Ana Ruiz', 'Beto Díaz'], ['Caro Gil']];
  const board = electionOf('slates', 'Una Otra', { seats: 3, lines });
  const line = lineOf(decideResult(electionHall(board, [60, 40], ['Una', 'Otra'])));
  expect(line?.seats.map(({ name, note, percent }) => [name, note, percent])).toEqual([
    ['Ana Ruiz', 'Una', '60,00 %'],
    ['Caro Gil', 'Otra', '40,00 %'],
    ['Beto Díaz', 'Una', '60,00 %'],
  ]);
});

test('a survey says every answer and cites nothing', () => {
  const asked = electionOf('survey', 'Mañana Tarde');
  const line = lineOf(decideResult(electionHall(asked, [60, 40], ['Tarde', 'Mañana'])));
  expect(line).toMatchObject({ word: 'Encuesta', cited: '', seats: [] });
  expect(line?.figures.slice(0, 2).map(({ label, percent }) => [label, percent])).toEqual([
    ['Tarde', '60,00 %'],
    ['Mañana', '40,00 %'],
  ]);
});

test('a secret vote that tells no figures has none here', () => {
  const result = decideSecretResult(secretHall([70, 30], ['favour', 'against']));
  expect(result.told?.kind).toBe('verdict-only');
  expect(lineOf(result)).toMatchObject({
    figures: [],
    notes: ['Voto secreto: no se publican cifras, para que nadie deduzca un voto.'],
  });
});

const runs = sampleOf({ part: 200, full: 2_000 }, process.env);

test('each line says the word of the verdict and only figures that the results page says', () => {
  fc.assert(
    fc.property(arbitraryClosing(fc.constantFrom(...everyRule)), (closing) => {
      const result = decideResult(closing);
      const said = presentResult(result);
      const line = lineOf(result);
      expect([line?.word, line?.kind]).toEqual([said.word, said.kind]);
      const shown = said.measures.flatMap(({ name, bars }) =>
        bars.map(({ label, percent }) => `${label} ${percent} ${name}`),
      );
      for (const { label, percent, of } of line?.figures ?? [])
        expect(shown).toContain(`${label} ${percent} ${of}`);
      expect(line?.seats.map(({ name, note }) => [name, note])).toEqual(
        said.seats.map(({ name, note }) => [name, note]),
      );
      // The figure held against the line of its rule is on the page, or the reason why there is none.
      if (result.election === undefined && line?.notes.length === 0)
        expect(line.figures.length).toBeGreaterThan(0);
    }),
    runs,
  );
});
