import type { LiveQuestion, LiveVoting, QuestionResult, SessionMoment } from '@asamblea/domain';
import {
  packOf,
  presenceOfCounts,
  ruleOf,
  sessionQuorum,
  verdictOf,
  yesNoOptions,
} from '@asamblea/domain';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { live, loseLive } from '../../../testing/fakes/firebase/live/useLive.ts';
import { ProjectorPage } from './ProjectorPage.tsx';

const assembly = {
  assemblyId: 'a',
  name: 'Torres del Parque',
  timeZone: 'America/Bogota',
  logoUrl: null,
};
const options = yesNoOptions({ blank: false, abstention: false });
const pack = packOf('co-ph');
const figures = presenceOfCounts(
  { weight: 60_000_000, units: 3 },
  { weight: 100_000_000, units: 5 },
);
const quorum = sessionQuorum(pack, 1, figures);
const question: LiveVoting['question'] = {
  questionId: 'q',
  number: 4,
  text: '¿Aprueba el presupuesto?',
  options,
  state: 'open',
  openedAt: 0,
  closesAt: null,
};
const voting: LiveVoting = {
  question,
  voted: { weight: 30_000_000, units: 2 },
  expected: { weight: 60_000_000, units: 3 },
  bars: { favour: { weight: 30_000_000, units: 2 } },
  result: null,
};
const asked: LiveQuestion = {
  ...{ asOf: '1', stage: { mode: 'question', questionIds: ['q'] }, votings: [voting] },
};
const result: QuestionResult = {
  questionId: 'q',
  number: 4,
  text: '¿Aprueba el presupuesto?',
  options: options.map((option) => ({ ...option, weight: 0, units: 0 })),
  didNotVote: { weight: 60_000_000, units: 3 },
  base: { weight: 60_000_000, units: 3 },
  quorum,
  baseName: 'coeficiente presente',
  verdict: verdictOf({
    ...{ rule: ruleOf(pack, 'co-ph/ordinary'), figures, quorum },
    ...{ vocabulary: pack.vocabulary, consent: null, turnout: null },
  }),
  closedAt: 0,
};

beforeEach(() => {
  Object.assign(live, {
    question: asked,
    quorum: { asOf: '1', quorum, call: 1, sessionState: 'open', curve: [] },
  });
});

const show = () => render(<ProjectorPage cot="demo" assembly={assembly} />);

test('shows the open question with its participation and the bars it allows', () => {
  show();
  expect(screen.getByRole('heading').textContent).toBe('¿Aprueba el presupuesto?');
  expect(screen.getByText('2 de 3 unidades')).toBeTruthy();
  expect(screen.getByRole('table').textContent).toContain('A favor50,00 %2 unidades');
});

test('a question of units has its live figure in units, whatever they hold', () => {
  const byUnit: LiveVoting = {
    ...{ ...voting, question: { ...question, measure: 'units' } },
    voted: { weight: 86_298_100, units: 51 },
    expected: { weight: 88_313_200, units: 52 },
  };
  live.question = { ...asked, votings: [byUnit] };
  show();
  expect(screen.getByText(/98,08 %/u)).toBeTruthy();
  expect(screen.getByText('51 de 52 unidades')).toBeTruthy();
  expect(screen.queryByText(/97,72/u)).toBeNull();
  expect(screen.queryByText(/^coeficiente/u)).toBeNull();
});

test('never shows bars that the question does not allow', () => {
  live.question = { ...asked, votings: [{ ...voting, bars: null }] };
  show();
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows the quorum before anything is asked', () => {
  live.question = null;
  show();
  expect(screen.getByRole('heading').textContent).toBe('Hay quórum');
  expect(screen.getByText('60,00 %')).toBeTruthy();
});

const points = [
  { pointId: 'p1', number: 1, text: 'Informes' },
  {
    ...{ pointId: 'p2', number: 2, text: 'Presupuesto de 2027' },
    documents: [{ entryId: 'd', name: 'Presupuesto.pdf', visibility: 'attendees' as const }],
  },
  { pointId: 'p3', number: 3, text: 'Varios' },
];

test('while nothing is asked, the agenda stands beside the quorum of the hall with its documents', () => {
  live.question = null;
  live.agenda = { asOf: '1', points };
  show();
  expect(screen.getByRole('heading').textContent).toBe('Hay quórum');
  const agenda = screen.getByRole('region', { name: 'Orden del día' });
  expect(within(agenda).getAllByRole('listitem')).toHaveLength(3);
  expect(within(agenda).queryByRole('listitem', { current: 'step' })).toBeNull();
  const documents = screen.getByRole('region', { name: 'Documentos' });
  expect(documents.textContent).toContain('Presupuesto.pdf');
  expect(within(documents).getByRole('img', { name: /Presupuesto/u })).toBeTruthy();
});

