import {
  type AgendaPoint,
  type AssemblySession,
  matterRule,
  packOf,
  presenceOfCounts,
  type Question,
  type QuestionState,
  ruleOf,
  type StoredResult,
  sessionQuorum,
  stageOf,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { live } from '../../../../testing/fakes/firebase/live/useLive.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { Agenda } from './Agenda.tsx';

const pack = packOf('co-ph');
const total = { weight: 100_000_000, units: 10 };
const quorum = sessionQuorum(pack, 1, presenceOfCounts(total, total));
const rule = matterRule(pack, 'budget');

beforeEach(() => {
  enterAs('moderator');
  live.quorum = { asOf: '1', call: 1, sessionState: 'open', curve: [], quorum };
  callApi.mockResolvedValue({ serverNow: 0, missing: [], count: { weight: 0, units: 0 } });
});

const question = (
  number: number,
  state: QuestionState,
  more: Partial<Question> = {},
): Question => ({
  ...{ questionId: `q${number}`, number, text: `¿Aprueba el punto ${number}?`, session: 1, state },
  options: yesNoOptions({ blank: false, abstention: false }),
  ...{ rule, rulePack: 'co-ph', liveBars: false, durationSeconds: null },
  ...{ openedAt: null, closesAt: null, quorumAtOpening: null, ...more },
});

const resultOf = (number: number, shownAt: number | null): StoredResult => ({
  ...{ questionId: `q${number}`, number, text: `¿Aprueba el punto ${number}?`, shownAt },
  ...{ options: [], didNotVote: total, base: total, quorum, baseName: 'coeficiente presente' },
  verdict: {
    ...{ kind: 'rejected', sentence: 'Rechazada.', finding: null },
    ...{ ruleId: 'co-ph/ordinary', source: rule.source, until: null },
  },
  closedAt: 0,
});

interface Scene {
  readonly rulePack?: 'co-ph' | 'co-sa';
  readonly points?: readonly AgendaPoint[];
  readonly questions: readonly Question[];
  readonly meeting?: Partial<AssemblySession>;
  readonly results?: readonly StoredResult[];
}

function open(scene: Scene) {
  const { questions, meeting = {}, results = [], points = [], rulePack = 'co-ph' } = scene;
  const session: AssemblySession = {
    ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
    ...{ stage: { mode: 'quorum' }, ...meeting },
  };
  return renderPage(
    <Agenda
      {...{
        cot: 'demo',
        law: { rulePack, timeZone: 'America/Bogota', modality: 'hall' },
        meeting: session,
      }}
      {...{ questions, points, mayPress: true }}
      results={new Map(results.map((result) => [result.questionId, result]))}
    />,
  ).user;
}

/** The primary button, as far as it can be pressed now. */
const primaries = () =>
  [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')]
    .filter((one) => one.classList.contains('MuiButton-contained'))
    .map((one) => one.textContent);

const shown = { stage: { mode: 'result', questionIds: ['q1'] } } as const;
const asked = {
  openQuestionIds: ['q1'],
  stage: { mode: 'question', questionIds: ['q1'] },
} as const;
const both = { ballotIds: ['q1', 'q2'] };
const drafts = [question(2, 'draft'), question(3, 'draft')];
const again = question(1, 'draft', { questionId: 'q1b', repetition: 1, repeats: 'q1' });

test.each<[string, Scene, string[]]>([
  ['an empty agenda', { questions: [] }, ['Nueva pregunta']],
  ['a question that waits', { questions: drafts }, ['Abrir votación']],
  [
    'a blank screen',
    { questions: drafts, meeting: { stage: { mode: 'blank' } } },
    ['Abrir votación'],
  ],
  [
    'a voting that is open',
    { questions: [question(1, 'open'), ...drafts], meeting: asked },
    ['Cerrar votación'],
  ],
  [
    'a voting that is open and not on screen',
    { questions: [question(1, 'open')], meeting: { openQuestionIds: ['q1'] } },
    ['Cerrar votación'],
  ],
  ['a closing', { questions: [question(1, 'closing'), ...drafts], meeting: asked }, []],
  [
    'a result that nobody has seen',
    { questions: [question(1, 'closed')], results: [resultOf(1, null)] },
    ['Mostrar resultado'],
  ],
  [
    'a result that the hall sees',
    { questions: [question(1, 'closed'), ...drafts], results: [resultOf(1, 5)], meeting: shown },
    ['Siguiente: pregunta 2'],
  ],
  [
    'the last result',
    { questions: [question(1, 'closed')], results: [resultOf(1, 5)], meeting: shown },
    ['Ir al tablero'],
  ],
  [
    'a voting that was annulled and is to be repeated',
    { questions: [question(1, 'annulled'), again, question(2, 'closed')] },
    ['Abrir votación'],
  ],
  [
    'two that are open together',
    {
      questions: [question(1, 'open', both), question(2, 'open', both)],
      meeting: { openQuestionIds: ['q1'], stage: stageOf('question', ['q1', 'q2']) },
    },
    ['Cerrar las 2'],
  ],
  [
    'results of several, one of them unseen',
    {
      questions: [question(1, 'closed', both), question(2, 'closed', both), question(3, 'draft')],
      results: [resultOf(1, 5), resultOf(2, null)],
      meeting: shown,
    },
    ['Mostrar el resultado de la pregunta 2'],
  ],
  [
    'results of several, all seen',
    {
      questions: [question(1, 'closed', both), question(2, 'closed', both), question(3, 'draft')],
      results: [resultOf(1, 5), resultOf(2, 6)],
      meeting: shown,
    },
    ['Siguiente: pregunta 3'],
  ],
])('the next step stands out: %s', (_state, scene, expected) => {
  open(scene);
  expect(primaries()).toEqual(expected);
});

test.each<[string, Scene, readonly string[], string]>([
  [
    'annuls',
    { questions: [question(1, 'open')], meeting: asked },
    ['Más acciones', 'Anular…'],
    'Anular y repetir',
  ],
  [
    'closes while somebody is missing',
    { questions: [question(1, 'open')], meeting: asked },
    ['Cerrar votación'],
    'Cerrar y contar',
  ],
  ['takes a draft away', { questions: drafts }, ['Más acciones', 'Quitar'], 'Quitar'],
  ['opens several', { questions: drafts }, ['Abrir juntas…'], 'Abrir'],
  ['asks for the mood', { questions: drafts }, ['Sondeo de ánimo…'], 'Preguntar a la sala'],
  ['writes a question', { questions: drafts }, ['Nueva pregunta'], 'Crear pregunta'],
])('one button stands out in the dialog that %s', async (_what, scene, presses, expected) => {
  const user = open(scene);
  for (const name of presses) await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(primaries()).toEqual([expected]));
});

test('after a result the next question is a press away, with the focus on its text', async () => {
  const user = open({
    questions: [question(1, 'closed'), ...drafts],
    results: [resultOf(1, 5)],
    meeting: shown,
  });
  await user.click(screen.getByRole('button', { name: 'Siguiente: pregunta 2' }));
  const heading = screen.getByRole('heading', { name: '¿Aprueba el punto 2?' });
  expect(document.activeElement).toBe(heading);
  expect(primaries()).toEqual(['Abrir votación']);
});

test('a question passed over comes after the last', () => {
  const questions = [question(1, 'draft'), question(2, 'closed')];
  const results = [resultOf(2, 5)];
  const stage = { mode: 'result', questionIds: ['q2'] } as const;
  open({ questions, results, meeting: { stage } });
  expect(primaries()).toEqual(['Siguiente: pregunta 1']);
});

test('after the last result it names the remaining steps', () => {
  open({ questions: [question(1, 'closed')], results: [resultOf(1, 5)], meeting: shown });
  expect(screen.getByText(/Era la última pregunta\. Sigue cerrar la sesión/u)).toBeTruthy();
  const board = screen.getByRole('link', { name: 'Ir al tablero' });
  expect(board.getAttribute('href')).toBe('/dashboard');
});

test('a session that is over goes on to nothing', () => {
  open({
    questions: [question(1, 'closed'), ...drafts],
    results: [resultOf(1, 5)],
    meeting: { ...shown, state: 'closed' },
  });
  expect(primaries()).toEqual([]);
});

test('a repeated question is reached by its number', async () => {
  const user = open({ questions: [question(1, 'annulled'), again, question(2, 'draft')] });
  const agenda = within(screen.getByRole('region', { name: 'Preguntas' }));
  expect(agenda.getByText('1, repetición.')).toBeTruthy();
  await user.click(agenda.getByText('1.'));
  expect(primaries()).toEqual(['Ir a la pregunta 1, repetición']);
  await user.click(screen.getByRole('button', { name: 'Ir a la pregunta 1, repetición' }));
  expect(screen.getByText('Pregunta 1, repetición')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Más acciones' }));
  const before = await screen.findByRole('button', { name: 'Antes' });
  expect(before.hasAttribute('disabled')).toBe(true);
});

const called: NonNullable<AssemblySession['called']> = {
  ...{ kind: 'extraordinary', approvesAccounts: false, caller: 'president', sentOn: null },
  ...{ secondCallAt: null, place: '' },
};
const point: AgendaPoint = {
  ...{ pointId: 'p1', number: 1, text: 'Presupuesto', kind: 'decision', presenter: '' },
  ...{ notes: '', addedAt: 1 },
};
const ordinary = packOf('co-sa');
const decided = ruleOf(ordinary, ordinary.ordinaryRuleId);

test('a vote outside the agenda is warned with its article, and opens with the statement of the chair', async () => {
  const questions = [question(1, 'draft', { rule: decided })];
  const user = open({ rulePack: 'co-sa', questions, points: [point], meeting: { called } });
  await user.click(screen.getByRole('button', { name: 'Abrir votación' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('puede conversarse, pero no decidirse.');
  expect(dialog.textContent).toContain('Código de Comercio de Colombia, artículos 182 y 425.');
  await user.selectOptions(
    within(dialog).getByLabelText('Excepción de la ley que ocurre'),
    'Es para separar a los administradores',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Abrir de todas formas' }));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/questions/open', {
    questionIds: ['q1'],
    outsideAgenda: { exception: 'remove-administrators' },
  });
});

test('a question under an announced point opens with one press and is listed under it', async () => {
  const questions = [question(1, 'draft', { pointId: 'p1', item: '9. Antes', rule: decided })];
  const user = open({ rulePack: 'co-sa', questions, points: [point], meeting: { called } });
  expect(screen.getByText('Pregunta 1 · 1. Presupuesto')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Abrir votación' }));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/questions/open', {
    questionIds: ['q1'],
  });
});

test('of several at once, that one is outside the agenda is told once it is chosen', async () => {
  const questions = [
    question(1, 'draft', { rule: decided, pointId: 'p1' }),
    question(2, 'draft', { rule: decided }),
  ];
  const user = open({ rulePack: 'co-sa', questions, points: [point], meeting: { called } });
  await user.click(screen.getByRole('button', { name: 'Abrir juntas…' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).not.toContain('Fuera del orden del día');
  await user.click(within(dialog).getByRole('button', { name: 'Marcar todas' }));
  expect(dialog.textContent).toContain('Fuera del orden del día');
});
