import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newUser } from '../../testing/newUser.ts';
import { CopyLink } from './CopyLink.tsx';

test('copies the whole address', async () => {
  const user = newUser();
  render(<CopyLink href="/votes/public?cot=demo" label="Pantalla" hint="Para la sala" />);
  await user.click(screen.getByRole('button', { name: 'Copiar la dirección de Pantalla' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/votes/public?cot=demo`);
});
