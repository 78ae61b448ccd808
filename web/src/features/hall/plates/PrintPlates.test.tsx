import { type Attendance, newPlate, type PinNeed, type Plate } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { download } from '../../../testing/fakes/ui/files/download.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PlateBoard } from './PlateBoard.tsx';
import { joinPlates } from './plateHall.ts';

interface Asked {
  readonly printId: string;
  readonly print: string;
}

let asked: Asked[] = [];
let isFailing: boolean;
const carried = (number: number, personId: string): Plate => ({
  ...{ ...newPlate(number, 0), state: 'out', personId, personName: personId },
});
const plates = [newPlate(1, 0), newPlate(2, 0), carried(3, 'ana'), carried(4, 'eva')];
const here = (personId: string): Attendance => ({
  ...{ unitId: personId, label: personId, group: '', order: 0, weight: 1, headId: personId },
  ...{ personId, personName: personId, ownerName: '', capacity: 'owner', channel: 'hall' },
  ...{ present: true, since: 0 },
});

beforeEach(() => {
  asked = [];
  isFailing = false;
  enterAs('registrar');
  callApi.mockImplementation(async (_method: string, _path: string, body: Asked) => {
    asked.push(body);
    if (isFailing) throw ApiFailure.network();
    return { pins: [{ number: 4, pin: '012345' }] };
  });
});

function openBoard(pins: PinNeed) {
  const attendance = [here('ana'), here('eva')];
  return renderPage(
    <PlateBoard
      {...{ hall: joinPlates(plates, attendance, pins), attendance, isOpen: true, mayWork: true }}
      {...{ assemblyName: 'Torres', paper: 'letter', timeZone: 'America/Bogota' }}
    />,
  ).user;
}
const saved = () => vi.waitFor(() => expect(download).toHaveBeenCalledOnce(), { timeout: 20_000 });

test('before a secret vote the desk is told how many plates have no PIN, and prints those', async () => {
  const user = openBoard({ secret: 'draft', missing: [1, 4] });
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText('Una placa entregada no tiene PIN')).toBeTruthy();
  expect(notice.getByText(/una votación secreta por abrir/u)).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Imprimir los PIN' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Imprimir placas' }));
  const value = (label: string) => (dialog.getByLabelText(label) as HTMLSelectElement).value;
  expect(['Qué se imprime', 'De cuáles', 'Papel'].map(value)).toEqual([
    'pins',
    'missing',
    'letter',
  ]);
  expect(dialog.getByText(/^2 placas en 1 hoja\./u)).toBeTruthy();
  expect(dialog.getByText(/Los PIN que ya hay siguen sirviendo/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Descargar PDF' }));
  await saved();
  expect(asked).toEqual([{ printId: expect.any(String), from: 1, to: 4, print: 'missing' }]);
});

test('PINs that are drawn anew say whose stop working, and asked again it is the same print', async () => {
  const user = openBoard({ secret: 'none', missing: [] });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Imprimir placas' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Imprimir placas' }));
  await user.selectOptions(dialog.getByLabelText('Qué se imprime'), 'both');
  expect(dialog.getByText(/^Ninguna placa/u)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('De cuáles'), 'waiting');
  expect(dialog.getByText(/^2 placas en 1 hoja\./u)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('De cuáles'), 'all');
  expect(dialog.getByText(/^4 placas en 1 hoja\./u)).toBeTruthy();
  expect(dialog.getByText(/también los de quienes ya tienen la placa/u)).toBeTruthy();
  isFailing = true;
  const press = () => user.click(dialog.getByRole('button', { name: 'Descargar PDF' }));
  await press();
  await dialog.findByText('Network Error');
  isFailing = false;
  await press();
  await saved();
  expect(new Set(asked.map(({ printId }) => printId)).size).toBe(1);
  expect(asked.map(({ print }) => print)).toEqual(['all', 'all']);
});

test('plates without PIN are printed without asking anybody', async () => {
  const user = openBoard({ secret: 'none', missing: [] });
  await user.click(screen.getByRole('button', { name: 'Imprimir placas' }));
  await user.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  await saved();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([]);
});

test('plates that wait at the desk without PIN are told before they are handed out in bulk', () => {
  openBoard({ secret: 'open', missing: [1, 2] });
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('una votación secreta abierta');
  expect(notice.textContent).toContain('imprímalas antes con PIN');
});
