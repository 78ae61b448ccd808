import {
  type LiveMissing,
  type LiveQuestion,
  labelsOf,
  packUnitIndexes,
  type ShownUnits,
  yesNoOptions,
} from '@asamblea/domain';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { live } from '../../../testing/fakes/firebase/live/useLive.ts';
import { labelUnits } from '../../../testing/fakes/firebase/records/useUnitLabels.ts';
import { MissingPage } from './MissingPage.tsx';
import { ProjectorPage } from './ProjectorPage.tsx';

const labels = labelsOf([
  ['a', 'T1-101', 'Torre 1'],
  ['b', 'T1-102', 'Torre 1'],
  ['c', 'T2-101', 'Torre 2'],
  ['d', 'T2-102', 'Torre 2'],
]);
const pack = (...unitIndexes: number[]) => packUnitIndexes(unitIndexes, 4);
const asked: ShownUnits['question'] = {
  ...{ questionId: 'q', number: 4, text: '¿Aprueba el presupuesto?', state: 'open' },
  options: yesNoOptions({ blank: false, abstention: false }),
  ...{ openedAt: 0, closesAt: null, roll: null },
};
const counts = {
  voted: { weight: 20_000_000, units: 1 },
  expected: { weight: 60_000_000, units: 3 },
};
const wall: ShownUnits = {
  ...{ question: asked, ...counts, size: 4 },
  ...{ present: pack(0, 1, 2), seen: pack(2), choices: null, latest: null },
};
const stage = { mode: 'question', questionIds: ['q'] } as const;
const shownAs = (shown: ShownUnits | null): LiveMissing => ({
  ...{ asOf: '1', stage, state: 'open', shown },
});
const assembly = {
  ...{ assemblyId: 'a', name: 'Torres del Parque', timeZone: 'America/Bogota' },
  ...{ logoUrl: null },
};

beforeEach(() => {
  history.replaceState(null, '', '/votes/public/missing?cot=demo');
  const question: LiveQuestion = {
    ...{ asOf: '1', stage, votings: [{ question: asked, ...counts, bars: null, result: null }] },
  };
  Object.assign(live, { missing: shownAs(wall), question });
  labelUnits(labels);
});

const show = () => render(<MissingPage cot="demo" assembly={assembly} />);
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
/** How every tile that is drawn looks, in order. */
const tiles = () =>
  [...document.querySelectorAll<HTMLElement>('.tiles .tile')].map(
    (tile) => `${tile.textContent} ${tile.dataset.state}`,
  );

test('lists who is here and has not voted, by tower', () => {
  show();
  expect(screen.getByText('Faltan 2 unidades')).toBeTruthy();
  expect(rowsOf('Unidades presentes que no han votado')).toEqual([
    'T1-101Torre 1',
    'T1-102Torre 1',
  ]);
  expect(tiles()).toEqual(['101 here', '102 here']);
});

test('a unit that votes leaves its place empty and moves nobody', () => {
  const { rerender } = show();
  live.missing = shownAs({ ...wall, seen: pack(0, 2) });
  live.missing = shownAs({ ...wall, present: pack(0, 1, 2, 3), seen: pack(2) });
  rerender(<MissingPage cot="demo" assembly={assembly} />);
  expect(tiles()).toEqual(['101 here', '102 here', 'T2-102 here']);
  live.missing = shownAs({ ...wall, present: pack(0, 1, 2, 3), seen: pack(0, 2) });
  rerender(<MissingPage cot="demo" assembly={assembly} />);
  expect(tiles()).toEqual(['101 gone', '102 here', 'T2-102 here']);
});

test('the wall has a tile for each unit of the roster, lit once it voted', () => {
  history.replaceState(null, '', '/votes/public/missing?cot=demo&vista=muro');
  show();
  expect(tiles()).toEqual(['101 here', '102 here', '101 voted', '102 absent']);
  const legend = screen.getByRole('list', { name: 'Unidades' });
  expect(legend.textContent).toBe('Ya votó 1Falta 2No está 1');
});

test.each(['lista', 'muro', 'nothing'])(
  'lists what can be answered beside %s of units',
  (sight) => {
    history.replaceState(null, '', `/votes/public/missing?cot=demo&vista=${sight}`);
    if (sight === 'nothing') live.missing = shownAs(null);
    show();
    const options = within(screen.getByRole('list', { name: 'Opciones' })).getAllByRole('listitem');
    expect(options.map((option) => option.textContent?.trim())).toEqual(['A favor', 'En contra']);
  },
);

test('tells only how many are missing when the units are not public', () => {
  live.missing = shownAs(null);
  show();
  expect(screen.getByText('Faltan 2 unidades')).toBeTruthy();
  expect(screen.queryByText('Quién falta')).toBeNull();
  expect(tiles()).toEqual([]);
});

test('a request for the votes of each unit shows the missing ones while votes are not public', () => {
  history.replaceState(null, '', '/votes/public/missing?cot=demo&vista=votos');
  show();
  expect(screen.queryByRole('table', { name: 'Lo que votó cada unidad' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Qué votó cada una' })).toBeNull();
});

test('a public roll is on the projector, each unit with its mark and never by colour alone', () => {
  const question = { ...asked, roll: 'unit' as const };
  const roll = { ...wall, question, choices: { against: pack(2) }, latest: [2] };
  live.missing = shownAs(roll);
  live.question = {
    ...{ asOf: '1', stage, votings: [{ question, ...counts, bars: null, result: null }] },
  };
  render(<ProjectorPage cot="demo" assembly={assembly} />);
  expect(rowsOf('Lo que votó cada unidad')).toEqual([
    ...['T1-101No ha votado', 'T1-102No ha votado', 'T2-101En contra'],
  ]);
  const voted = document.querySelector('[data-state="voted"]');
  expect(voted?.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('list', { name: /Votos por opción/u }).textContent).toBe(
    'A favor0En contra1',
  );
});
