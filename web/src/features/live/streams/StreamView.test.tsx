import {
  type LiveMissing,
  type LiveQuestion,
  type LiveResults,
  type LiveVoting,
  labelsOf,
  packUnitIndexes,
  yesNoOptions,
} from '@asamblea/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { labelUnits } from '../../../testing/fakes/firebase/records/useUnitLabels.ts';
import { StreamView } from './StreamView.tsx';

const asked: LiveVoting['question'] = {
  ...{ questionId: '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b', number: 4, text: '¿Aprueba?' },
  options: yesNoOptions({ blank: false, abstention: false }),
  ...{ state: 'open', openedAt: 0, closesAt: null, roll: null },
};
const stage = { mode: 'question', questionIds: [asked.questionId] } as const;
const counts = { voted: { weight: 1, units: 1 }, expected: { weight: 2, units: 2 } };
const liveWith = (...votings: LiveVoting[]): LiveQuestion => ({ asOf: '1', stage, votings });
const voting: LiveVoting = { question: asked, ...counts, bars: null, result: null };
const live = liveWith(voting);
const rolled = liveWith({ ...voting, question: { ...asked, roll: 'group' } });
const units: LiveMissing = {
  ...{ asOf: '1', stage, state: 'open' },
  shown: {
    ...{ question: asked, ...counts, size: 2, present: packUnitIndexes([0, 1], 2) },
    ...{ seen: packUnitIndexes([0], 2), choices: { favour: packUnitIndexes([0], 2) }, latest: [0] },
  },
};
let results: LiveResults | null;

beforeEach(() => {
  results = { asOf: '1', results: [] };
  const labels = [
    ['a', 'T1-101', 'Torre 1'],
    ['b', 'T1-102', 'Torre 1'],
  ] as const;
  labelUnits(labelsOf(labels));
});

function show(address: string, question: LiveQuestion | null = live) {
  history.replaceState(null, '', `/stream/votacion?cot=demo${address}`);
  const source = { useQuestion: () => question, useUnits: () => units, useResults: () => results };
  render(<StreamView cot="demo" source={source} />);
  return screen.getByRole('main');
}

test('is empty and transparent when there is no question on stage', () => {
  const overlay = show('', liveWith());
  expect(overlay.textContent).toBe('');
  expect(overlay.style.background).toBe('');
});

test('shows the question of the moment with how much has voted', () => {
  expect(show('').textContent).toContain('Han votado 1 de 2 unidades');
});

test('how much has voted of a question of units is in units, alone and beside others', () => {
  const byUnit: LiveVoting = {
    ...{ ...voting, question: { ...asked, measure: 'units' } },
    voted: { weight: 86_298_100, units: 51 },
    expected: { weight: 88_313_200, units: 52 },
  };
  expect(show('', liveWith(byUnit)).textContent).toContain('98,08 %Han votado 51 de 52 unidades');
  cleanup();
  const second = { ...byUnit, question: { ...byUnit.question, questionId: 'b', number: 5 } };
  expect(show('', liveWith(byUnit, second)).textContent).toMatch(/^(?!.*97,72).*98,08.*98,08/u);
});

test('takes a plain colour behind everything, and nothing else', () => {
  expect(show('&background=00ff00').style.background).toBe('rgb(0, 255, 0)');
  cleanup();
  const hostile = show('&background=red;position:fixed');
  expect(hostile.style.background).toBe('');
  expect(screen.getByRole('status').textContent).toContain('«background» no se entiende');
});

test.each(['&question=4', `&question=${asked.questionId}`])(
  'shows the question that was asked for while it is on stage: %s',
  (address) => {
    expect(show(address).textContent).toContain('¿Aprueba?');
  },
);

test('of several at once each is a line, and the one asked for stands alone', () => {
  const second = { ...asked, questionId: 'b', number: 5, text: '¿Y el acta?' };
  const both = liveWith(voting, { ...voting, question: second });
  expect(show('', both).textContent).toBe(
    'Votación de 2 preguntas4. ¿Aprueba?50,00 %5. ¿Y el acta?50,00 %',
  );
  cleanup();
  const alone = show('&question=5', both).textContent;
  expect(alone).toContain('¿Y el acta?');
  expect(alone).not.toContain('¿Aprueba?');
});

test('a question that is not public is refused politely, and nothing is said of it', () => {
  expect(show('&question=7').textContent).toBe(
    'Esa pregunta todavía no es pública. Aparecerá aquí cuando se muestre.',
  );
  cleanup();
  results = null;
  expect(show('&question=7').textContent).toBe('');
});

test('shows what each unit votes only when it is asked for and public', () => {
  const table = () => screen.queryByRole('table', { name: 'Lo que votó cada unidad' });
  show('&roll=group');
  expect(table()).toBeNull();
  cleanup();
  show('', rolled);
  expect(table()).toBeNull();
  cleanup();
  show('&roll=group', rolled);
  expect(table()?.textContent).toContain('T1-101A favor');
});

test('says how to come in only where its address asks for it, also without a question', () => {
  expect(show('').textContent).not.toContain('Código: demo');
  cleanup();
  show('&qr=on', liveWith());
  expect(screen.getByRole('region', { name: 'Cómo entrar' }).textContent).toContain('Código: demo');
});
