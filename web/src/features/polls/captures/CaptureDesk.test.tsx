import {
  type Attendance,
  type CaptureRequest,
  type CastAnswerRow,
  describeRefusal,
  matterRule,
  packOf,
  paths,
  platePayload,
  type Question,
  yesNoOptions,
} from '@asamblea/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { keepRows } from '../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { CapturePanel } from './CapturePanel.tsx';

let sent: [path: string, body: CaptureRequest][] = [];
let rows: readonly CastAnswerRow[] = [];
let parts = 1;
let lost: ApiFailure | null = null;

const hall: readonly Attendance[] = ['T1-101', 'T1-102'].map((label, order) => ({
  ...{ unitId: `U${order}`, label, group: '', order, weight: 1_000_000, headId: 'h' },
  ...{ personId: 'ana', personName: 'Ana Ruiz', ownerName: '', capacity: 'owner' },
  ...{ channel: 'hall', present: true, since: 1 },
}));
const question: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', session: 1, state: 'open' },
  options: yesNoOptions({ blank: true, abstention: false }),
  rule: matterRule(packOf('co-ph'), 'budget'),
  ...{ rulePack: 'co-ph', liveBars: true, durationSeconds: null, openedAt: 0, closesAt: null },
  quorumAtOpening: true,
};
const kept = (unitId: string, optionId = 'favour'): CastAnswerRow => ({
  ...{ unitId, status: 'accepted', optionIds: [optionId], receipt: `${unitId}-RCPT` },
});

beforeEach(() => {
  sent = [];
  rows = [kept('U0'), kept('U1')];
  parts = 1;
  lost = null;
  callApi.mockImplementation(async (method: string, path: string, body: CaptureRequest) => {
    if (method === 'GET') return { missing: [], count: { units: 2, weight: 2_000_000 } };
    sent.push([path, body]);
    if (lost !== null) throw lost;
    parts -= 1;
    const next = parts > 0 ? { after: 'U9', asOf: 5 } : null;
    return { results: rows, holder: path.endsWith('capture') ? 'Ana Ruiz' : null, next };
  });
  enterAs('teller', { assembly: 'demo' });
  keepDocument(paths.assembly('demo'), { timeZone: 'America/Bogota' });
  keepRows(paths.attendance('demo', 1), hall);
});

function open() {
  renderPage(<CapturePanel question={question} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Placa y respuesta' });
}

test('a plate, a space, an answer and Enter are a vote, and the box is ready for the next', async () => {
  const box = open();
  await userEvent.type(box, '12 1{Enter}');
  expect(sent).toMatchObject([
    ['/api/votes/capture', { by: 'plate', plate: 12, optionIds: ['favour'] }],
  ]);
  expect(await screen.findByText('Placa 12 · Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('A favor: T1-101, T1-102')).toBeTruthy();
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
});

test('after the reader of plates, one key is the answer', async () => {
  const box = open();
  await userEvent.type(box, `${platePayload(14)}{Enter}2`);
  expect(sent).toMatchObject([[expect.anything(), { plate: 14, optionIds: ['against'] }]]);
});

test('a line without a plate or an answer is told and sends nothing', async () => {
  const box = open();
  await userEvent.type(box, '12 7{Enter}');
  expect(screen.getByText(/Escriba un número del 1 al 3/u)).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, 'hola{Enter}');
  expect(screen.getByText(/No entendimos esa placa/u)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a unit that had voted is told with its channel and time', async () => {
  const refusal = describeRefusal({ code: 'already-voted' });
  const castAt = Date.UTC(2026, 10, 21, 21, 5);
  rows = [{ unitId: 'U0', status: 'refused', refusal, voted: { channel: 'phone', castAt } }];
  await userEvent.type(open(), '12 1{Enter}');
  expect(await screen.findByText('T1-101: ya votó por teléfono a las 4:05 p. m.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

test('undoing takes back the counted votes, with its reason and its receipts', async () => {
  await userEvent.type(open(), '12 1{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(sent[1]).toMatchObject([
    '/api/votes/correct',
    {
      reason: 'Se deshizo una captura: Placa 12 · Ana Ruiz',
      units: [
        { unitId: 'U0', receipt: 'U0-RCPT', withdraw: true },
        { unitId: 'U1', receipt: 'U1-RCPT', withdraw: true },
      ],
    },
  ]);
  expect(await screen.findByText('Deshecho')).toBeTruthy();
});

const notOurs = { code: 'foreign', message: 'Acepte las condiciones.', statusCode: 403 };

test.each([
  ['network', ApiFailure.network()],
  ['an answer of ours', new ApiFailure(notOurs)],
])('without %s it is sent again with the same id', async (_, failure) => {
  lost = failure;
  await userEvent.type(open(), '12 1{Enter}');
  lost = null;
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Guardado')).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
});

test('a show of hands goes on part by part with its exceptions', async () => {
  parts = 2;
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'A mano alzada' }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Excepto/u }), '102');
  await userEvent.click(await screen.findByRole('option', { name: /T1-102/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Registrar a mano alzada' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('A mano alzada: A favor')).toBeTruthy();
  const bodies = sent.map(([, body]) => body);
  expect(bodies).toMatchObject([
    {
      ...{ by: 'hands', optionId: 'favour', after: null },
      exceptions: [{ unitId: 'U1', optionId: 'against' }],
    },
    { after: 'U9', asOf: 5, requestId: bodies[0]?.requestId },
  ]);
});

test('a show of hands that something else answered goes on from where it was, with its id', async () => {
  lost = new ApiFailure(notOurs);
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'A mano alzada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Registrar a mano alzada' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar' }));
  await screen.findByText('Sin respuesta.');
  expect(screen.queryByText('Acepte las condiciones.')).toBeNull();
  expect(sent).toHaveLength(1);
});

test('a list of paper votes is looked at first, and unclear cells are named', async () => {
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'Lista en papel' }));
  await userEvent.click(screen.getByLabelText('Votos copiados'));
  await userEvent.paste('Apto\tTorre\tVoto\n101\t1\tA favor\n102\t1\t2\n9\t1\t1');
  await userEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(screen.getByText('«1 9» (celda A4) no es una unidad presente.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Registrar 2 votos' }));
  const choices = [
    { unitId: 'U0', optionIds: ['favour'] },
    { unitId: 'U1', optionIds: ['against'] },
  ];
  expect(sent).toMatchObject([['/api/votes/capture', { by: 'units', channel: 'paper', choices }]]);
  expect(await screen.findByText(/^Lista en papel: 2 votos/u)).toBeTruthy();
});
