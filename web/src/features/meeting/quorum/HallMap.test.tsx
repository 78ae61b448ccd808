import type { Attendance, Unit } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { HallMap } from './HallMap.tsx';
import { findPresence, rowsOfGroup, type UnitPresence } from './presence.ts';
import { mapHall, markPath } from './towers.ts';

type State = 'hall' | 'online' | 'paper' | 'left' | 'never';

const row = (place: number, group: string, state: State): UnitPresence => {
  const unit: Unit = {
    ...{ unitId: `u${place}`, label: `${place}`, group, kind: '', weight: 10_000_000 },
    ...{ order: place, ownerIds: ['ana'], ownerNames: ['Ana Ruiz'], inArrears: false },
  };
  const channel = state === 'online' || state === 'paper' ? state : 'hall';
  const seat = { present: state !== 'left', channel, weight: unit.weight, personName: 'Ana Ruiz' };
  return { unit, held: state === 'never' ? null : (seat as Attendance) };
};
const rows = [
  ...[row(1, 'Torre 1', 'hall'), row(2, 'Torre 1', 'online'), row(3, 'Torre 1', 'left')],
  ...[row(4, 'Torre 2', 'paper'), row(5, 'Torre 2', 'never'), row(6, 'Torre 2', 'never')],
];
const manyOf = (count: number, towers: number) =>
  Array.from({ length: count }, (_, place) => row(place, `T${place % towers}`, 'hall'));

/** Drawn on a screen of no width, where it begins folded. */
async function draw(some: readonly UnitPresence[], onList = vi.fn()) {
  const drawn = renderPage(<HallMap rows={some} onList={onList} />);
  const folded = within(drawn.container);
  await drawn.user.click(folded.getByRole('button', { name: 'Mapa de la sala', expanded: false }));
  return { ...drawn, onList };
}

/** How many shapes of a kind are drawn in the lists; the sign of the fold is none of them. */
const shapes = (container: HTMLElement, kind: string) =>
  container.querySelectorAll(`ul ${kind}`).length;

test('each tower has a mark a unit, in their order, and its present weight', () => {
  const [first, second] = mapHall(rows);
  expect(first).toEqual({
    ...{ group: 'Torre 1', marks: ['hall', 'online', 'absent'] },
    ...{ hall: { weight: 10_000_000, units: 1 }, online: { weight: 10_000_000, units: 1 } },
    all: { weight: 30_000_000, units: 3 },
  });
  expect(second?.marks).toEqual(['hall', 'absent', 'absent']);
});

test('a tower that was chosen on the map lists its own units, and not those of one whose name goes on', () => {
  const some = [row(1, 'Torre 1', 'hall'), row(2, 'Torre 10', 'hall')];
  const listed = (group: string | null) =>
    findPresence(rowsOfGroup(some, group), 'all', 'Torre 1').map(({ unit }) => unit.label);
  expect(listed('Torre 1')).toEqual(['1']);
  expect(listed(null)).toEqual(['1', '2']);
});

test('each kind of mark is one shape, a square a unit', () => {
  expect(markPath(['hall', 'absent', 'hall'], 'hall', 2)).toBe('M1 1h8v8h-8zM1 11h8v8h-8z');
  expect(markPath(['hall', 'absent'], 'online', 2)).toBe('');
  expect(markPath(['hall', 'absent'], 'absent', 2)).toBe('M14 4h2v2h-2z');
});

test('each tower says how many of its units are in the hall and online, and names nobody', async () => {
  const { container } = await draw(rows);
  const towers = within(screen.getByRole('list', { name: 'Unidades por torre' }));
  expect(towers.getAllByRole('listitem').map((one) => plainSpaces(one.textContent ?? ''))).toEqual([
    'Torre 166,67 %2 de 3 unidades: 1 en la sala y 1 en líneaVer en la lista',
    'Torre 233,33 %1 de 3 unidades: 1 en la sala y 0 en líneaVer en la lista',
  ]);
  expect(container.textContent).not.toContain('Ana');
});

test('a tower asks for its units in the list, from the keyboard too', async () => {
  const { user, onList } = await draw(rows);
  screen.getByRole('button', { name: 'Ver en la lista: Torre 2' }).focus();
  await user.keyboard('{Enter}');
  expect(onList).toHaveBeenCalledWith('Torre 2');
});

test('ten thousand units are as many shapes as a few, and a tower of too many is one bar', async () => {
  const { container } = await draw(manyOf(10_000, 20));
  expect(shapes(container, 'path')).toBe(3 * 20 + 3);
  expect(shapes(container, 'rect')).toBe(0);
  const bars = await draw(manyOf(1_402, 2));
  expect(shapes(bars.container, 'rect')).toBe(4);
});

test.each([
  ['without groups', manyOf(3, 1), /no divide las unidades en torres/u],
  ['with more groups than a map has room for', manyOf(70, 70), /tiene 70 agrupaciones/u],
])('a roster %s says so in a sentence, and draws nothing', async (_, some, said) => {
  const { container } = await draw(some);
  expect(screen.getByText(said)).toBeTruthy();
  expect(shapes(container, 'svg')).toBe(0);
});
