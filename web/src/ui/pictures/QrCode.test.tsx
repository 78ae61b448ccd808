import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

test('draws the code of its text, and another one when the text changes', async () => {
  const drawn = () => screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? '';
  const { rerender } = render(<QrCode text="AB12-CD34" label="Comprobante AB12-CD34" />);
  expect(screen.getByRole('img', { name: 'Comprobante AB12-CD34' })).toBeTruthy();
  await waitFor(() => expect(drawn().length).toBeGreaterThan(500));
  const first = drawn();
  rerender(<QrCode text="EF56-GH78" label="Comprobante EF56-GH78" />);
  await waitFor(() => expect(drawn()).not.toBe(first));
});
