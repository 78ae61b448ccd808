import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { BoothList } from './BoothList.tsx';

const at = Date.UTC(2026, 10, 22, 15, 0);
const one = {
  ...{ boothId: 'b1', name: 'Puesto 1', openedBy: 'Ana', openedAt: at },
  ...{ failures: 5, failedAt: at + 60_000 },
};
const two = {
  ...{ boothId: 'b2', name: 'Puesto 2', openedBy: '', openedAt: at, failures: 0, failedAt: null },
};

/** The list, over a server that clears and ends what it is told to. */
function open(...booths: readonly object[]) {
  callApi.mockImplementation(async (method: string) => (method === 'GET' ? { booths } : {}));
  renderPage(<BoothList />);
}

test('names each booth with its opener and the wrong entries there', async () => {
  open(one, two);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(plainSpaces(first?.textContent)).toContain('Abierto por Ana, 22 nov 2026');
  expect(plainSpaces(first?.textContent)).toContain('5 PIN equivocados, el último 22 nov 2026');
  expect(second?.textContent).toContain('Sin intentos fallidos');
  expect(screen.queryByRole('button', { name: /intentos fallidos de Puesto 2/u })).toBeNull();
});

test('clears the failures of a booth in one press, and reads again', async () => {
  open(one);
  const name = 'Borrar intentos fallidos de Puesto 1';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/booths/clear', { boothId: 'b1' });
  await waitFor(() => {
    expect(callApi.mock.calls.filter(([method]) => method === 'GET').length).toBeGreaterThan(1);
  });
});

test('asks before ending a booth, and tells the fate of its present voter', async () => {
  open(one);
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar Puesto 1' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('los votos ya guardados cuentan');
  expect(callApi).not.toHaveBeenCalledWith('POST', '/api/booths/end', expect.anything());
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el puesto' }));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/booths/end', { boothId: 'b1' });
});

test('where none is open it says how one is opened', async () => {
  open();
  expect(await screen.findByText('No hay puestos de votación abiertos')).toBeTruthy();
});
