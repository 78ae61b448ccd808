import type { GuideAnswer, Role } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { GuideSection, OwnGuide } from './GuideSection.tsx';

let facts: GuideAnswer;

beforeEach(() => {
  facts = {
    ...{ phase: 'preparing', hasRoster: true, hasDate: true, hasQuestions: true, now: 1 },
    ...{ nextDeadline: null, sessionState: 'planned', call: 1, callAt: 1, isCalled: true },
    ...{ hasArrivals: false, hasQuorum: false, isVoting: false, hasDrafts: true },
    hasDecided: false,
  };
  callApi.mockImplementation(async () => facts);
});

const way = () => screen.findByRole('region', { name: 'El camino de la asamblea' });

test('the stages, the sentence of the next step and the button that leads there', async () => {
  enterAs('admin');
  renderPage(<GuideSection />);
  const region = within(await way());
  const stages = region.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(stages.map((one) => one?.split(':')[0])).toEqual([
    ...['Preparar', 'Convocar', 'Acreditar', 'Deliberar', 'Acta'],
  ]);
  expect(region.getByText('Acredite a quienes llegan.')).toBeTruthy();
  const link = region.getByRole('link', { name: 'Ir al registro' });
  expect(link.getAttribute('href')).toBe('/register');
});

test('another moment asks again, and a step whose cause is gone is undone', async () => {
  enterAs('admin');
  const { rerender } = renderPage(<OwnGuide moment="" />);
  expect(within(await way()).getByRole('link', { name: 'Ir al registro' })).toBeTruthy();
  facts = { ...facts, hasRoster: false };
  rerender(<OwnGuide moment="later" />);
  expect(await screen.findByRole('link', { name: 'Cargar el padrón' })).toBeTruthy();
  rerender(<OwnGuide moment="later" />);
  expect(callApi).toHaveBeenCalledTimes(2);
});

test('nobody is led to the page where they are', async () => {
  enterAs('moderator');
  facts = { ...facts, hasArrivals: true, hasQuorum: true };
  renderPage(<GuideSection />, '/dashboard');
  const region = within(await way());
  expect(region.getByText('Hay quórum en la sala: instale la sesión.')).toBeTruthy();
  expect(region.queryByRole('link')).toBeNull();
});

test.each<Role>(['voter', 'attorney', 'observer'])('%s is asked for no way', (role) => {
  enterAs(role);
  renderPage(<GuideSection />);
  expect(callApi).not.toHaveBeenCalled();
});

test('an archived assembly has none', () => {
  enterAs('admin');
  meetAt({ isArchived: true });
  renderPage(<GuideSection />);
  expect(callApi).not.toHaveBeenCalled();
});
