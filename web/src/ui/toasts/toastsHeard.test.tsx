import { Dialog } from '@mui/material';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { wearEveryStyle } from '../../testing/hidingStyles.tsx';
import { ToastsProvider, useToasts } from './Toasts.tsx';
import type { ToastSeverity } from './toastList.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function Page({ severity }: { readonly severity: ToastSeverity }) {
  const { add } = useToasts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => add({ summary: 'Guardado', severity })}>
        Guardar
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Preguntar
      </button>
      <Dialog open={isAsking}>
        <button type="button" onClick={() => add({ summary: 'Guardado', severity })}>
          Guardar de todos modos
        </button>
      </Dialog>
    </>
  );
}

function open(severity: ToastSeverity = 'info') {
  render(
    <ToastsProvider>
      <Page severity={severity} />
    </ToastsProvider>,
  );
}

function area(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-toast-area]');
  if (found === null) throw new Error('There is no area.');
  return found;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

test('two identical messages are two announcements', async () => {
  open();
  expect([area().getAttribute('aria-live'), area().getAttribute('aria-atomic')]).toEqual([
    ...['polite', 'false'],
  ]);
  await save();
  const [first] = area().children;
  await save();
  expect(area().children).toHaveLength(2);
  expect(area().children[0]).toBe(first);
});

test.each([
  ['success', 'Listo: Guardado'],
  ['warn', 'Atención: Guardado'],
  ['info', 'Guardado'],
  ['secondary', 'Guardado'],
  ['contrast', 'Guardado'],
] as const)('%s waits for its turn, and is said with words', async (severity, said) => {
  open(severity);
  await save();
  expect(area().textContent).toBe(said);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error interrupts', async () => {
  open('error');
  await save();
  expect(within(area()).getByRole('alert').textContent).toBe('Error: Guardado');
});

test('a dialog does not silence it nor cover it', async () => {
  wearEveryStyle();
  open();
  const page = screen.getByRole('button', { name: 'Preguntar' });
  await userEvent.click(page);
  await waitFor(() => expect(page.closest('[aria-hidden="true"]')).not.toBeNull());
  expect(area().hasAttribute('aria-hidden')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar de todos modos' }));
  const dialog = document.querySelector('.MuiDialog-root');
  if (dialog === null) throw new Error('There is no dialog.');
  expect(Number(area().style.zIndex)).toBeGreaterThan(Number(getComputedStyle(dialog).zIndex));
});

test('closing one by keyboard goes to the next, and after the last back to the page', async () => {
  open();
  await save();
  await save();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const left = area().children[1];
  expect(left?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Preguntar');
});
