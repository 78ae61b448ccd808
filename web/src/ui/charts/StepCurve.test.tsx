import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepCurve } from './StepCurve.tsx';

function drawCurve(points: readonly { x: number; y: number }[]) {
  const { container } = render(
    <StepCurve
      caption="Coeficiente presente"
      points={points}
      threshold={{ share: 0.5, label: 'más del 50 %' }}
      startLabel="4:00 p. m."
      endLabel="4:30 p. m."
      columns={['Hora', 'Coeficiente']}
      rows={[
        ['4:00 p. m.', '10,0000'],
        ['4:30 p. m.', '60,0000'],
      ]}
    />,
  );
  return container.querySelector('path.line')?.getAttribute('d');
}

test('a value holds until the next one, and the last one until the end', () => {
  const line = drawCurve([
    { x: 0, y: 0.1 },
    { x: 0.5, y: 0.6 },
  ]);
  expect(line).toBe('M0 90 H50 V40 H100');
});

test('without any value yet it draws nothing over the ground', () => {
  expect(drawCurve([])).toBe('M0 100');
});

test('the figures of the curve are also a table', () => {
  drawCurve([{ x: 0, y: 0.1 }]);
  const table = screen.getByRole('table', { name: 'Coeficiente presente' });
  expect(within(table).getByRole('row', { name: '4:30 p. m. 60,0000' })).toBeTruthy();
});

test.each([0.41, 0.495, 0.5, 0.505, 0.59])(
  'the required line has its label in the margin, and not over a curve that ends at %s',
  (y) => {
    const { container } = render(
      <StepCurve
        {...{ caption: 'Coeficiente presente', columns: ['Hora'], rows: [['4:00 p. m.']] }}
        {...{ startLabel: '4:00 p. m.', endLabel: '4:30 p. m.' }}
        points={[{ x: 0, y }]}
        threshold={{ share: 0.5, label: 'más del 50 %' }}
      />,
    );
    const field = container.querySelector('.step-curve-field');
    expect(field?.textContent).toBe('');
    const label = screen.getByText('más del 50 %');
    expect(label.style.top).toContain('50%');
  },
);
