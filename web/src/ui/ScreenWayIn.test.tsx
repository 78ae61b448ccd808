import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { doorAddress, ScreenWayIn } from './ScreenWayIn.tsx';

test('the QR leads to the way in with the code typed, and to nobody in particular', () => {
  expect(doorAddress('https://asamblea.test', 'demo')).toBe('https://asamblea.test/login?cot=demo');
  expect(doorAddress('https://asamblea.test', 'a&b')).toBe('https://asamblea.test/login?cot=a%26b');
});

test('an address to type and the code stand beside it', () => {
  render(<ScreenWayIn cot="demo" />);
  const door = screen.getByRole('region', { name: 'Cómo entrar' });
  expect(door.textContent).toContain(location.host);
  expect(door.textContent).toContain('Código: demo');
});
