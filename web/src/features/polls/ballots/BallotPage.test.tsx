import type { AskedBallot, CurrentBallot, Holding, SessionMoment } from '@asamblea/domain';
import { yesNoOptions } from '@asamblea/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { announce } from '../../../testing/fakes/firebase/records/useAgenda.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';

const unit = (label: string, more: Partial<Holding> = {}): Holding => ({
  unitId: label,
  label,
  weight: 277_500,
  capacity: 'owner',
  ownerName: 'Ana Díaz',
  ballot: null,
  ...more,
});

const holdings = [
  unit('T1-101'),
  unit('T2-204', { capacity: 'proxy', ownerName: 'Luis Rojas', weight: 401_400 }),
];
const asking = (more: Partial<AskedBallot['question']> = {}): CurrentBallot['asked'] => [
  {
    question: {
      questionId: 'q',
      number: 1,
      text: '¿Aprueba el presupuesto?',
      options: yesNoOptions({ blank: false, abstention: true }),
      ...{ state: 'open', closesAt: null, ...more },
    },
    holdings,
  },
];

let ballot: CurrentBallot;
/** The answers of the server to each submission, in order. */
let answers: (() => unknown)[];
const sent: { requestId: string; choices: unknown }[] = [];

beforeEach(() => {
  enterAs('voter', { userId: 'ana' });
  sent.length = 0;
  answers = [];
  ballot = {
    assemblyName: 'Torres',
    cot: 'demo',
    personName: 'Ana Díaz',
    serverNow: Date.now(),
    stage: { mode: 'question', questionIds: ['q'] },
    asked: asking(),
    holdings: [],
  };
  callApi.mockImplementation(async (_method: string, path: string, body: never) => {
    if (path === '/api/votes/current') return ballot;
    sent.push(body);
    return answers.shift()?.();
  });
});

function accept() {
  const { choices } = sent.at(-1) as { choices: { unitId: string; optionIds: string[] }[] };
  ballot = {
    ...ballot,
    asked: ballot.asked.map((asked) => ({
      ...asked,
      holdings: asked.holdings.map((holding) => {
        const choice = choices.find((one) => one.unitId === holding.unitId);
        if (choice === undefined) return holding;
        const { optionIds } = choice;
        return { ...holding, ballot: { optionIds, receipt: 'ABCD-1234', castAt: 1 } };
      }),
    })),
  };
  const results = choices.map((one) => ({ ...one, status: 'accepted', receipt: 'ABCD-1234' }));
  return { results };
}

function cut() {
  throw ApiFailure.network();
}

async function confirm() {
  await userEvent.click(screen.getByRole('button', { name: 'Revisar mi voto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
}

test('an answer goes for all my units, after a review, and leaves a receipt', async () => {
  answers = [accept];
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'A favor' }));
  // The voter and their weight are said once; their units, on request.
  const who = screen.getByRole('button', { name: /^Ana Díaz\s*2\sunidades/u });
  expect(screen.queryByText(/con poder de Luis Rojas/u)).toBeNull();
  await userEvent.click(who);
  expect(who.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/con poder de Luis Rojas/u)).toBeTruthy();
  await userEvent.click(who);
  await confirm();
  await screen.findByText('ABCD-1234');
  expect(screen.getByText('Guardado')).toBeTruthy();
  expect(sent.map((one) => one.choices)).toEqual([
    [
      { unitId: 'T1-101', optionIds: ['favour'] },
      { unitId: 'T2-204', optionIds: ['favour'] },
    ],
  ]);
});

test('a lost network takes nothing from a voter who is marking, and is told until it comes back', async () => {
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'A favor' }));
  const answering = callApi.getMockImplementation();
  callApi.mockImplementation(async () => cut());
  window.dispatchEvent(new Event('online'));
  expect((await screen.findByRole('alert')).textContent).toBe('Sin conexión. Seguimos intentando.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A favor' }).checked).toBe(true);
  callApi.mockImplementation(async () => {
    throw ApiFailure.foreign(200, null);
  });
  window.dispatchEvent(new Event('online'));
  await screen.findByText(/Si su red pide aceptar condiciones, ábrala en otra pestaña/u);
  if (answering !== undefined) callApi.mockImplementation(answering);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('each unit may get its own answer, and none is sent until all have one', async () => {
  answers = [accept];
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Una por una' }));
  const [own, represented] = screen.getAllByRole('radiogroup');
  if (!own || !represented) throw new Error('There should be a group a unit.');
  await userEvent.click(within(own).getByRole('radio', { name: 'En contra' }));
  const review = screen.getByRole('button', { name: 'Revisar mi voto' });
  expect(review.hasAttribute('disabled')).toBe(true);
  await userEvent.click(within(represented).getByRole('radio', { name: 'Abstención' }));
  await confirm();
  await screen.findByText('ABCD-1234');
  expect(sent[0]?.choices).toEqual([
    { unitId: 'T1-101', optionIds: ['against'] },
    { unitId: 'T2-204', optionIds: ['abstention'] },
  ]);
});

test('without network it stays pending and the same sending goes again', async () => {
  answers = [cut, cut, accept];
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'A favor' }));
  await confirm();
  await screen.findByText('Guardado');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((one) => one.requestId)).size).toBe(1);
  expect(localStorage.length).toBe(0);
});

