import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeatPicture } from './SeatPicture.tsx';

const rowsOf = () =>
  within(screen.getByRole('table', { name: 'Puestos' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('each seat has its chair, and its table says who takes it and of which slate', () => {
  const { container } = render(
    <SeatPicture
      places={[
        { key: '0', name: 'Ana', number: 2 },
        { key: '1', name: 'Luis', number: 1 },
        { key: '2', name: '', number: null },
      ]}
      slates={[
        { number: 1, label: 'Unidos', seats: 1 },
        { number: 2, label: 'Cambio', seats: 1 },
      ]}
    />,
  );
  expect(container.querySelectorAll('svg path')).toHaveLength(3);
  expect(container.querySelectorAll('.seat-picture-vacant')).toHaveLength(1);
  expect(rowsOf()).toEqual([
    ['1', 'Ana', 'Cambio'],
    ['2', 'Luis', 'Unidos'],
    ['3', 'Sin ocupar', '—'],
  ]);
  expect(container.textContent).toContain('Unidos: 1\u00A0puesto');
});

test('the slates are not said again where their bars say them', () => {
  const { container } = render(
    <SeatPicture
      places={[
        { key: '0', name: 'Ana', number: 1 },
        { key: '1', name: '', number: null },
      ]}
      slates={[{ number: 1, label: 'Unidos', seats: 1 }]}
      hasKeyApart
    />,
  );
  expect(container.querySelector('.seat-picture-words')?.textContent).toBe(
    'Sin ocupar: 1\u00A0puesto',
  );
});

test('many seats stand in rows of twelve', () => {
  const places = Array.from({ length: 25 }, (_, at) => ({
    ...{ key: `${at}`, name: `Persona ${at}`, number: at + 1 },
  }));
  const { container } = render(<SeatPicture places={places} slates={[]} />);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 284 68');
  expect(rowsOf()).toHaveLength(25);
});
