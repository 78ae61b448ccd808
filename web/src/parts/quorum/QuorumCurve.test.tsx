import { packOf, presenceOfCounts, sessionQuorum } from '@asamblea/domain';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuorumCurve } from './QuorumCurve.tsx';

const eight = Date.UTC(2026, 10, 21, 13);
const quorum = sessionQuorum(
  packOf('co-ph'),
  1,
  presenceOfCounts({ weight: 60_000_000, units: 3 }, { weight: 100_000_000, units: 5 }),
);
const curve = [
  { at: eight, weight: 20_000_000 },
  { at: eight + 60_000, weight: 60_000_000 },
];

function rowsUntil(until: number): readonly (string | null)[] {
  render(<QuorumCurve {...{ curve, quorum, until }} timeZone="America/Bogota" />);
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
}

test('goes on to the present instant, with the value of the last step', () => {
  const rows = rowsUntil(eight + 45 * 60_000);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatch(/^8:45.*60,0000$/u);
  expect(screen.getAllByText(/^8:45/u).length).toBeGreaterThan(1);
});

test('a clock that is behind takes nothing away', () => {
  expect(rowsUntil(eight)).toHaveLength(2);
});
