import type { ScriptLine } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { ScriptDialog } from './ScriptDialog.tsx';

const lines: readonly ScriptLine[] = [
  { id: 'welcome', moment: 'Bienvenida', text: 'Bienvenidos.', state: 'said' },
  { id: 'q', moment: 'Pregunta 1', text: 'Abro la votación.', state: 'now' },
  { id: 'closing', moment: 'Cierre', text: 'Gracias por su asistencia.', state: 'later' },
];

test('the line to read now stands apart, with those before and after', async () => {
  const onClose = vi.fn();
  const { user } = renderPage(
    <ScriptDialog assemblyName="Torres" lines={lines} onClose={onClose} />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Guion' }));
  const now = within(dialog.getByRole('status'));
  expect(now.getByText('Lea ahora · Pregunta 1')).toBeTruthy();
  expect(now.getByText('Abro la votación.')).toBeTruthy();
  const items = dialog.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  await user.click(dialog.getByRole('button', { name: 'Cerrar el guion' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('once it is over there is nothing to read', () => {
  const over = lines.map((line) => ({ ...line, state: 'said' as const }));
  renderPage(<ScriptDialog assemblyName="Torres" lines={over} onClose={() => undefined} />);
  expect(screen.getByText('No queda nada por leer.')).toBeTruthy();
});
