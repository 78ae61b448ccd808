import { expect, test } from 'vitest';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import type { Question } from '../questions/question.ts';
import type { QuestionTerms } from '../questions/questionRequests.ts';
import { termsOf } from '../questions/termsOf.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import { meetingScript, type ScriptAsked } from './meetingScript.ts';

const terms = { text: '¿Aprueba el presupuesto?', blank: false, abstention: true, liveBars: false };

function question(
  questionId: string,
  number: number,
  state: QuestionState = 'draft',
  more: Partial<Question> & Partial<QuestionTerms> = {},
): Question {
  const asked = { ...terms, durationSeconds: null, matterId: 'budget' };
  const settled = termsOf({ rulePack: 'co-ph' }, asked);
  if (!settled.ok) throw new Error(settled.refusal.code);
  const moments = { openedAt: null, closesAt: null, quorumAtOpening: null };
  return {
    ...settled.value,
    questionId,
    number,
    session: 1,
    state,
    ...moments,
    ...more,
  } as Question;
}

const quorum = {
  ...{ present: { weight: 62_410_000, units: 3 }, total: { weight: 100_000_000, units: 5 } },
  ...{ met: true, needed: 'más del 50 % del coeficiente total', threshold: null },
} as unknown as Quorum;

const sessionIn = (
  state: AssemblySession['state'],
  stage: AssemblySession['stage'] = { mode: 'quorum' },
) => ({ state, call: 1, stage }) as const;

function read(more: Partial<ScriptAsked> = {}) {
  const asked = { session: sessionIn('open'), quorum, questions: [], results: new Map(), ...more };
  return meetingScript({ assemblyName: 'Torres', ...asked });
}
const nowOf = (more: Partial<ScriptAsked> = {}) =>
  read(more).find(({ state }) => state === 'now') ?? null;

test('before it is installed the welcome is read, and the quorum as soon as somebody is there', () => {
  const session = sessionIn('planned');
  expect(nowOf({ session, quorum: null })?.text).toBe(
    'Bienvenidos a la reunión de «Torres», en primera convocatoria.',
  );
  expect(nowOf({ session })?.text).toMatch(
    /presente el 62,41.% , con|presente el 62,41.%, con 3 de 5 unidades\. Hay quórum: declaro instalada/u,
  );
  const few = { ...quorum, met: false };
  expect(nowOf({ session, quorum: few })?.text).toMatch(
    /Se requiere más del 50 % del coeficiente total: todavía no hay quórum y esperamos/u,
  );
});

test('a draft is announced with its rule, its article, its options and how it is voted', () => {
  const text = nowOf({ questions: [question('q', 1)] })?.text ?? '';
  expect(text).toMatch(/^Pregunta 1\. ¿Aprueba el presupuesto\? Se aprueba con /u);
  expect(text).toMatch(/Ley 675 de 2001/u);
  expect(text).toMatch(/Las opciones son: A favor, En contra y Abstención\./u);
  expect(text).toMatch(/queda con el nombre.*Abro la votación/u);
  const secret = question('q', 1, 'draft', { disclosure: 'secret' });
  expect(nowOf({ questions: [secret] })?.text).toMatch(/El voto es secreto/u);
});

test.each<[QuestionState, RegExp]>([
  ['open', /La votación está abierta/u],
  ['closing', /Queda cerrada la votación/u],
  ['counting', /Queda cerrada la votación/u],
])('while a question is %s its line is read, whatever comes after', (state, words) => {
  const questions = [question('a', 1, 'closed'), question('b', 2, state), question('c', 3)];
  expect(nowOf({ questions })).toMatchObject({
    id: 'question-b',
    text: expect.stringMatching(words),
  });
});

const result = {
  verdict: { kind: 'approved', sentence: 'Aprobada con el 70,00 % del coeficiente presente.' },
} as unknown as QuestionResult;

test('a result that is on the screen is read with the words of its verdict, and then comes the next', () => {
  const questions = [question('a', 1, 'closed'), question('b', 2)];
  const results = new Map([['a', result]]);
  const shown = sessionIn('open', { mode: 'result', questionIds: ['a'] });
  expect(nowOf({ questions, results, session: shown })?.text).toBe(
    'Pregunta 1. Aprobado. Aprobada con el 70,00 % del coeficiente presente.',
  );
  expect(nowOf({ questions, results })?.id).toBe('question-b');
});

