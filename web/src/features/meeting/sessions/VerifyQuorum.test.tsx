import {
  type AssemblySession,
  packOf,
  presenceOfCounts,
  type SessionState,
  sessionQuorum,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { VerifyQuorum } from './VerifyQuorum.tsx';

const total = { weight: 100_000_000, units: 10 };
const quorum = sessionQuorum(
  packOf('co-ph'),
  1,
  presenceOfCounts({ weight: 60_000_000, units: 6 }, total),
);

function show(state: SessionState, role: 'moderator' | 'teller' = 'moderator') {
  enterAs(role);
  const meeting: AssemblySession = {
    ...{ session: 1, call: 2, state, startsAt: 0, openQuestionIds: [] },
    stage: { mode: 'quorum' },
  };
  renderPage(<VerifyQuorum meeting={meeting} />);
  return screen.queryByRole('button', { name: 'Verificar quórum' });
}

test('looks at the quorum of the call that is on the screen, and says what there was', async () => {
  callApi.mockResolvedValue({ session: 1, call: 2, state: 'open', quorum });
  const button = show('open');
  if (button === null) throw new Error('It may be pressed.');
  await userEvent.click(button);
  expect(await screen.findByText('Hay quórum en la sala')).toBeTruthy();
  expect(callApi.mock.calls[0]?.slice(0, 2)).toEqual(['POST', '/api/session/verify']);
  expect(callApi.mock.calls[0]?.[2]).toMatchObject({ session: 1, call: 2 });
});

test('a refusal is shown', async () => {
  callApi.mockRejectedValue(
    new ApiFailure({ code: 'stale', statusCode: 409, message: 'La sesión cambió.' }),
  );
  const button = show('suspended');
  if (button === null) throw new Error('It may be pressed.');
  await userEvent.click(button);
  expect(await screen.findByText('La sesión cambió.')).toBeTruthy();
});

test('an unanswered verification is sent again unchanged, and the next one is another', async () => {
  const lost = new ApiFailure({ code: 'network', statusCode: 0, message: 'Sin conexión.' });
  callApi.mockRejectedValueOnce(lost);
  callApi.mockResolvedValue({ session: 1, call: 2, state: 'open', quorum });
  const button = show('open');
  if (button === null) throw new Error('It may be pressed.');
  await userEvent.click(button);
  expect(await screen.findByText(/no sabemos si se hizo/u)).toBeTruthy();
  await userEvent.click(button);
  await screen.findByText('Hay quórum en la sala');
  await userEvent.click(button);
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(3));
  const [first, again, next] = callApi.mock.calls.map(([, , body]) => JSON.stringify(body));
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('the button is missing where the session ended, and without permission', () => {
  expect(show('closed')).toBeNull();
  expect(show('open', 'teller')).toBeNull();
});
