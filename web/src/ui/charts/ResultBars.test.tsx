import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultBars } from './ResultBars.tsx';
import type { ResultBar } from './topBars.ts';

const bars: readonly ResultBar[] = [
  {
    ...{ id: 'favour', label: 'A favor', tone: 'favour', share: 0.6241 },
    ...{ percent: '62,41 %', amounts: ['44,4600', '120 unidades'] },
  },
  {
    ...{ id: 'none', label: 'No votó', tone: 'none', share: 0.3759 },
    ...{ percent: '37,59 %', amounts: ['26,7745', '53 unidades'] },
  },
];

test('every bar is a row with its percentage and how much it is', () => {
  render(<ResultBars caption="Resultado" bars={bars} line={null} />);
  const table = screen.getByRole('table', { name: 'Resultado' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'A favor62,41 %44,4600 · 120 unidades',
    'No votó37,59 %26,7745 · 53 unidades',
  ]);
});

test('tells the requirement beside the line, and nothing without one', () => {
  const line = { share: 0.5, label: 'Más del 50 %' };
  const { rerender } = render(<ResultBars caption="Resultado" bars={bars} line={line} />);
  expect(screen.getByText('Más del 50 %')).toBeTruthy();
  rerender(<ResultBars caption="Resultado" bars={bars} line={null} />);
  expect(screen.queryByText('Más del 50 %')).toBeNull();
});

test('where little room is left the line goes through each bar, and its meaning stands beside the name', () => {
  const line = { share: 0.5, label: 'Más del 50 %' };
  const asked = { caption: 'Resultado', name: 'total de las cuotas', bars, line };
  const { container, rerender } = render(<ResultBars {...asked} isTight />);
  expect(screen.getByText('Total de las cuotas · línea: más del 50 %')).toBeTruthy();
  expect(container.querySelectorAll('.share-bar > .share-bar-line')).toHaveLength(bars.length);
  rerender(<ResultBars {...asked} line={null} isTight />);
  expect(screen.getByText('Total de las cuotas')).toBeTruthy();
  expect(container.querySelectorAll('.share-bar > .share-bar-line')).toHaveLength(0);
});
