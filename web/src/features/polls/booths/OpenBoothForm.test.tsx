import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { onLeaving } from '../../../firebase/tab/leaving.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { OpenBoothForm } from './OpenBoothForm.tsx';

test('says that the session ends here, and leaves nothing of it on the device', async () => {
  callApi.mockResolvedValue({ name: 'Puesto 1' });
  const left = vi.fn(async () => undefined);
  onLeaving(left);
  const opened = vi.fn();
  render(<OpenBoothForm suggested="Puesto 1" onOpen={opened} />);
  expect(screen.getByText('Su sesión se cierra en este equipo.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el puesto aquí' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('Puesto 1'));
  const asked = { boothId: expect.any(String), name: 'Puesto 1' };
  expect(callApi).toHaveBeenCalledWith('POST', '/api/booth/open', asked);
  expect(left).toHaveBeenCalledTimes(1);
});

test('a refusal is said and the device stays as it was', async () => {
  const message = 'Usted no tiene permiso para hacer esto.';
  callApi.mockRejectedValue(new ApiFailure({ code: 'not-allowed', statusCode: 403, message }));
  const opened = vi.fn();
  render(<OpenBoothForm suggested="Puesto 1" onOpen={opened} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el puesto aquí' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(opened).not.toHaveBeenCalled();
});
