import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { PersonSection } from './PersonSection.tsx';

const lia = { personId: 'p', name: 'Lía Mora', document: 'CC 52345678', units: [] };
const erased = {
  ...{ personId: 'p', at: 0, changed: 12, deleted: 3, files: 1, events: 2 },
  left: [{ what: 'Las convocatorias que se enviaron', documents: 1 }],
};

async function findLia(people: readonly object[]) {
  callApi.mockResolvedValueOnce({ people });
  render(<PersonSection onStale={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Nombre o documento'), ' lia{Enter}');
}

test('somebody is found, what stays is said, and their data goes by their name', async () => {
  await findLia([lia]);
  expect(callApi).toHaveBeenCalledWith('POST', '/api/protected/people', { text: 'lia' });
  await userEvent.click(await screen.findByRole('button', { name: /de Lía Mora$/u }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Las actas que se fijaron para la firma/u)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Borrar para siempre' })).toBeNull();
  await userEvent.type(dialog.getByLabelText(/^Nombre de la persona/u), 'Lía Mora');
  callApi.mockResolvedValueOnce(erased);
  await userEvent.click(dialog.getByRole('button', { name: 'Borrar para siempre' }));
  const told = await screen.findByText('Se borraron sus datos');
  expect(told.parentElement?.textContent).toMatch(/12.*convocatorias que se enviaron \(1\)/u);
  const asked = { personId: 'p', name: 'Lía Mora' };
  expect(callApi).toHaveBeenLastCalledWith('POST', '/api/protected/people/erase', asked);
});

test('nobody with those words is said', async () => {
  await findLia([]);
  expect((await screen.findByRole('status')).textContent).toMatch(/No hay nadie/u);
});
