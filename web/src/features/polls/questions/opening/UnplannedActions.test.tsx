import {
  type AssemblySession,
  type Modality,
  type Nomination,
  packOf,
  paths,
  presenceOfCounts,
  type Question,
  ruleOf,
  sessionQuorum,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { keepRows } from '../../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../../testing/fakes/firebase/listening/useDocument.ts';
import { live } from '../../../../testing/fakes/firebase/live/useLive.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { Agenda } from '../agenda/Agenda.tsx';

const pack = packOf('co-ph');
const total = { weight: 100_000_000, units: 10 };
const quorum = sessionQuorum(pack, 1, presenceOfCounts(total, total));
let sent: (readonly [path: string, body: unknown])[] = [];
let failing: string | null = null;

beforeEach(() => {
  enterAs('moderator');
  live.quorum = { asOf: '1', call: 1, sessionState: 'open', curve: [], quorum };
  sent = [];
  failing = null;
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    // The forecast of a secret vote is asked for while it is written, and changes nothing.
    if (path === '/api/questions/forecast') throw ApiFailure.network();
    sent.push([path, body]);
    if (failing !== null && path.endsWith(failing)) {
      throw new ApiFailure({ code: 'busy', message: 'Hay mucha actividad.', statusCode: 503 });
    }
    return {};
  });
});

const point = { pointId: '7a5c0e1d-2026-4a00-8d00-000000000003', number: 3, text: 'Varios' };

function draft(more: Partial<Question> = {}): Question {
  return {
    ...{ questionId: 'q1', number: 1, text: '¿A quién elige?', session: 1, state: 'draft' },
    ...{ options: yesNoOptions({ blank: true, abstention: false }), rulePack: 'co-ph' },
    ...{ rule: ruleOf(pack, pack.ordinaryRuleId), liveBars: false, durationSeconds: null },
    ...{ openedAt: null, closesAt: null, quorumAtOpening: null, ...more },
  };
}

function open(
  questions: readonly Question[] = [],
  meeting: Partial<AssemblySession> = {},
  modality: Modality = 'hall',
) {
  const session: AssemblySession = {
    ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
    ...{ stage: { mode: 'quorum' }, ...meeting },
  };
  return renderPage(
    <Agenda
      {...{
        cot: 'demo',
        law: { rulePack: 'co-ph', timeZone: 'America/Bogota', modality },
        mayPress: true,
      }}
      {...{ questions, meeting: session, results: new Map() }}
    />,
  ).user;
}

const press = (name: string) => screen.getByRole('button', { name });

