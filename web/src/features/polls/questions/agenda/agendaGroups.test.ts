import type { AgendaPoint, Question } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { agendaGroups, pointNameOf } from './agendaGroups.ts';

const point = (number: number): AgendaPoint => ({
  ...{ pointId: `p${number}`, number, text: `Punto ${number}`, kind: 'decision' },
  ...{ presenter: '', notes: '', addedAt: 1 },
});
const question = (number: number, more: Partial<Question> = {}) =>
  ({ questionId: `q${number}`, number, state: 'draft', ...more }) as Question;
const said = (points: readonly AgendaPoint[], questions: readonly Question[]) =>
  agendaGroups(points, questions).map((group) => [
    group.title,
    ...group.questions.map(({ questionId }) => questionId),
  ]);

test('points are read in their order, each with its questions, and those of none at the end', () => {
  const questions = [
    question(1, { pointId: 'p2' }),
    question(2),
    question(3, { pointId: 'p1' }),
    question(4, { pointId: 'p2' }),
  ];
  expect(said([point(1), point(2), point(3)], questions)).toEqual([
    ['1. Punto 1', 'q3'],
    ['2. Punto 2', 'q1', 'q4'],
    ['3. Punto 3'],
    ['Sin punto del orden del día', 'q2'],
  ]);
});

test('where there are no points, those of a typed one go together', () => {
  const questions = [
    question(1),
    question(2, { item: '4. Varios' }),
    question(3, { item: '4. Varios' }),
    question(4, { item: '5. Elecciones', pointId: 'gone' }),
  ];
  expect(said([], questions)).toEqual([
    ['', 'q1'],
    ['4. Varios', 'q2', 'q3'],
    ['5. Elecciones', 'q4'],
  ]);
});

test('a draft has the present name of its point, and an opened question its former name', () => {
  const named = (more: Partial<Question>) => pointNameOf([point(1)], question(1, more));
  expect(named({ pointId: 'p1', item: '7. Antes' })).toBe('1. Punto 1');
  expect(named({ pointId: 'p1', item: '7. Antes', state: 'closed' })).toBe('7. Antes');
  expect(named({ item: '4. Varios' })).toBe('4. Varios');
  expect(named({})).toBe('');
});
