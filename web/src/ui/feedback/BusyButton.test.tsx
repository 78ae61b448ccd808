import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BusyButton } from './BusyButton.tsx';

test('sends once while the first press is pending, and again after it', async () => {
  const done: (() => void)[] = [];
  const onPress = vi.fn(() => new Promise<void>((resolve) => done.push(resolve)));
  render(<BusyButton onPress={onPress}>Abrir votación</BusyButton>);
  const button = screen.getByRole('button', { name: /Abrir votación/u });
  button.click();
  button.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  done[0]?.();
  await vi.waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(2);
});
