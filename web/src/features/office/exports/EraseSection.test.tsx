import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { EraseSection } from './EraseSection.tsx';

const certificate = {
  ...{ assemblyId: 'a', name: 'Torres', cot: 'torres', by: 'ana', at: 0, doneAt: null },
  ...{ head: { block: 14, count: 9, hash: 'f'.repeat(64) }, events: 9, questions: 2, files: 3 },
};

test('an archived assembly is erased by its name, and its certificate is shown', async () => {
  meetAt({ isArchived: true });
  callApi.mockResolvedValue(certificate);
  render(<EraseSection onStale={vi.fn()} />);
  const erase = screen.getByRole('button', { name: 'Borrar para siempre' });
  expect(erase).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText(/^Nombre de la asamblea/u), ' Torres ');
  await userEvent.click(erase);
  expect((await screen.findByRole('status')).textContent).toMatch(/torres.*9 sucesos.*14-/u);
  expect(callApi).toHaveBeenCalledWith('POST', '/api/protected/erase', { name: 'Torres' });
});

test('an assembly that is not archived says the step before', () => {
  meetAt({ isArchived: false });
  render(<EraseSection onStale={vi.fn()} />);
  expect(screen.getByText(/primero archívela/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