test('the point that is treated is the title, and only its documents stay', () => {
  const session: SessionMoment = { call: 1, state: 'open', startsAt: 0, resumesAt: null };
  const [first, second] = points;
  if (first === undefined || second === undefined) throw new Error('No points.');
  live.agenda = { asOf: '1', points };
  const waiting = { ...asked, votings: [], stage: { mode: 'quorum' as const } };
  live.question = { ...waiting, session: { ...session, point: second } };
  const { unmount } = show();
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Presupuesto');
  expect(screen.getByRole('heading').textContent).toBe('2. Presupuesto de 2027');
  expect(screen.getByRole('region', { name: 'Documentos' })).toBeTruthy();
  unmount();
  live.question = { ...waiting, session: { ...session, point: first } };
  show();
  expect(screen.queryByRole('region', { name: 'Documentos' })).toBeNull();
});

test('before its hour the screen counts down to it', () => {
  live.question = null;
  live.agenda = { asOf: '1', points };
  const startsAt = Date.now() + 600_000;
  const quorumNow = { asOf: '1', quorum, call: 1, curve: [] } as const;
  live.quorum = { ...quorumNow, sessionState: 'planned', startsAt };
  show();
  expect(screen.getByText('Comienza en')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|9:59)$/u);
});

test('shows the verdict in one word and one sentence when the moderator shows it', () => {
  const stage = { mode: 'result', questionIds: ['q'] } as const;
  live.question = { ...asked, stage, votings: [{ ...voting, result }] };
  show();
  expect(screen.getByText('Rechazado')).toBeTruthy();
  const afterTheWord = result.verdict.sentence.replace('Rechazado con', 'Con');
  expect(screen.getByText(afterTheWord)).toBeTruthy();
});

test('a blanked screen says nothing of the question', () => {
  live.question = { ...asked, stage: { mode: 'blank' } };
  show();
  expect(screen.getByRole('heading').textContent).toBe('Torres del Parque');
  expect(screen.queryByText('¿Aprueba el presupuesto?')).toBeNull();
});

test('says how old the figures are when the connection is lost, and keeps them', () => {
  loseLive();
  show();
  expect(screen.getByRole('status').textContent).toContain('Sin conexión');
  expect(screen.getByText('2 de 3 unidades')).toBeTruthy();
});

test('shows several questions at once, each with its own participation', () => {
  const second = {
    ...{ ...voting, voted: { weight: 60_000_000, units: 3 } },
    question: { ...question, questionId: 'q2', number: 5, text: '¿Aprueba el acta?' },
  };
  live.question = { ...asked, votings: [voting, second] };
  show();
  expect(screen.getByRole('heading', { name: 'Votación de 2 preguntas' })).toBeTruthy();
  const [first, last] =
    screen.getAllByRole('heading', { level: 1 })[0]?.nextElementSibling?.children ?? [];
  expect(first?.textContent).toMatch(/^4. ¿Aprueba el presupuesto. A favor50,00.% En contra/u);
  expect(first?.textContent).toMatch(/han votado 2 de 3.unidades ·.50,00.%$/u);
  expect(last?.textContent).toMatch(
    /^5. ¿Aprueba el acta.*han votado 3 de 3.unidades ·.100,00.%$/u,
  );
});

test('shows the verdict of each question when all are shown', () => {
  const second = { ...voting, question: { ...question, questionId: 'q2' } };
  live.question = {
    ...{ ...asked, stage: { mode: 'result', questionIds: ['q', 'q2'] } },
    votings: [voting, second].map((one) => ({ ...one, result })),
  };
  show();
  expect(screen.getByRole('heading', { name: 'Resultados de 2 preguntas' })).toBeTruthy();
  expect(screen.getAllByText('Rechazado')).toHaveLength(2);
});

