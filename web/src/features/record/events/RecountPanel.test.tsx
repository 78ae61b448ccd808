import type { RecountAnswer } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { RecountPanel } from './RecountPanel.tsx';

type Row = RecountAnswer['questions'][number];
const question = (number: number, faults: Row['faults'] = []): Row => ({
  ...{ questionId: `q${number}`, number, text: `¿Aprueba el punto ${number}?` },
  ...{ disclosure: 'named', votes: 10, faults, annulled: null },
});

async function recount(answer: RecountAnswer | ApiFailure, onStale = vi.fn()) {
  callApi.mockImplementation(async () => {
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  });
  render(<RecountPanel onStale={onStale} />);
  await userEvent.click(screen.getByRole('button', { name: 'Recontar las votaciones' }));
}

test('says how many votes were counted again when all agree', async () => {
  await recount({ checkedAt: 0, questions: [question(1), question(2)] });
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain('Todo coincide20 votos en 2 votaciones');
});

test('names the question that does not agree, and in what', async () => {
  await recount({ checkedAt: 0, questions: [question(1), question(2, ['ballots-changed'])] });
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain('Una votación no coincide');
  expect(status.textContent).toContain('Pregunta 2: ¿Aprueba el punto 2?');
  expect(status.textContent).toContain('no son los que se contaron al cerrar');
  expect(status.textContent).not.toContain('Pregunta 1');
});

test('lists annulled questions apart, with their reasons and votes', async () => {
  const annulled = { ...question(2), annulled: 'La sala pidió votarla de nuevo.' };
  await recount({ checkedAt: 0, questions: [question(1), annulled] });
  const listed = await screen.findByRole('region', { name: 'Una votación anulada' });
  expect(listed.textContent).toContain('Pregunta 2: ¿Aprueba el punto 2? 10 votos.');
  expect(listed.textContent).toContain('Motivo: La sala pidió votarla de nuevo.');
  expect(listed.textContent).not.toContain('Pregunta 1');
});

test('a password that is stale is asked for again', async () => {
  const stale = new ApiFailure({ code: 'password-stale', statusCode: 401, message: 'Otra vez.' });
  const onStale = vi.fn();
  await recount(stale, onStale);
  expect(onStale).toHaveBeenCalledOnce();
});
