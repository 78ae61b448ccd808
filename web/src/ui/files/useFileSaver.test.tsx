import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from '../../testing/fakes/ui/files/download.ts';
import { BusyButton } from '../feedback/BusyButton.tsx';
import { ToastsProvider } from '../toasts/Toasts.tsx';
import { useFileSaver } from './useFileSaver.ts';

const unhandled = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.clearAllMocks();
});

const answers: boolean[] = [];

function Slip({ write }: { readonly write: () => Blob | Promise<Blob> }) {
  const save = useFileSaver();
  const print = async () => {
    answers.push(
      await save({ name: 'a.pdf', what: 'la boleta', write, meanwhile: 'Anote el código.' }),
    );
  };
  return (
    <>
      <p>7K2M-Q0XD</p>
      <BusyButton onPress={print}>Imprimir</BusyButton>
    </>
  );
}

async function print(write: () => Blob | Promise<Blob>) {
  render(
    <ToastsProvider>
      <Slip write={write} />
    </ToastsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
}

test('hands over the written file', async () => {
  const file = new Blob(['%PDF-']);
  await print(async () => file);
  await vi.waitFor(() => expect(download).toHaveBeenCalledExactlyOnceWith(file, 'a.pdf'));
  expect(answers.pop()).toBe(true);
});

test.each([
  ['a file that is written at once', () => throwing()],
  ['a file that takes its time', async () => throwing()],
])('%s and fails becomes a message, and the page stays as it was', async (_case, write) => {
  await print(write);
  await screen.findByText('No pudimos preparar la boleta');
  expect(
    screen.getByText(/^Anote el código\. Revise su conexión e intente de nuevo/u),
  ).toBeTruthy();
  expect(screen.getByText('7K2M-Q0XD')).toBeTruthy();
  expect(answers.pop()).toBe(false);
  expect([download.mock.calls, unhandled.mock.calls]).toEqual([[], []]);
});

function throwing(): never {
  throw new TypeError('pageNodeGetter is not a function');
}