test('a mood card says that it is no vote, and counts people', () => {
  const options = [{ optionId: 'm1', label: 'Bien', face: 'good' as const }];
  const mood = { moodId: 'm', text: '¿Cómo va?', options, closesAt: Date.now() + 60_000 };
  live.question = {
    ...{ ...asked, stage: { mode: 'mood', mood }, votings: [] },
    mood: { answered: 4, counts: { m1: 4 } },
  };
  show();
  expect(screen.getByText('Sondeo · No es una votación')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Bien100 % · 4 personas');
});

test.each([
  ['quorum', { ...asked, stage: { mode: 'quorum' } }],
  ['open question', asked],
  [
    'result',
    { ...asked, stage: { mode: 'result', questionIds: ['q'] }, votings: [{ ...voting, result }] },
  ],
  ['blank screen', { ...asked, stage: { mode: 'blank' } }],
  [
    'suspended session',
    { ...asked, session: { state: 'suspended', call: 1, startsAt: 0, resumesAt: null } },
  ],
  [
    'several questions',
    {
      ...asked,
      votings: [voting, { ...voting, question: { ...question, questionId: 'q2', number: 5 } }],
    },
  ],
] as const)('says how to come in, and nothing personal, beside the %s', (_, now) => {
  live.question = now;
  show();
  const door = screen.getByRole('region', { name: 'Cómo entrar' });
  expect(door.textContent).toBe(`Entre desde su celular${location.host}Código: demo`);
  expect(within(door).getByRole('img', { name: 'Código QR para entrar' })).toBeTruthy();
});

test('while it is tried the screen says its code, and nothing of it afterwards', () => {
  live.question = { ...asked, votings: [], stage: { mode: 'quorum', check: '4821' } };
  const { rerender } = render(<ProjectorPage cot="demo" assembly={assembly} />);
  expect(screen.getByText('4821')).toBeTruthy();
  live.question = { ...asked, votings: [], stage: { mode: 'quorum' } };
  rerender(<ProjectorPage cot="demo" assembly={assembly} />);
  expect(screen.queryByText('4821')).toBeNull();
});

test('between questions the point that is treated is the title, and over a vote the point it had', () => {
  const session: SessionMoment = {
    ...{ call: 1, state: 'open', startsAt: 0, resumesAt: null },
    point: { pointId: 'p3', number: 3, text: 'Presupuesto de 2027' },
  };
  live.question = { ...asked, stage: { mode: 'quorum' }, votings: [], session };
  const { rerender } = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('3. Presupuesto de 2027');
  expect(screen.getByRole('heading', { level: 2, name: 'Hay quórum' })).toBeTruthy();
  const ofItem = { ...voting, question: { ...question, item: '2. Informes' } };
  live.question = { ...asked, votings: [ofItem], session };
  rerender(<ProjectorPage cot="demo" assembly={assembly} />);
  expect(screen.getByText('Pregunta 4 · 2. Informes')).toBeTruthy();
});

const speaking = { turnId: 't', startedAt: 0, endsAt: Date.now() + 65_000, point: null };
const open: SessionMoment = { call: 1, state: 'open', startsAt: 0, resumesAt: null };

test.each([
  ['nobody by name unless the chair says so', null, open, 'Tiene la palabra1:0'],
  ['what the chair chose', 'T1-101', open, 'Tiene la palabra: T1-101'],
] as const)('shows who has the floor, with the clock: %s', (_name, who, session, said) => {
  live.question = { ...asked, session };
  live.room = {
    asOf: '1',
    session: 1,
    isOpen: true,
    queue: [],
    video: 0,
    speaking: { ...speaking, who },
  };
  show();
  const bar = screen.getByText(/^Tiene la palabra/u).parentElement;
  expect(bar?.textContent).toContain(said);
  expect(bar?.querySelector('[role="timer"]')).not.toBeNull();
});

test.each([
  ['a blank screen', { ...asked, stage: { mode: 'blank' as const }, session: open }],
  ['a session that stopped', { ...asked, session: { ...open, state: 'suspended' as const } }],
])('%s says nothing of the speaker', (_name, shown) => {
  live.question = shown;
  live.room = {
    ...{ asOf: '1', session: 1, isOpen: true, queue: [], video: 0 },
    speaking: { ...speaking, who: 'T1-101' },
  };
  show();
  expect(screen.queryByText(/Tiene la palabra/u)).toBeNull();
});

const inquiry = { text: '¿Y <b>la piscina</b>?', who: 'T1-101', pointId: 'p1' };
const atPoint = { ...open, point: { pointId: 'p1', number: 1, text: 'Presupuesto' } };
const resting = { ...asked, votings: [], stage: { mode: 'quorum' as const } };

test.each([
  ['as it was written, under its point', { ...resting, session: atPoint }, true],
  ['of another point, not', { ...resting, session: open }, false],
  ['before a vote, not', { ...asked, session: atPoint }, false],
  [
    'on a blank screen, not',
    { ...resting, stage: { mode: 'blank' as const }, session: atPoint },
    false,
  ],
])('a question in writing is on screen: %s', (_name, shown, is) => {
  live.question = shown;
  live.room = {
    ...{ asOf: '1', session: 1, isOpen: true, queue: [], video: 0, speaking: null, inquiry },
  };
  show();
  expect(screen.queryByText('¿Y <b>la piscina</b>?') !== null).toBe(is);
  expect(screen.queryByText('T1-101') !== null).toBe(is);
});

test('a meeting that was called off is said so large, and nothing else', () => {
  const session: SessionMoment = { ...open, state: 'planned', isCalledOff: true };
  live.question = { ...resting, session };
  show();
  expect(screen.getByRole('heading', { name: 'La reunión se canceló' })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('before anything is asked the hall reads how to vote, with the code half as high as the screen', () => {
  live.question = null;
  const { unmount } = show();
  const door = screen.getByRole('region', { name: 'Cómo votar' });
  expect(door.textContent).toContain('Código: demo');
  expect(within(door).getByRole('img').style.height).toBe('min(50vh, 30vw)');
  unmount();
  live.question = asked;
  show();
  expect(screen.queryByRole('region', { name: 'Cómo votar' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Cómo entrar' })).toBeTruthy();
});

test('while it is voted a weight is told by its share and how many units, never with its decimals', () => {
  const { container } = show();
  expect(container.textContent).toContain('2\u00A0unidades');
  expect(container.textContent).not.toMatch(/\d,\d{4}/u);
});