test('three fields open a vote in the point that is treated', async () => {
  const user = open([], { point });
  await user.click(press('Pregunta rápida'));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('En el punto 3. Varios');
  await user.click(within(dialog).getByRole('button', { name: 'Abrir votación' }));
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /^Pregunta/u }), '¿Se aplaza?');
  await user.selectOptions(within(dialog).getByLabelText('Respuestas'), 'A favor · En contra');
  await user.click(within(dialog).getByRole('button', { name: 'Abrir votación' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [created, opened] = sent;
  expect(created).toEqual([
    '/api/questions',
    expect.objectContaining({
      ...{ text: '¿Se aplaza?', blank: false, abstention: false, pointId: point.pointId },
    }),
  ]);
  const { questionId } = Object(created?.[1]);
  expect(opened).toEqual(['/api/questions/open', { questionIds: [questionId] }]);
});

test('a quick question tells what the law warns of its matter, and opens as read', async () => {
  const user = open([], {}, 'remote');
  await user.click(press('Pregunta rápida'));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Asunto'), 'Liquidación y disolución');
  expect(dialog.getByText(/no puede tomarse en reunión no presencial/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Abrir votación' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.[1]).toMatchObject({
    seenWarnings: [expect.stringContaining('artículo 46, parágrafo')],
  });
});

test('options of a quick question are one a line, at least two', async () => {
  const user = open();
  await user.click(press('Pregunta rápida'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Pregunta/u }), '¿Qué color?');
  await user.selectOptions(dialog.getByLabelText('Respuestas'), 'Opciones propias');
  const own = dialog.getByRole('textbox', { name: /^Opciones/u });
  await user.type(own, 'Azul');
  await user.click(dialog.getByRole('button', { name: 'Abrir votación' }));
  expect(dialog.getByText('Escriba al menos dos opciones distintas.')).toBeTruthy();
  await user.type(own, '{Enter}Verde');
  await user.click(dialog.getByRole('button', { name: 'Abrir votación' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.[1]).toMatchObject({
    election: { kind: 'one', candidates: [{ label: 'Azul' }, { label: 'Verde' }] },
  });
});

test('a question that could not be created stays in the dialog, and is retried as the same one', async () => {
  const user = open();
  await user.click(press('Pregunta rápida'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Pregunta/u }), '¿Se aplaza?');
  failing = '/questions';
  await user.click(dialog.getByRole('button', { name: 'Abrir votación' }));
  expect(await dialog.findByText('Hay mucha actividad.')).toBeTruthy();
  failing = null;
  await user.click(dialog.getByRole('button', { name: 'Abrir votación' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  const ids = sent.slice(0, 2).map(([, body]) => (body as { questionId: string }).questionId);
  expect(ids[0]).toBe(ids[1]);
});

test('a draft is amended with the proposed text in sight', async () => {
  const user = open([draft({ text: '¿Aprueba 9?', proposed: '¿Aprueba 10?' })]);
  expect(screen.getByText('Enmendada. Propuesta: «¿Aprueba 10?»')).toBeTruthy();
  await user.click(press('Más acciones'));
  await user.click(await screen.findByRole('button', { name: 'Enmendar' }));
  const text = screen.getByLabelText('Cómo queda');
  await user.clear(text);
  await user.type(text, '¿Aprueba 8?');
  await user.click(press('Dejarla así'));
  expect(sent).toEqual([['/api/questions/q1/amend', { text: '¿Aprueba 8?' }]]);
});

const ana: Nomination = {
  ...{ nominationId: 'n1', personId: 'ana', name: 'Ana Peña', unit: '101' },
  ...{ state: 'accepted', rule: '' },
};

function nominating(list: readonly Nomination[], { isHereKnown = true } = {}) {
  const election: NonNullable<Question['election']> = {
    ...{ kind: 'people', marks: { min: 1, max: 1 }, seats: 1, needsMajority: false },
    method: null,
  };
  keepDocument(paths.assembly('a'), { activeRoster: 'v1' });
  keepRows(paths.units('a', 'v1'), [
    { label: '101', ownerIds: ['ana'], ownerNames: ['Ana Peña'], inArrears: false },
    { label: '102', ownerIds: ['beto'], ownerNames: ['Beto Ruiz'], inArrears: true },
  ]);
  if (isHereKnown) {
    keepRows(paths.attendance('a', 1), [
      { personId: 'ana', personName: 'Ana Peña', label: '101', present: true },
    ]);
  }
  enterAs('moderator', { assembly: 'a' });
  return open([draft({ election, nominations: { isOpen: true, list } })]);
}

test('a person is nominated by searching, with whether they are there to accept', async () => {
  const user = nominating([]);
  expect(screen.queryByRole('button', { name: 'Abrir votación' })).toBeNull();
  const search = screen.getByRole('combobox', { name: 'Postular a…' });
  await user.type(search, 'pena');
  expect(screen.getByRole('option').textContent).toContain('101 · presente');
  await user.keyboard('{Enter}');
  await user.type(search, 'beto');
  expect(screen.getByRole('option').textContent).toContain('102 · no está · en mora');
  await user.keyboard('{Enter}');
  const [first, second] = sent.map(([, body]) => body);
  expect(first).toMatchObject({ personId: 'ana', state: 'accepted', unit: '101' });
  expect(second).toMatchObject({ personId: 'beto', state: 'absent' });
});

test('the card of an election that the most voted win names the bylaws, and no majority', () => {
  nominating([]);
  const card = screen.getByText('Mayoría relativa.').parentElement?.textContent ?? '';
  expect(card).toContain(
    'Para ganar: ser la candidatura más votada, por coeficiente (el reglamento)',
  );
  expect(screen.queryByText(/Mayoría ordinaria|artículo 45/u)).toBeNull();
});

test('until it is known who is here nobody is proposed, for they would be written down as absent', () => {
  nominating([], { isHereKnown: false });
  const search = screen.getByRole('combobox', { name: 'Postular a…' });
  expect((search as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText('Leyendo quiénes están…')).toBeTruthy();
});

test('a person who cannot be elected brings the rule, and the rest go to the ballot', async () => {
  const user = nominating([
    ana,
    { ...ana, nominationId: 'n2', personId: 'beto', name: 'Beto Ruiz' },
  ]);
  const beto = within(screen.getByRole('group', { name: 'Qué pasa con Beto Ruiz' }));
  await user.click(beto.getByRole('button', { name: 'No puede ser elegida' }));
  expect((press('Dejar constancia') as HTMLButtonElement).disabled).toBe(true);
  await user.type(screen.getByRole('combobox', { name: 'Qué norma lo dice' }), 'Reglamento, 60');
  await user.click(press('Dejar constancia'));
  await user.click(press('Retirar a Ana Peña'));
  await user.click(press('Cerrar con 2 candidaturas'));
  expect(sent).toEqual([
    [
      '/api/questions/q1/nominate',
      expect.objectContaining({ name: 'Beto Ruiz', state: 'disqualified', rule: 'Reglamento, 60' }),
    ],
    ['/api/questions/q1/nominations/withdraw', { nominationId: 'n1' }],
    ['/api/questions/q1/nominations/close', undefined],
  ]);
});

const begin = { questionId: expect.any(String), text: '¿A quién elige?', seats: 1 };

test('an election of the meeting begins with how many are chosen, its point and the majority of the law', async () => {
  const user = open([], { point });
  await user.click(press('Postulaciones'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText('Voto secreto'));
  await user.click(dialog.getByRole('button', { name: 'Abrir postulaciones' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    '/api/questions/nominations',
    {
      ...{ ...begin, needsMajority: true },
      ...{ disclosure: 'secret', matterId: null, pointId: point.pointId },
    },
  ]);
});

test('the rule of the most voted is told before any nomination, with the requirement of the law instead', async () => {
  const user = open([]);
  await user.click(press('Postulaciones'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText('Ser la más votada'));
  expect(dialog.getByRole('alert').textContent).toContain('solo si está en el reglamento');
  await user.click(dialog.getByRole('button', { name: 'Abrir postulaciones' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[1]).toMatchObject({ ...begin, needsMajority: false });
});