test('the word of a verdict is not said twice', () => {
  const sentence = 'Aprobado con 70,00 %; se necesitaba más del 50 %.';
  const said = { verdict: { kind: 'approved', sentence } } as unknown as QuestionResult;
  const session = sessionIn('open', { mode: 'result', questionIds: ['a'] });
  const questions = [question('a', 1, 'closed')];
  expect(nowOf({ questions, results: new Map([['a', said]]), session })?.text).toBe(
    `Pregunta 1. ${sentence}`,
  );
});

test('practice and annulled questions are not read out', () => {
  const questions = [
    question('a', 1, 'draft', { rehearsal: true }),
    question('b', 2, 'annulled'),
    question('c', 3),
  ];
  expect(read({ questions }).map(({ id }) => id)).toEqual([
    ...['welcome', 'quorum', 'question-c', 'closing'],
  ]);
});

test('an item is announced once before its questions', () => {
  const item = '4. Presupuesto';
  const questions = [question('a', 1, 'draft', { item }), question('b', 2, 'draft', { item })];
  expect(read({ questions }).map(({ id }) => id)).toEqual([
    ...['welcome', 'quorum', 'point-a', 'question-a', 'question-b', 'closing'],
  ]);
});

const point = (pointId: string, number: number, text: string, presenter = ''): AgendaPoint => ({
  ...{ pointId, number, text, presenter, kind: 'informative', notes: '', addedAt: 1 },
});
const points = [point('p1', 1, 'Informe', 'Ana Ruiz'), point('p2', 2, 'Presupuesto.')];
const agenda = [
  question('a', 1, 'draft', { pointId: 'p2' }),
  question('b', 2, 'draft', { pointId: 'p2' }),
  question('c', 3),
];

test('of an agenda, the points are read in its order, also those that are not voted', () => {
  const lines = read({ questions: agenda, points });
  expect(lines.map(({ id }) => id)).toEqual([
    ...['welcome', 'quorum', 'point-p1', 'point-p2', 'question-a', 'question-b', 'question-c'],
    'closing',
  ]);
  expect(lines[2]?.text).toBe('Pasamos al punto 1: Informe. Lo presenta Ana Ruiz.');
});

test('the point that is treated is the one of now, and those before it were read', () => {
  const at = (number: 1 | 2) => ({
    ...sessionIn('open'),
    point: { ...points[number - 1] } as PointNow,
  });
  expect(nowOf({ questions: agenda, points, session: at(1) })?.id).toBe('point-p1');
  const later = read({ questions: agenda, points, session: at(2) });
  expect(later.slice(2, 4).map(({ state }) => state)).toEqual(['said', 'now']);
  const begun = [question('a', 1, 'open', { pointId: 'p2' }), ...agenda.slice(1)];
  expect(nowOf({ questions: begun, points, session: at(2) })?.id).toBe('question-a');
});

test('the agenda is said to be exhausted only once all of it was gone through', () => {
  const last = { pointId: 'p9', number: 9, text: 'Varios' };
  const closing = (state: QuestionState, session: ScriptAsked['session']) =>
    read({ session, points, questions: [question('a', 1, state, { pointId: 'p2' })] }).at(-1)?.text;
  const ended = { ...sessionIn('open'), point: last };
  expect(closing('closed', ended)).toMatch(/^Agotado el orden del día, se levanta la reunión/u);
  expect(closing('draft', ended)).toMatch(/^Se levanta la reunión/u);
  expect(closing('closed', sessionIn('open'))).toMatch(/^Se levanta la reunión/u);
  expect(closing('closed', sessionIn('closed'))).toMatch(/^Se levanta la reunión/u);
});

test.each([
  ['suspended', 'pause'],
  ['failed', 'failed'],
  ['closed', null],
] as const)('of a session that is %s, %s is read', (state, id) => {
  const questions = state === 'closed' ? [question('a', 1, 'closed')] : [question('a', 1)];
  expect(nowOf({ session: sessionIn(state), questions })?.id ?? null).toBe(id);
});

test('at most one line is the present one, and every line is a sentence', () => {
  for (const state of ['planned', 'open', 'suspended', 'failed', 'closed'] as const) {
    const questions = [question('a', 1, 'closed'), question('b', 2, 'open'), question('c', 3)];
    const lines = read({ session: sessionIn(state), questions });
    expect(lines.filter((line) => line.state === 'now').length).toBeLessThanOrEqual(1);
    for (const { text } of lines) expect(text).toMatch(/[.?!]$/u);
  }
});
