import {
  type AccreditRequest,
  type Attendance,
  buildSeatBook,
  readCallReport,
  type Unit,
} from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { CallResult } from './CallResult.tsx';

let sent: AccreditRequest[] = [];
let lost = 0;
let refusal: string | null = null;

beforeEach(() => {
  sent = [];
  lost = 0;
  refusal = null;
  callApi.mockImplementation(async (_method: string, path: string, body: AccreditRequest) => {
    expect(path).toBe('/api/attendance/accredit');
    sent.push(body);
    if (lost > 0) {
      lost -= 1;
      throw ApiFailure.network();
    }
    return {
      results: body.unitIds.map((unitId) =>
        refusal === null
          ? { unitId, status: 'done' }
          : {
              unitId,
              status: 'refused',
              refusal: { code: 'x', message: refusal, statusCode: 409 },
            },
      ),
    };
  });
});

function unit(label: string, order: number, owner: string): Unit {
  return {
    ...{ unitId: label, label, order, group: '', kind: '', weight: 500_000, inArrears: false },
    ...{ ownerIds: [owner], ownerNames: [owner] },
  };
}

const held: Attendance = {
  ...{ unitId: 'A-3', label: 'A-3', group: '', order: 2, weight: 500_000, headId: 'sol' },
  ...{ personId: 'sol', personName: 'Sol Mora', ownerName: '', capacity: 'owner' },
  ...{ channel: 'online', present: true, since: 0 },
};
const book = buildSeatBook({
  units: [
    unit('A-1', 0, 'ana'),
    unit('A-2', 1, 'ana'),
    unit('A-3', 2, 'sol'),
    unit('A-4', 3, 'eva'),
  ],
  people: [
    ['ana', 'Ana Pérez Gil'],
    ['sol', 'Sol Mora'],
    ['eva', 'Eva Soto Paz'],
  ].map(([personId = '', name = '']) => ({
    ...{ personId, name, document: '', email: null, phone: null },
  })),
  ...{ proxies: [], attendance: [held], country: 'CO' },
});
const report = readCallReport([
  ['Name (Original Name)', 'Join Time', 'Guest'],
  ['Pérez Gil, Ana', '9:00', 'Yes'],
  ['Eva Soto', '9:01', 'Yes'],
  ['iPad', '9:02', 'Yes'],
]);

function open(mayAccredit = true) {
  const props = { report, book, addresses: new Map(), session: 3, mayAccredit };
  return renderPage(<CallResult {...props} onAgain={() => undefined} />).user;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the call and the register stand side by side, and nothing is asked', () => {
  open(false);
  expect(
    region('En la videollamada y sin registrar').getByText('Ana Pérez Gil (A-1, A-2)'),
  ).toBeTruthy();
  expect(region('Registrados en línea que no estuvieron').getByText('Sol Mora (A-3)')).toBeTruthy();
  expect(region('Sin reconocer').getByText('«iPad», fila 4')).toBeTruthy();
  expect(screen.getByText('No usamos la columna «Guest».')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Acreditar/u })).toBeNull();
  expect(sent).toEqual([]);
});

test('a press registers all that somebody may hold, and trying again is the same press', async () => {
  lost = 1;
  const user = open();
  const press = () =>
    user.click(screen.getByRole('button', { name: 'Acreditar en línea a Ana Pérez Gil' }));
  await press();
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByRole('alert');
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({
    ...{ session: 3, personId: 'ana', unitIds: ['A-1', 'A-2'], capacity: 'owner' },
    channel: 'online',
  });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.requestId).toBeTruthy();
});

test('a refusal of the server is said beside the person', async () => {
  refusal = 'La tiene otra persona.';
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Acreditar en línea a Ana Pérez Gil' }));
  expect(
    await screen.findByText(/A-1: La tiene otra persona\. A-2: La tiene otra persona\./u),
  ).toBeTruthy();
});

test('a guest who was not recognised is settled with a press, which registers nobody and is taken back', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Es Eva Soto Paz (A-4)' }));
  expect(
    region('En la videollamada y sin registrar').getByText(/Lo dijo usted: «Eva Soto», fila 3/u),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'iPad no es de la asamblea' }));
  expect(screen.queryByRole('region', { name: 'Sin reconocer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deshacer: iPad' }));
  await user.click(screen.getByRole('button', { name: 'Elegir quién es iPad' }));
  await user.type(screen.getByLabelText('Nombre o unidad'), 'a3');
  await user.click(await screen.findByRole('button', { name: 'Sol Mora (A-3)' }));
  expect(region('En la videollamada y registrados').getByText('Sol Mora (A-3)')).toBeTruthy();
  expect(sent).toEqual([]);
});
