import type { BoothState } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { BoothFrame } from './BoothFrame.tsx';
import { StepHeading } from './StepHeading.tsx';

const state: BoothState = {
  name: 'Puesto 1',
  ballot: {
    ...{ assemblyName: 'Torres', cot: 'demo', personName: '', serverNow: Date.now() },
    ...{ stage: { mode: 'blank' }, asked: [], holdings: [] },
  },
};

const open = () =>
  render(
    <BoothFrame state={state} mayClose notice={null}>
      <StepHeading>Espere, por favor</StepHeading>
    </BoothFrame>,
  );
const button = (name: string) => screen.getByRole('button', { name });

test('whether it closes is asked on the whole screen; Escape and «Cancelar» leave all as it was', async () => {
  const user = userEvent.setup();
  open();
  for (const cancel of [() => user.keyboard('{Escape}'), () => user.click(button('Cancelar'))]) {
    await user.click(button('Cerrar puesto'));
    const dialog = screen.getByRole('dialog', { name: '¿Cerrar este puesto?' });
    expect(dialog.textContent).toContain('Ya no se podrá votar en este equipo.');
    expect(document.activeElement).toBe(button('Cancelar'));
    expect(screen.queryByRole('main')).toBeNull();
    await cancel();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Cerrar puesto'));
  }
  expect(callApi).not.toHaveBeenCalled();
});

test('while the answer is on its way it takes no other', async () => {
  const user = userEvent.setup();
  callApi.mockReturnValue(new Promise(() => undefined));
  open();
  await user.click(button('Cerrar puesto'));
  await user.click(button('Cerrar puesto'));
  expect(callApi.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
    'POST /api/booth/close',
  ]);
  for (const one of screen.getAllByRole<HTMLButtonElement>('button')) {
    expect(one.disabled).toBe(true);
    expect(one.getAttribute('aria-busy')).toBe('true');
  }
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a closing that nobody answered is said, and may be tried again or left', async () => {
  const user = userEvent.setup();
  callApi.mockRejectedValue(ApiFailure.foreign(503, null));
  open();
  await user.click(button('Cerrar puesto'));
  await user.click(button('Cerrar puesto'));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('No sabemos si el puesto quedó cerrado.');
  expect(said.textContent).toContain('El servicio no respondió.');
  expect(document.activeElement).toBe(button('Cancelar'));
  await user.click(button('Cerrar puesto'));
  expect(callApi).toHaveBeenCalledTimes(2);
  await user.click(button('Cancelar'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the letters of the page are larger only while it is shown', () => {
  const { unmount } = open();
  expect(document.documentElement.className).toBe('booth-frame-page');
  unmount();
  expect(document.documentElement.className).toBe('');
});
