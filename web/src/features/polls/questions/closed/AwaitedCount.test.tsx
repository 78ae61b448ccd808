import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { CountingQuestion } from './CountingQuestion.tsx';

const counting = { questionId: 'q1', state: 'counting' } as never;

test('a conductor sees which desk the count waits for, and may count without it', async () => {
  enterAs('moderator');
  const since = Date.UTC(2026, 10, 28, 20, 0);
  callApi.mockResolvedValue({ results: [], awaited: [{ label: 'Marta', why: 'silent', since }] });
  renderPage(<CountingQuestion question={counting} mayPress />);
  const button = await screen.findByRole(
    'button',
    { name: 'Contar sin esperar' },
    { timeout: 8_000 },
  );
  expect(screen.getByText(/Marta \(sin señal desde el 28 nov 2026/u)).toBeTruthy();
  callApi.mockResolvedValue({ results: [] });
  await userEvent.click(button);
  const counted = { questionIds: ['q1'], unawaited: true };
  expect(callApi).toHaveBeenCalledWith('POST', '/api/questions/close', counted);
});
