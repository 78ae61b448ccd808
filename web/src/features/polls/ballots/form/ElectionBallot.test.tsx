import type { Holding, Option } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newUser } from '../../../../testing/newUser.ts';
import { BallotForm } from './BallotForm.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';

const units = ['101', '102'].map(
  (unitId): Holding => ({
    ...{ unitId, label: unitId, weight: 1, capacity: 'owner', ownerName: '', ballot: null },
  }),
);
const names = ['Ana', 'Beto', 'Carla', 'Darío'];
const people: AskedQuestion = {
  ...{ questionId: 'q', number: 1, text: '¿A quiénes elige?', state: 'open', closesAt: null },
  options: [
    ...names.map((label, i): Option => ({ optionId: `c${i + 1}`, label, role: 'candidate' })),
    { optionId: 'blank', label: 'En blanco', role: 'blank' },
  ],
  election: {
    ...{ kind: 'people', marks: { min: 2, max: 3 }, seats: 3 },
    ...{ needsMajority: false, method: null },
  },
};
const slates: AskedQuestion = {
  ...people,
  options: [
    {
      ...{ optionId: 'c1', label: 'Plancha 1', role: 'candidate' },
      lines: [{ name: 'Ana', substitute: 'Luis' }],
    },
    { optionId: 'c2', label: 'Plancha 2', role: 'candidate', lines: [] },
  ],
  election: {
    ...{ kind: 'slates', marks: { min: 1, max: 1 }, seats: 3 },
    ...{ needsMajority: false, method: 'quotient' },
  },
};
const ranking: AskedQuestion = {
  ...people,
  election: {
    ...{ kind: 'ranking', marks: { min: 1, max: 4 }, seats: 1 },
    ...{ needsMajority: false, method: null },
  },
};

function open(question: AskedQuestion) {
  const onConfirm = vi.fn();
  render(<BallotForm rows={[{ question, units }]} onConfirm={([vote]) => onConfirm(vote)} />);
  return { onConfirm, user: newUser() };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const review = () => screen.getByRole('button', { name: 'Revisar mi voto' });

test('counts the marks aloud, asks for the fewest and stops at the most', async () => {
  const { user, onConfirm } = open(people);
  await user.click(box('Carla'));
  expect(screen.getByRole('status').textContent).toBe('1 de 3 marcadas; marque al menos 2');
  expect(review().hasAttribute('disabled')).toBe(true);
  await user.click(box('Ana'));
  await user.click(box('Beto'));
  expect(screen.getByRole('status').textContent).toBe('3 de 3 marcadas; quite una para cambiarla');
  expect(box('Darío').hasAttribute('disabled')).toBe(true);
  await user.click(box('Beto'));
  await user.click(review());
  expect(screen.getByRole('heading', { name: 'Revise su voto' })).toBe(document.activeElement);
  expect(document.body.textContent).toContain('AnaCarla2 unidades');
  await user.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
  expect(onConfirm.mock.calls[0]?.[0].choices).toEqual([
    { unitId: '101', optionIds: ['c1', 'c3'] },
    { unitId: '102', optionIds: ['c1', 'c3'] },
  ]);
});

test('a blank vote stands alone', async () => {
  const { user } = open(people);
  await user.click(box('Ana'));
  await user.click(box('En blanco'));
  expect((box('Ana') as HTMLInputElement).checked).toBe(false);
  expect(review().hasAttribute('disabled')).toBe(false);
  await user.click(box('Beto'));
  expect((box('En blanco') as HTMLInputElement).checked).toBe(false);
});

test('each unit may mark others', async () => {
  const { user, onConfirm } = open(people);
  await user.click(screen.getByRole('button', { name: 'Una por una' }));
  const [first, second] = screen.getAllByRole('checkbox', { name: 'En blanco' });
  if (first === undefined || second === undefined) throw new Error('no boxes');
  await user.click(first);
  expect(review().hasAttribute('disabled')).toBe(true);
  for (const name of ['Ana', 'Beto']) {
    const boxes = screen.getAllByRole('checkbox', { name });
    await user.click(boxes[1] ?? first);
  }
  await user.click(review());
  await user.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
  expect(onConfirm.mock.calls[0]?.[0].choices).toEqual([
    { unitId: '101', optionIds: ['blank'] },
    { unitId: '102', optionIds: ['c1', 'c2'] },
  ]);
});

test('each touched option goes last, and the vote keeps the order', async () => {
  const { user, onConfirm } = open(ranking);
  expect(screen.getByRole('status').textContent).toMatch(/^Toque primero la que más prefiere/u);
  await user.click(box('Carla'));
  await user.click(box('Ana'));
  await user.click(box('Beto'));
  expect(box('1.º Carla')).toBeTruthy();
  await user.click(box('2.º Ana'));
  await user.click(box('Ana'));
  expect(screen.getByRole('status').textContent).toMatch(/^3 en orden/u);
  await user.click(review());
  expect(document.body.textContent).toContain('1.º Carla2.º Beto3.º Ana');
  await user.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
  expect(onConfirm.mock.calls[0]?.[0].choices[0]).toEqual({
    ...{ unitId: '101', optionIds: ['c3', 'c2', 'c1'] },
  });
});

test('a slate shows its people and is voted whole', async () => {
  const { user, onConfirm } = open(slates);
  expect(screen.getAllByRole('list')[0]?.textContent).toContain('Ana · suplente Luis');
  await user.click(screen.getByRole('radio', { name: /Plancha 1/u }));
  await user.click(review());
  await user.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
  expect(onConfirm.mock.calls[0]?.[0].choices[0]).toEqual({ unitId: '101', optionIds: ['c1'] });
});
