import { type DoorPerson, defaultRoutes, type Unit } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { recordInPage } from '../../../firebase/tab/keptRecord.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AttendanceDesk } from './AttendanceDesk.tsx';
import { newDeskOutbox } from './offline/deskOutbox.ts';

const unit: Unit = {
  ...{ unitId: 'u102', label: '102', group: '', kind: '', weight: 500_000, order: 0 },
  ...{ ownerIds: ['ana'], ownerNames: ['Ana Peña'], inArrears: false },
};
const hugo: DoorPerson = {
  ...{ doorId: 'd1', personId: 'hugo', name: 'Hugo Paz', document: '900123456', email: null },
  ...{ capacity: 'heir', unitIds: ['u102'], labels: ['102'], session: 1, state: 'provisional' },
  ...{
    paper: { name: 'Registro civil', file: null },
    addedBy: 'Marta',
    addedAt: 5,
    decision: null,
  },
};

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  enterAs('registrar', { name: 'Paola Rincón', routesAvailable: defaultRoutes('registrar') });
  meetAt({ cot: null });
});

function openDesk(doors: readonly DoorPerson[] = [], isCut = false) {
  const outbox = newDeskOutbox({
    kept: recordInPage(),
    async send({ personId, unitIds, ...rest }) {
      sent.push({ personId, unitIds, capacity: 'capacity' in rest ? rest.capacity : null });
      return { kind: 'answered', results: unitIds.map((unitId) => ({ unitId, status: 'done' })) };
    },
    alone: (work) => work(),
    tell: () => undefined,
  });
  const people = [{ personId: 'ana', name: 'Ana Peña', document: '1', email: null, phone: null }];
  const basis = {
    ...{ version: 'v1', units: [unit], people, proxies: [], doors, session: 1, isOpen: true },
    ...{ attendance: [], keptAt: null, clearance: { kind: 'no-effect' } as const },
  };
  return renderPage(<AttendanceDesk basis={basis} outbox={outbox} isCut={isCut} />).user;
}

test('a person outside the roster is added with the searched text, their unit and their paper', async () => {
  callApi.mockImplementation(async () => ({
    doorId: 'd1',
    personId: 'hugo',
    state: 'provisional',
    left: [],
  }));
  const user = openDesk();
  await user.keyboard('900123456');
  await user.click(screen.getByRole('button', { name: 'Agregar a quien no está en el padrón' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(callApi).not.toHaveBeenCalled();
  expect(dialog.getByText('Mire el documento, o adjunte su foto.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Nombre completo/u), 'Hugo Paz');
  await user.type(dialog.getByLabelText(/Unidad por la que viene/u), '102{ArrowDown}{Enter}');
  await user.click(dialog.getByRole('combobox', { name: /En qué calidad/u }));
  await user.click(await screen.findByRole('option', { name: 'Heredero' }));
  await user.type(dialog.getByLabelText(/Documento que lo prueba/u), 'Registro civil');
  await user.click(dialog.getByLabelText('Tuve el documento a la vista'));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(1));
  expect(callApi.mock.calls[0]?.slice(0, 3)).toMatchObject([
    'POST',
    '/api/door',
    {
      person: { name: 'Hugo Paz', document: '900123456', email: null },
      ...{ capacity: 'heir', unitIds: ['u102'] },
      paper: { name: 'Registro civil', fileId: null },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('900123456');
});

test('a person added at the door is found by document and accredited by capacity with one Enter', async () => {
  const user = openDesk([hugo]);
  await user.keyboard('900123456{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([{ personId: 'hugo', unitIds: ['u102'], capacity: 'heir' }]),
  );
  expect(screen.getByText(/Heredero, provisional · en el padrón, de Ana Peña/u)).toBeTruthy();
  expect(screen.getByText(/la presidencia lo confirmará/u)).toBeTruthy();
});

test('the unit finds both its owner and the added person', async () => {
  const user = openDesk([hugo]);
  await user.keyboard('102');
  const found = await screen.findAllByRole('option');
  expect(found.map((one) => one.textContent)).toEqual([
    expect.stringContaining('Ana Peña'),
    expect.stringContaining('Hugo Paz'),
  ]);
});

test.each([
  [
    { state: 'refused', decision: { by: 'Rosa', at: 9, reason: 'Falta un sello' } },
    /no lo confirmó: Falta un sello/u,
  ],
  [{ capacity: 'tenant' }, /Asiste sin voto/u],
] as const)(
  'who has no vote has nothing to accredit, no way in, and the card says why: %#',
  async (more, said) => {
    const user = openDesk([{ ...hugo, ...more }]);
    await user.keyboard('900123456{Enter}{Enter}');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Acreditar/u })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Código personal' })).toBeNull();
    expect(sent).toEqual([]);
  },
);

test('nobody is added without network', () => {
  const name = 'Agregar a quien no está en el padrón';
  openDesk([], true);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an auditor looks at the desk and adds nobody', () => {
  enterAs('auditor', { routesAvailable: defaultRoutes('auditor') });
  openDesk();
  expect(screen.queryByRole('button', { name: /^Agregar/u })).toBeNull();
});
