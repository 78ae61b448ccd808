import {
  type DecidedQuestion,
  decideResult,
  matterRule,
  packOf,
  type Question,
  type VotesReport,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DecidedButton } from './DecidedDialog.tsx';

const units = [60, 40].map((weight, place) => ({
  ...{ unitId: `u${place}`, weight: weight * 1_000_000, kind: 'casa', inArrears: false },
  ownerIds: [`p${place}`],
}));

function decided(number: number, text: string, shownAt: number | null): DecidedQuestion {
  const question: Question = {
    ...{ questionId: `q${number}`, number, text, rulePack: 'co-ph', liveBars: false },
    ...{
      rule: matterRule(packOf('co-ph'), 'budget'),
      options: yesNoOptions({ blank: false, abstention: false }),
    },
    ...{ durationSeconds: null, session: 1, state: 'closed', openedAt: 1, closesAt: null },
    quorumAtOpening: true,
  };
  const result = decideResult({
    ...{ question, call: 1, closedAt: 9, units },
    attendance: units.map((unit) => ({ ...unit, present: true })),
    ballots: units.map(({ unitId, weight }) => ({ unitId, weight, optionIds: ['favour'] })),
  });
  return {
    ...{ result, shownAt, openedAt: 1, openingId: null, closingId: null, noConflict: null },
    ...{ rule: '', needed: '', article: '' },
  };
}

function draw(...questions: readonly DecidedQuestion[]) {
  const held = { at: 1, isOver: true, quorum: null };
  const report = { session: 1, readAt: 10, held, questions, untouched: [] };
  return renderPage(
    <DecidedButton report={report as unknown as VotesReport} timeZone="America/Bogota" />,
  );
}

const open = { name: 'Lo que se decidió, en una página' };

test('the page has the shown decisions, and says how many were not', async () => {
  enterAs('auditor');
  const { user } = draw(decided(1, '¿Aprueba las cuentas?', 9), decided(2, '¿Reelige?', null));
  await user.click(screen.getByRole('button', open));
  const page = within(screen.getByRole('dialog', { name: 'Lo que se decidió' }));
  expect(page.getByText('¿Aprueba las cuentas?')).toBeTruthy();
  expect(page.queryByText('¿Reelige?')).toBeNull();
  expect(page.getByText(/^Una pregunta cerrada aún no se ha mostrado/u)).toBeTruthy();
});

test('where nothing was shown there is no page', () => {
  enterAs('auditor');
  draw(decided(1, '¿Aprueba las cuentas?', null));
  expect(screen.queryByRole('button', open)).toBeNull();
});

test('where it is off who may switch it on is taken there', async () => {
  enterAs('admin', { off: ['decided'] });
  const { user } = draw(decided(1, '¿Aprueba las cuentas?', 9));
  await user.click(screen.getByRole('button', open));
  expect(screen.queryByRole('link', { name: 'Página para compartir' })).toBeNull();
  const there = screen.getByRole('link', { name: 'Funciones' });
  expect(there.getAttribute('href')).toBe('/settings/plugins');
});

test('a practice question is not offered as a decision', () => {
  enterAs('auditor');
  const { result, ...question } = decided(1, '¿Aprueba las cuentas?', 9);
  draw({ ...question, result: { ...result, rehearsal: true } });
  expect(screen.queryByRole('button', open)).toBeNull();
});

test('the address of the page to share is offered where the assembly has it', async () => {
  enterAs('auditor');
  const { user } = draw(decided(1, '¿Aprueba las cuentas?', 9));
  await user.click(screen.getByRole('button', open));
  const href = screen.getByRole('link', { name: 'Página para compartir' }).getAttribute('href');
  expect(href).toMatch(/^\/results\/public\/decided\?cot=/u);
});
