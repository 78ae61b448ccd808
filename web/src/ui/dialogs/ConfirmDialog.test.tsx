import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmationProvider, useConfirm } from './ConfirmationProvider.tsx';
import {
  type ConfirmationOptions,
  changeConfirmation,
  confirmationDefaults,
} from './confirmation.ts';

function Asker({ options }: { readonly options: ConfirmationOptions | undefined }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => confirm(options)}>
      Preguntar
    </button>
  );
}

async function ask(options?: ConfirmationOptions) {
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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks with the words and icons of the specification when it is given none', async () => {
  const dialog = await ask();
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Esta seguro de llevar acabo esta acción');
  expect(screen.getByTestId('WarningAmberIcon')).toBeTruthy();
  const accept = screen.getByRole('button', { name: 'Aceptar' });
  expect(accept.querySelector('[data-testid="CheckIcon"]')).not.toBeNull();
  const reject = screen.getByRole('button', { name: 'Cancelar' });
  expect(reject.querySelector('[data-testid="CloseIcon"]')).not.toBeNull();
  expect(dialog.getAttribute('aria-modal')).toBe('true');
});

test.each([
  ['Aceptar', [1, 0]],
  ['Cancelar', [0, 1]],
])('%s runs its callback and closes', async (name, calls) => {
  const accept = vi.fn();
  const reject = vi.fn();
  await ask({ accept, reject });
  await press(name);
  await gone();
  expect([accept.mock.calls.length, reject.mock.calls.length]).toEqual(calls);
});

test.each(['Aceptar', 'Cancelar'])('%s closes without a callback', async (name) => {
  await ask({ message: '¿Anular?' });
  await press(name);
  await gone();
});

test.each([
  ['the close icon', () => press('Salir de este aviso')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'pressing outside',
    () => userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body),
  ],
])('%s closes it and answers nothing', async (_, close) => {
  const accept = vi.fn();
  const reject = vi.fn();
  await ask({ accept, reject, message: '¿Anular?' });
  await close();
  await gone();
  expect([accept.mock.calls.length, reject.mock.calls.length]).toEqual([0, 0]);
});

test('takes the focus, and gives it back', async () => {
  const dialog = await ask();
  const window = dialog.closest('.MuiDialog-root');
  await waitFor(() => expect(window?.contains(document.activeElement)).toBe(true));
  await press('Cancelar');
  await gone();
  expect(document.activeElement?.textContent).toBe('Preguntar');
});

test('while the answer is pending it stays, and takes no other', async () => {
  let finish: () => void = () => undefined;
  const accept = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const reject = vi.fn();
  await ask({ accept, reject });
  await press('Aceptar');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancelar' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('dialog')).toBeTruthy();
  finish();
  await gone();
  expect([accept.mock.calls.length, reject.mock.calls.length]).toEqual([1, 0]);
});

test('takes its classes and icons where they belong', async () => {
  const dialog = await ask({
    ...{ contentClass: 'cc', headerClass: 'hc', footerClass: 'fc', iconContainerClass: 'ic' },
    ...{ acceptButtonClass: 'ac', rejectButtonClass: 'rc' },
    ...{ icon: <i>I</i>, acceptIcon: <i>A</i>, rejectIcon: <i>R</i> },
  });
  const text = (name: string) => dialog.querySelector(`.${name}`)?.textContent;
  expect(['ic', 'ac', 'rc'].map(text)).toEqual(['I', 'AAceptar', 'RCancelar']);
  expect(text('hc')).toBe('IConfirmar');
  expect(text('cc')).toBe('Esta seguro de llevar acabo esta acción');
  expect(text('fc')).toBe('RCancelarAAceptar');
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
  expect(confirmationDefaults.open).toBe(false);
});

test('a notice that says that it may be left has a button for it beside the one that hangs', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await ask({ accept: () => new Promise<void>(() => {}) });
  await press('Aceptar');
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText(/Puede salir de este aviso/u)).toBeTruthy();
  const disabled = screen.getAllByRole<HTMLButtonElement>('button').filter((one) => one.disabled);
  expect(disabled.map(({ textContent }) => textContent)).toEqual(['Aceptar']);
  await press('Salir');
  await gone();
});

test('a request that hangs lets one leave, says so, and closes nothing that was asked later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let finish = () => {};
  const accept = () =>
    new Promise<void>((done) => {
      finish = done;
    });
  await ask({ accept });
  await press('Aceptar');
  const leave = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Salir de este aviso' });
  expect(leave().disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText(/^Todavía no hay respuesta/u)).toBeTruthy();
  await press('Salir de este aviso');
  await gone();
  await press('Preguntar');
  const again = await screen.findByRole('dialog');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar' }).disabled).toBe(false);
  await act(async () => finish());
  expect(screen.getByRole('dialog')).toBe(again);
});

test.each([
  ['accepts', 'Aceptar'],
  ['rejects', 'Cancelar'],
] as const)('the answer that Enter may give has the keys: %s', async (enter, label) => {
  await ask({ enter });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(label));
});

test('a field in the dialog has the focus first, and Enter accepts from it only where that is safe', async () => {
  const accept = vi.fn();
  const message = <input aria-label="Desde" />;
  await ask({ message, enter: 'accepts', accept });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Desde')));
  await userEvent.keyboard('12{Enter}');
  expect(accept).toHaveBeenCalledOnce();
  await gone();
});

test.each([undefined, 'rejects'] as const)(
  'Enter in a text accepts nothing when it is %s',
  async (enter) => {
    const accept = vi.fn();
    const message = <input aria-label="Desde" />;
    await ask({ message, accept, ...(enter && { enter }) });
    await userEvent.type(screen.getByLabelText('Desde'), '12{Enter}');
    expect(accept).not.toHaveBeenCalled();
  },
);
