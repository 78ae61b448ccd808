import { type LiveQuestion, type LiveVoting, type Stage, yesNoOptions } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { live } from '../../../testing/fakes/firebase/live/useLive.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { HallNow } from './HallNow.tsx';

const total = { weight: 100_000_000, units: 10 };

beforeEach(() => {
  enterAs('moderator');
});

function staged(stage: Stage, ...asked: LiveVoting['question'][]): LiveQuestion {
  const nothing = { bars: null, result: null, voted: { weight: 0, units: 0 }, expected: total };
  const votings = asked.map((one) => ({ question: one, ...nothing }));
  return { asOf: '1', stage, votings };
}

const question: LiveVoting['question'] = {
  ...{ questionId: 'q', number: 2, repetition: 1, text: '¿Aprueba?', state: 'open' },
  ...{ options: yesNoOptions({ blank: false, abstention: false }), openedAt: 1, closesAt: null },
};

function card() {
  renderPage(<HallNow cot="demo" />);
  return within(screen.getByRole('region', { name: 'Lo que ve la sala' }));
}

test('the dashboard shows the very screen of the hall, only to be looked at', () => {
  live.question = staged({ mode: 'question', questionIds: ['q'] }, question);
  const frame = card().getByTitle('Pantalla de la sala');
  expect(frame.getAttribute('src')).toBe('/votes/public?cot=demo');
  expect(frame.closest('[inert]')).not.toBeNull();
});

test.each<[string, LiveQuestion | null, string]>([
  ['nothing was ever shown', null, 'El quórum de la sala.'],
  ['the quorum', staged({ mode: 'quorum' }), 'El quórum de la sala.'],
  ['a blank screen', staged({ mode: 'blank' }), 'La pantalla está en blanco.'],
  [
    'a question',
    staged({ mode: 'question', questionIds: ['q'] }, question),
    'Pregunta 2, repetición · votación abierta',
  ],
  [
    'a result',
    staged({ mode: 'result', questionIds: ['q'] }, { ...question, state: 'closed' }),
    'Pregunta 2, repetición · resultado',
  ],
])('says in words what the hall sees: %s', (_what, shown, said) => {
  live.question = shown;
  expect(card().getByText(said)).toBeTruthy();
});
