import type { HallTurnout } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { TurnoutCharts } from './TurnoutCharts.tsx';

const millions = (weight: number, units: number) => ({ weight: weight * 1_000_000, units });
const turnout: HallTurnout = {
  ...{ questionId: 'q', others: 0 },
  places: [{ name: 'hall', voted: millions(3, 3), expected: millions(4, 4) }],
  groups: [{ name: 'Torre 1', voted: millions(1, 1), expected: millions(2, 2) }],
  entries: [{ channel: 'plate', count: millions(1, 1) }],
};

/** The cells of the table that goes with a chart. */
function cellsOf(caption: string): readonly string[] {
  const table = within(screen.getByRole('table', { name: caption }));
  return [...table.getAllByRole('rowheader'), ...table.getAllByRole('cell')].map(
    ({ textContent }) => plainSpaces(textContent ?? ''),
  );
}

test('each part of the hall has its share by coefficient, with its units and its base, and a table', () => {
  renderPage(<TurnoutCharts turnout={turnout} />);
  expect(cellsOf('Participación por canal')).toEqual([
    ...['En la sala', '75,00 %', '3 de 4 unidades · 3,0000 de 4,0000'],
  ]);
  expect(cellsOf('Participación por grupo')[1]).toBe('50,00 %');
  expect(cellsOf('Por dónde llegaron los votos')[0]).toBe('Placa');
});

test('where the rule counts units, so do the shares, and the column says so', () => {
  const hall = { name: 'hall', voted: millions(1, 3), expected: millions(4, 4) } as const;
  renderPage(<TurnoutCharts turnout={{ ...turnout, measure: 'units', places: [hall] }} />);
  expect(cellsOf('Participación por canal')[1]).toBe('75,00 %');
  const [table] = screen.getAllByRole('columnheader', { name: 'Ha votado de las unidades' });
  expect(table).toBeTruthy();
});

test('a secret vote has neither groups nor where its votes came through', () => {
  renderPage(<TurnoutCharts turnout={{ ...turnout, groups: null, entries: null }} />);
  expect(screen.getAllByRole('table')).toHaveLength(1);
});
