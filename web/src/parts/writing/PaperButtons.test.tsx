import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writePaper } from '../../testing/fakes/parts/writing/writePaper.ts';
import { ToastsProvider } from '../../ui/toasts/Toasts.tsx';
import { PaperButtons } from './PaperButtons.tsx';
import type { Paper } from './papers.ts';

const paper = (): Paper => ({
  kind: 'report-csv',
  report: {
    ...{ title: 'Quórum', subtitle: '', sheets: [], pages: [], timeZone: 'UTC' },
    flat: { name: 'Quórum', columns: [{ name: 'Hora' }], rows: [['8:00']] },
  },
});

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** A writer that ends only when it is stopped. */
function writeForever(): void {
  writePaper.mockImplementation(
    (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))),
  );
}

function open() {
  const writers = [
    { label: 'Excel', ending: 'xlsx', paper },
    { label: 'PDF', ending: 'pdf', paper },
  ];
  const { unmount } = render(
    <ToastsProvider>
      <PaperButtons name="quorum" what="el archivo" variant="outlined" writers={writers} />
    </ToastsProvider>,
  );
  return {
    unmount,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    button: (name: string) => screen.getByRole('button', { name }),
  };
}

test('a paper that takes long is told, another waits, and cancelling gives the focus back', async () => {
  writeForever();
  const { user, button } = open();
  await user.click(button('Descargar en PDF'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(button('Descargar en Excel').hasAttribute('disabled')).toBe(true);
  act(() => vi.advanceTimersByTime(1_600));
  expect(screen.getByRole('status').textContent).toContain('Preparando el archivo');
  await user.click(button('Cancelar'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText(/No pudimos preparar/u)).toBeNull();
  expect(document.activeElement).toBe(button('Descargar en PDF'));
  expect(button('Descargar en Excel').hasAttribute('disabled')).toBe(false);
});

test('a paper that fails says what to do, and can be asked for again', async () => {
  writePaper.mockRejectedValueOnce(new Error('no fonts'));
  const { user, button } = open();
  await user.click(button('Descargar en PDF'));
  expect(await screen.findByText('No pudimos preparar el archivo')).toBeTruthy();
  expect(button('Descargar en PDF').hasAttribute('disabled')).toBe(false);
});

test('a page that is left stops what it was writing', async () => {
  writeForever();
  const { user, button, unmount } = open();
  await user.click(button('Descargar en PDF'));
  const [, signal] = writePaper.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
