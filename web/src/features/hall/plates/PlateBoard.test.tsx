import { type Attendance, newPlate, type Plate } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PlateBoard } from './PlateBoard.tsx';
import { joinPlates } from './plateHall.ts';

let sent: (readonly [path: string, body: unknown])[] = [];
let refusal: string | null = null;
let pin: string | undefined;

beforeEach(() => {
  sent = [];
  refusal = null;
  pin = undefined;
  callApi.mockImplementation(async (_method: string, path: string, body: { number: number }) => {
    sent.push([path.replace('/api/plates/', ''), body]);
    if (refusal !== null) {
      throw new ApiFailure({ code: 'plate-held', statusCode: 409, message: refusal });
    }
    const plate = { ...newPlate(body.number, 0), personName: 'Ana Peña' };
    return { plate, changed: true, ...(pin === undefined ? {} : { pin }) };
  });
});

function held(unitId: string, personId: string, personName: string): Attendance {
  return {
    ...{ unitId, label: unitId, group: '', order: 0, weight: 500_000, headId: personId },
    ...{ personId, personName, ownerName: '', capacity: 'owner', channel: 'hall' },
    ...{ present: true, since: 0 },
  };
}

const out: Plate = { ...newPlate(14, 0), state: 'out', personId: 'eva', personName: 'Eva Sol' };

function openBoard(
  attendance = [held('A-1', 'ana', 'Ana Peña'), held('B-1', 'eva', 'Eva Sol')],
  { isOpen = true, mayWork = true } = {},
) {
  const plates = [newPlate(3, 0), newPlate(4, 0), out];
  return renderPage(
    <PlateBoard
      hall={joinPlates(plates, attendance)}
      attendance={attendance}
      isOpen={isOpen}
      mayWork={mayWork}
      assemblyName="Torres"
      paper="letter"
      timeZone="America/Bogota"
    />,
  ).user;
}

test('gives the next plate to a person by keyboard alone, and is ready for the next one', async () => {
  const user = openBoard();
  await user.keyboard('ana{Enter}');
  expect(await screen.findByLabelText('Número de placa')).toHaveProperty('value', '3');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([['hand-out', { number: 3, personId: 'ana' }]]));
  const box = screen.getByRole('combobox', { name: 'Buscar placa, persona o unidad' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box).toHaveProperty('value', '');
});

test('the PIN that comes with a plate is seen until the desk closes it, and never again', async () => {
  pin = '012345';
  const user = openBoard();
  await user.keyboard('ana{Enter}');
  await screen.findByLabelText('Número de placa');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'PIN de la placa 3 de Ana Peña' });
  expect(screen.getByText('012 345')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Listo'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('012 345')).toBeNull());
  const box = screen.getByRole('combobox', { name: 'Buscar placa, persona o unidad' });
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('gives a new PIN to a carrier who forgot it', async () => {
  pin = '777888';
  const user = openBoard();
  await user.keyboard('14{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Nuevo PIN' }));
  await screen.findByText('777 888');
  expect(sent).toEqual([['pin', { number: 14 }]]);
});

test('takes a plate back by its number by keyboard alone', async () => {
  const user = openBoard();
  await user.keyboard('14{Enter}');
  await screen.findByRole('heading', { name: 'Placa 14' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Recibir'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([['return', { number: 14 }]]));
});

test('says who has a plate that was refused', async () => {
  refusal = 'Esa placa ya está entregada. La placa 3 la tiene Luis.';
  const user = openBoard();
  await user.keyboard('ana{Enter}');
  await screen.findByLabelText('Número de placa');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('la tiene Luis.');
});

test('asks back the plate of a person who left, with the button that takes it', async () => {
  const user = openBoard([held('A-1', 'ana', 'Ana Peña')]);
  expect(screen.getByRole('alert').textContent).toContain('Pida una placa de vuelta');
  await user.click(screen.getByRole('button', { name: 'Recibir la placa 14' }));
  await waitFor(() => expect(sent).toEqual([['return', { number: 14 }]]));
});

test('once the session is over plates only come back', async () => {
  const user = openBoard(undefined, { isOpen: false });
  await user.keyboard('ana{Enter}');
  expect(screen.queryByRole('button', { name: 'Entregar' })).toBeNull();
  await user.clear(screen.getByRole('combobox', { name: 'Buscar placa, persona o unidad' }));
  await user.keyboard('14');
  expect(await screen.findByRole('button', { name: 'Recibir' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cambiar por otra' })).toBeNull();
});

test('a reader has nothing to press', async () => {
  const user = openBoard(undefined, { mayWork: false });
  await user.keyboard('14');
  await screen.findByRole('heading', { name: 'Placa 14' });
  for (const name of ['Recibir', 'Crear placas', 'Imprimir placas']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
