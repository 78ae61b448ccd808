import {
  decideResult,
  type HeldSession,
  instantOf,
  type LiveQuorum,
  type LiveResults,
  matterRule,
  packOf,
  type Question,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { live } from '../../../testing/fakes/firebase/live/useLive.ts';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DecidedPage } from './DecidedPage.tsx';

const assembly = { name: 'Torres del Parque', timeZone: 'America/Bogota', logoUrl: null };
const begunAt = Date.UTC(2026, 10, 21, 23, 0);
const held: HeldSession = {
  ...{ at: begunAt, isOver: false },
  quorum: {
    ...{ present: { weight: 75_000_000, units: 3 }, total: { weight: 100_000_000, units: 4 } },
    met: true,
  },
};
const units = [40, 35, 25].map((weight, place) => ({
  ...{ unitId: `u${place}`, weight: weight * 1_000_000, kind: 'casa', inArrears: false },
  ownerIds: [`p${place}`],
}));

const rulePack = 'co-ph';
const question: Question = {
  ...{ questionId: 'q', number: 2, text: '¿Aprueba el presupuesto?', rulePack, liveBars: false },
  ...{
    rule: matterRule(packOf(rulePack), 'budget'),
    options: yesNoOptions({ blank: false, abstention: false }),
  },
  ...{ durationSeconds: null, session: 1, state: 'closed', openedAt: 1, closesAt: null },
  quorumAtOpening: true,
};
const { leftOut: _leftOut, ...result } = decideResult({
  ...{ question, call: 1, closedAt: begunAt + 60_000, units },
  attendance: units.map((unit) => ({ ...unit, present: true })),
  ballots: units.map(({ unitId, weight }, place) => ({
    ...{ unitId, weight, optionIds: [place === 2 ? 'against' : 'favour'] },
  })),
});

const shown: LiveResults = {
  asOf: instantOf({ seconds: 1, nanoseconds: 0 }),
  results: [result],
};

function draw(more: Partial<HeldSession> = {}) {
  live.results = shown;
  live.quorum = { held: { ...held, ...more } } as LiveQuorum;
  return renderPage(<DecidedPage cot="demo" assembly={assembly} />);
}

test('anybody reads each decision on a line, with its share of the base and its article', () => {
  draw({ isOver: true });
  expect(screen.getByRole('heading', { name: 'Lo que se decidió', level: 1 })).toBeTruthy();
  const said = plainSpaces(screen.getByRole('article').textContent);
  expect(said).toContain('21 de noviembre de 2026 · Quórum de la reunión: 75,00 % · 3 de 4');
  const [line] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(plainSpaces(line?.textContent)).toContain('2. ¿Aprueba el presupuesto?Aprobado');
  expect(plainSpaces(line?.textContent)).toContain('A favor 75,00 % (coeficiente presente)');
  expect(plainSpaces(line?.textContent)).toContain('Ley 675 de 2001, artículo 45');
});

test('while the meeting goes on the page says that more may come', () => {
  draw();
  expect(screen.getByRole('heading', { name: 'Lo que se ha decidido hasta ahora' })).toBeTruthy();
});

test.each<readonly [string, Partial<typeof live>]>([
  ['nothing was shown', { results: null }],
  ['the meeting did not begin', { quorum: { held: null } as LiveQuorum }],
  ['nobody said whether it did', { quorum: {} as LiveQuorum }],
])('where %s, the page says what will come', (_, more) => {
  Object.assign(live, { results: shown, quorum: { held } as LiveQuorum, ...more });
  renderPage(<DecidedPage cot="demo" assembly={assembly} />);
  expect(screen.getByText('Todavía no hay decisiones')).toBeTruthy();
  expect(screen.queryByText('¿Aprueba el presupuesto?')).toBeNull();
});

test('paper is one press away, and all results another', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'Imprimir o guardar en PDF' }));
  expect(print).toHaveBeenCalledOnce();
  const all = screen.getByRole('link', { name: 'Todos los resultados' });
  expect(all.getAttribute('href')).toBe('/results/public?cot=demo');
});
