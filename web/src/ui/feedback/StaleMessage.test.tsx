import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaleMessage, sayAge } from './StaleMessage.tsx';

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_900_000, '1 h 5 min'],
])('%i milliseconds old is said as %s', (age, text) => {
  expect(sayAge(age)).toBe(text);
});

test('shows the age, and tells who listens once, without counting the seconds aloud', () => {
  render(<StaleMessage />);
  expect(screen.getByText('Sin conexión. Datos de hace 0 s. Volverá sola.').ariaHidden).toBe(
    'true',
  );
  expect(screen.getByRole('status').textContent).not.toContain('hace');
});

test('several parts that lost the connection say it once, and the others when the first goes', () => {
  const { rerender } = render(
    <>
      <StaleMessage key="header" />
      <StaleMessage key="list" isEmpty />
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toContain('lo último que llegó');
  rerender(<StaleMessage key="list" isEmpty />);
  expect(screen.getByRole('status').textContent).toContain('Seguimos intentando');
  rerender(<p />);
  expect(screen.queryByRole('status')).toBeNull();
});
