import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountdownClock, formatLeft } from './CountdownClock.tsx';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [3_725_000, '1:02:05'],
])('%i milliseconds left read %s: zero only when time is over', (left, text) => {
  expect(formatLeft(left)).toBe(text);
});

test('counts by the server’s clock, not by this machine’s', () => {
  const now = Date.now();
  render(<CountdownClock endsAt={now + 90_000} offset={60_000} />);
  expect(screen.getByRole('timer').textContent).toMatch(/^0:(30|29)$/u);
});

test('stops at zero', () => {
  render(<CountdownClock endsAt={Date.now() - 5_000} offset={0} />);
  expect(screen.getByRole('timer', { name: 'Se acabó el tiempo' }).textContent).toBe('0:00');
});
