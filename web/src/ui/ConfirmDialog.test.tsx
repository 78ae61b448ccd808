import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

function ask() {
  const onAccept = vi.fn();
  const onReject = vi.fn();
  render(<ConfirmDialog open onAccept={onAccept} onReject={onReject} />);
  return { onAccept, onReject };
}

test('asks with the words of the specification when it is given none', () => {
  ask();
  expect(screen.getByRole('dialog').textContent).toContain(
    'Esta seguro de llevar acabo esta acción',
  );
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
});

test('accepts with its button', async () => {
  const { onAccept, onReject } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect([onAccept.mock.calls.length, onReject.mock.calls.length]).toEqual([1, 0]);
});

test('Escape rejects', async () => {
  const { onAccept, onReject } = ask();
  await userEvent.keyboard('{Escape}');
  expect([onAccept.mock.calls.length, onReject.mock.calls.length]).toEqual([0, 1]);
});
