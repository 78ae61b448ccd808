import {
  type AskedBallot,
  type CastRequest,
  type CurrentBallot,
  type Holding,
  yesNoOptions,
} from '@asamblea/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';

const unit = (label: string, more: Partial<Holding> = {}): Holding => ({
  ...{ unitId: label, label, weight: 100_000, capacity: 'proxy', ownerName: 'Eva Sol' },
  ...{ ballot: null, ...more },
});
const question: AskedBallot['question'] = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba la obra?', state: 'open', closesAt: null },
  options: yesNoOptions({ blank: false, abstention: false }),
};

const units = [
  unit('1A', { head: 0 }),
  unit('1B', { head: 0 }),
  unit('2A', { head: 1, ownerName: 'Luis Rojas' }),
] as const;

let ballot: CurrentBallot;
let sent: CastRequest[];

beforeEach(() => {
  enterAs('attorney', { userId: 'ana' });
  sent = [];
  ballot = {
    ...{ assemblyName: 'Calle Mayor 3', cot: 'demo', personName: 'Ana', serverNow: Date.now() },
    ...{ stage: { mode: 'question', questionIds: ['q'] }, holdings: [] },
    words: {
      units: { article: 'los', noun: 'pisos y locales', one: 'piso o local' },
      owners: { article: 'los', noun: 'propietarios', one: 'propietario' },
      weight: { article: 'las', noun: 'cuotas', held: 'cuota de participación' },
      measure: 'percent',
    },
    asked: [{ question, holdings: units }],
  };
  callApi.mockImplementation(async (_method: string, path: string, body: CastRequest) => {
    if (path === '/api/votes/current') return ballot;
    sent.push(body);
    return { results: [] };
  });
});

async function show() {
  render(<BallotPage />);
  await screen.findByRole('heading', { level: 1 });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('where owners are counted the units of each are marked together, and never sent apart', async () => {
  await show();
  await press('Por propietario');
  const [eva, luis, ...others] = screen.getAllByRole('radiogroup');
  if (!eva || !luis) throw new Error('There should be a group an owner.');
  expect(others).toEqual([]);
  const named = (group: HTMLElement) =>
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent;
  expect(named(eva)).toMatch(/1A.*1B/u);
  expect(named(luis)).toMatch(/^2A/u);
  await userEvent.click(within(eva).getByRole('radio', { name: 'A favor' }));
  await userEvent.click(within(luis).getByRole('radio', { name: 'En contra' }));
  await press('Revisar mi voto');
  await press('Confirmar mi voto');
  expect(sent.map(({ choices }) => choices.map(({ optionIds }) => optionIds.join()))).toEqual([
    ['favour', 'favour', 'against'],
  ]);
});

test('the units of one owner alone are not offered apart', async () => {
  ballot = { ...ballot, asked: [{ question, holdings: units.slice(0, 2) }] };
  await show();
  expect(screen.getAllByRole('radiogroup').length).toBe(1);
  expect(screen.queryByRole('button', { name: 'Por propietario' })).toBeNull();
  expect(
    screen.getByText(/Son de un mismo propietario: en esta decisión votan juntos/u),
  ).toBeTruthy();
});

test('instructions of one owner that differ mark nothing for them, and those of others are followed', async () => {
  const told = (optionId: string) => ({ instruction: { proxyId: 'p', optionId, text: '' } });
  const [one, two, other] = units;
  const holdings = [
    { ...one, ...told('favour') },
    { ...two, ...told('against') },
    { ...other, ...told('against') },
  ];
  ballot = { ...ballot, asked: [{ question, holdings }] };
  await show();
  await press('Seguir las instrucciones');
  const marked = screen
    .getAllByRole('radiogroup')
    .map((group) => within(group).queryAllByRole('radio', { checked: true }).length);
  expect(marked).toEqual([0, 1]);
  expect(screen.getByText('Falta responder por 1A y 1B.')).toBeTruthy();
});

test('units are named as the law of the assembly names them', async () => {
  await show();
  expect(screen.getByText('3 pisos y locales')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Todos igual' })).toBeTruthy();
  expect(screen.getByText('Su voto por todos sus pisos y locales')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/unidad/u);
});

test('the button that reviews is described by the missing part', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Revisar mi voto' });
  const said = () => document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(said()?.textContent).toBe('Marque una respuesta para revisar su voto.');
  await userEvent.click(screen.getByRole('radio', { name: 'A favor' }));
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(said()).toBeNull();
});

test('instructions for no question in particular are one folded line, with those of the question in sight', async () => {
  const words = { instruction: { proxyId: 'p1', optionId: null, text: 'Vote sí al presupuesto.' } };
  const choice = { instruction: { proxyId: 'p2', optionId: 'against', text: '' } };
  ballot = {
    ...ballot,
    asked: [{ question, holdings: [unit('1A', words), unit('1B', words), unit('2A', choice)] }],
  };
  await show();
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('2A');
  expect(notice.textContent).not.toContain('Vote sí al presupuesto.');
  const line = screen.getByText('Instrucciones de 1 poder').closest('details');
  expect(line?.open).toBe(false);
  expect(line?.textContent).toContain('Vote sí al presupuesto.');
});

test('of several questions, each tells the instructions of its own, and words of none are told once', async () => {
  const words = { instruction: { proxyId: 'p1', optionId: null, text: 'Pida la palabra.' } };
  const choice = {
    instruction: { proxyId: 'p2', optionId: 'against', text: 'Suba o no la cuota.' },
  };
  const second = { ...question, questionId: 'r', number: 2 };
  ballot = {
    ...ballot,
    asked: [
      { question, holdings: [unit('1A', words), unit('2A')] },
      { question: second, holdings: [unit('1A', words), unit('2A', choice)] },
    ],
  };
  await show();
  expect(screen.getAllByText(/Pida la palabra/u).length).toBe(1);
  const [first, last] = screen.getAllByRole('region');
  expect(first?.textContent).not.toContain('Sus poderes traen instrucciones');
  expect(last?.textContent).toContain('Suba o no la cuota.');
  expect(last?.textContent).not.toContain('Pida la palabra');
  expect(screen.getByText('Marque una respuesta en alguna pregunta para revisar.')).toBeTruthy();
});