test('a vote left pending by an earlier visit is sent on arrival', async () => {
  const kept = {
    questionId: 'q',
    requestId: 'r1',
    choices: [{ unitId: 'T1-101', optionIds: ['favour'] }],
  };
  localStorage.setItem('asamblea-voto-demo-ana', JSON.stringify(kept));
  answers = [accept];
  render(<BallotPage />);
  await screen.findByText('ABCD-1234');
  expect(sent).toEqual([kept]);
});

test('says which unit was not counted and why', async () => {
  const refusal = { code: 'already-voted', statusCode: 409, message: 'Esa unidad ya votó.' };
  answers = [
    () => ({
      results: [
        { unitId: 'T1-101', status: 'refused', refusal },
        { unitId: 'T2-204', status: 'refused', refusal },
      ],
    }),
  ];
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'A favor' }));
  await confirm();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('T1-101: Esa unidad ya votó.');
});

test('a session that ended keeps the vote and asks to sign in again', async () => {
  const failure = { code: 'not-signed-in', statusCode: 401, message: 'Su sesión terminó.' };
  answers = Array.from({ length: 200 }, () => () => {
    throw new ApiFailure(failure);
  });
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'A favor' }));
  await confirm();
  await screen.findByText(/Su sesión terminó antes de guardar su voto/u);
  expect(localStorage.length).toBe(1);
});

test('a person who is not accredited is told where to go', async () => {
  ballot = { ...ballot, asked: [] };
  render(<BallotPage />);
  await screen.findByText('Usted aún no está acreditado');
});

test('nobody is sent to the desk of a meeting that was called off', async () => {
  const session = { call: 1, state: 'planned', startsAt: 0, resumesAt: null } as const;
  ballot = { ...ballot, asked: [], session: { ...session, isCalledOff: true } };
  render(<BallotPage />);
  await screen.findByText('La reunión se canceló');
  expect(screen.queryByText(/acérquese a la mesa/u)).toBeNull();
});

test('after closing nothing can be marked', async () => {
  ballot = { ...ballot, asked: asking({ state: 'closed' }) };
  render(<BallotPage />);
  await screen.findByText('Usted no votó en esta pregunta.');
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
});

test('while nothing is voted the phone says the point that is treated, and over a vote the one it belongs to', async () => {
  const session: SessionMoment = {
    ...{ call: 1, state: 'open', startsAt: 0, resumesAt: null },
    point: { pointId: 'p3', number: 3, text: 'Presupuesto' },
  };
  ballot = { ...ballot, stage: { mode: 'quorum' }, asked: [], holdings, session };
  const { unmount } = render(<BallotPage />);
  expect((await screen.findByText('3. Presupuesto')).textContent).toBe('3. Presupuesto');
  unmount();
  ballot = { ...ballot, session: { ...session, state: 'suspended' } };
  const suspended = render(<BallotPage />);
  await screen.findByText('T1-101');
  expect(screen.queryByText('3. Presupuesto')).toBeNull();
  suspended.unmount();
  ballot = { ...ballot, session, asked: asking({ item: '2. Informes' }) };
  render(<BallotPage />);
  expect(await screen.findByText('2. Informes')).toBeTruthy();
});

test('a document opens beside the ballot before voting, and the ballot keeps its marks', async () => {
  const documents = [
    { entryId: 'budget', name: 'Presupuesto.pdf', visibility: 'attendees' as const },
    { entryId: 'rules', name: 'Reglamento.pdf', visibility: 'public' as const },
  ];
  ballot = { ...ballot, asked: asking({ documents }) };
  render(<BallotPage />);
  const list = await screen.findByRole('list', { name: 'Documentos para leer antes' });
  await userEvent.click(screen.getByRole('radio', { name: 'A favor' }));
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/file?cot=demo&documento=budget', '_blank'],
    ['/file/public?cot=demo&documento=rules', '_blank'],
  ]);
  const [first] = links;
  if (first !== undefined) await userEvent.click(first);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A favor' }).checked).toBe(true);
  // Nobody is told who reads which document.
  expect(sent).toEqual([]);
});

test('while nothing is asked, the agenda is there with the documents of each point', async () => {
  const budget = { entryId: 'b', name: 'Presupuesto.pdf', visibility: 'attendees' as const };
  announce([
    { pointId: 'p1', number: 1, text: 'Informes' },
    { pointId: 'p2', number: 2, text: 'Presupuesto', documents: [budget] },
  ]);
  const point = { pointId: 'p2', number: 2, text: 'Presupuesto' };
  const session = { call: 1, state: 'open', startsAt: 0, resumesAt: null, point } as const;
  ballot = { ...ballot, asked: [], holdings, stage: { mode: 'quorum' }, session };
  render(<BallotPage />);
  const agenda = await screen.findByRole('region', { name: 'Orden del día' });
  expect(within(agenda).getByText('1. Informes')).toBeTruthy();
  const treated = agenda.querySelector('[aria-current="step"]');
  expect(treated?.textContent).toContain('2. Presupuesto');
  expect(within(agenda).getByRole('link').getAttribute('href')).toBe('/file?cot=demo&documento=b');
});
