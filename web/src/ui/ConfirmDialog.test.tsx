import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmationProvider, useConfirm } from './ConfirmationProvider.tsx';
import {
  type ConfirmationOptions,
  changeConfirmation,
  confirmationDefaults,
} from './confirmation.ts';

afterEach(cleanup);

function Asker({ options }: { readonly options: ConfirmationOptions }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => confirm(options)}>
      Preguntar
    </button>
  );
}

async function ask(options: ConfirmationOptions = {}) {
  render(
    <ConfirmationProvider>
      <Asker options={options} />
    </ConfirmationProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }));
  return screen.findByRole('dialog');
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('asks with the words and icons of the specification when it is given none', async () => {
  const dialog = await ask();
  expect(dialog.textContent).toContain('Esta seguro de llevar acabo esta acción');
  expect(screen.getByTestId('WarningAmberIcon')).toBeTruthy();
  const accept = screen.getByRole('button', { name: 'Aceptar' });
  expect(accept.querySelector('[data-testid="CheckIcon"]')).not.toBeNull();
  const reject = screen.getByRole('button', { name: 'Cancelar' });
  expect(reject.querySelector('[data-testid="CloseIcon"]')).not.toBeNull();
});

test('accepting runs its callback and closes', async () => {
  const accept = vi.fn();
  const reject = vi.fn();
  await ask({ accept, reject });
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  await gone();
  expect([accept.mock.calls.length, reject.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ['the close icon', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'pressing outside',
    () => userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body),
  ],
])('rejects by %s', async (_, press) => {
  const accept = vi.fn();
  const reject = vi.fn();
  await ask({ accept, reject });
  await press();
  await gone();
  expect([accept.mock.calls.length, reject.mock.calls.length]).toEqual([0, 1]);
});

test('stays while what it accepted is pending, and gives the focus back', async () => {
  let finish: () => void = () => undefined;
  await ask({ accept: () => new Promise<void>((resolve) => (finish = resolve)) });
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  finish();
  await gone();
  expect(document.activeElement?.textContent).toBe('Preguntar');
});

test('takes its classes where they belong', async () => {
  const dialog = await ask({
    ...{ contentClass: 'cc', headerClass: 'hc', footerClass: 'fc', iconContainerClass: 'ic' },
    ...{ acceptButtonClass: 'ac', rejectButtonClass: 'rc' },
  });
  for (const name of ['cc', 'hc', 'fc', 'ic', 'ac', 'rc']) {
    expect(dialog.querySelector(`.${name}`)).not.toBeNull();
  }
});

test('asking merges into the state and closing leaves nothing', () => {
  const asked = changeConfirmation(confirmationDefaults, {
    kind: 'ask',
    options: { message: '¿Anular?', acceptLabel: 'Anular' },
  });
  expect(asked).toEqual({
    ...confirmationDefaults,
    ...{ message: '¿Anular?', acceptLabel: 'Anular', open: true },
  });
  expect(changeConfirmation(asked, { kind: 'reset' })).toEqual(confirmationDefaults);
});
