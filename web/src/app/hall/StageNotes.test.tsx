import { type AssemblySession, beginActa } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../testing/renderPage.tsx';
import { StageNotes } from './StageNotes.tsx';

const meeting: AssemblySession = {
  ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
  ...{ stage: { mode: 'quorum' }, point: { pointId: 'p1', number: 3, text: 'Presupuesto' } },
};

test('a note of the point that is treated goes to the minutes', async () => {
  enterAs('moderator');
  callApi.mockImplementation(async (_, __, body) => ({
    document: {
      ...beginActa(1, 1),
      ...(body === undefined ? {} : { notes: body.notes, revision: 1 }),
    },
    now: 0,
  }));
  renderPage(<StageNotes meeting={meeting} question={null} />);
  expect(callApi).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Notas del acta' }));
  expect(await screen.findByText(/Presupuesto/u)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Lo que se dijo'), 'Se leyó.');
  const note = { place: 'point', placeId: 'p1', kind: 'said', text: 'Se leyó.' };
  await waitFor(
    () => {
      const sent = callApi.mock.calls.at(-1)?.[2];
      expect(sent).toMatchObject({ session: 1, call: 1, revision: 0, notes: [note] });
    },
    { timeout: 4000 },
  );
});

test('a member who does not read the minutes has no notes, and nobody has them before the session', () => {
  enterAs('teller');
  renderPage(<StageNotes meeting={meeting} question={null} />);
  enterAs('moderator');
  renderPage(<StageNotes meeting={{ ...meeting, state: 'planned' }} question={null} />);
  expect(screen.queryByRole('button', { name: 'Notas del acta' })).toBeNull();
});
