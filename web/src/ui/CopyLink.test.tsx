import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyLink } from './CopyLink.tsx';

test('copies the whole address', async () => {
  const user = userEvent.setup();
  render(<CopyLink href="/votes/public?cot=demo" label="Pantalla" hint="Para la sala" />);
  await user.click(screen.getByRole('button', { name: 'Copiar la dirección de Pantalla' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/votes/public?cot=demo`);
});
