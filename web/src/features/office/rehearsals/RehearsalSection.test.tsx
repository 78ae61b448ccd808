import type { JobProgress, JobState, RehearsalAnswer } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OwnRehearsal, RehearsalSection } from './RehearsalSection.tsx';

const job = (state: JobState, written: number): JobProgress => ({
  ...{ jobId: 'job', state, written, total: 200, refusal: null },
});

/** The requests to the API, in order. */
const asked = () => callApi.mock.calls.map(([, path, body]) => [path, body]);

/** Where the page went. */
function watchLeaving() {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  return assign;
}

test('pressed once it is made to its end, always under one id, and entered', async () => {
  enterAs('admin', { assembly: 'torres' });
  const assign = watchLeaving();
  const states = [job('writing', 50), job('done', 200)];
  callApi.mockImplementation(async (_method: string, path: string): Promise<unknown> => {
    if (path !== '/api/rehearsals') return {};
    const [roster = job('done', 200)] = states.splice(0, 1);
    return { rehearsalId: 'ensayo', roster } satisfies RehearsalAnswer;
  });
  const { user } = renderPage(<RehearsalSection />);
  await user.click(screen.getByRole('button', { name: 'Ensayar' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  const [first, second, enter] = asked();
  expect(first).toEqual(second);
  expect(enter).toEqual(['/api/auth/enter', { assemblyId: 'ensayo' }]);
});

test('a failure to make the rehearsal is shown', async () => {
  enterAs('admin');
  callApi.mockRejectedValue(new Error('cut'));
  const { user } = renderPage(<RehearsalSection />);
  await user.click(screen.getByRole('button', { name: 'Ensayar' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('in a rehearsal those who are simulated come, and it says how many', async () => {
  enterAs('moderator', { assembly: 'ensayo' });
  meetAt({ rehearsalOf: 'torres' });
  const states = [job('writing', 5), job('done', 200)];
  callApi.mockImplementation(async () => states.splice(0, 1)[0] ?? job('done', 200));
  const { user } = renderPage(<OwnRehearsal />);
  await user.click(screen.getByRole('button', { name: 'Que lleguen' }));
  expect(await screen.findByText('Listo: 200 de 200 simulados llegaron.')).toBeTruthy();
  expect(asked()[0]).toMatchObject(['/api/rehearsals/work', { work: 'arrive' }]);
  expect(screen.queryByRole('button', { name: 'Descartar el ensayo' })).toBeNull();
});

test('a press throws it away and leads back to the assembly', async () => {
  enterAs('admin', { assembly: 'ensayo' });
  meetAt({ rehearsalOf: 'torres' });
  const assign = watchLeaving();
  callApi.mockResolvedValue({ isGone: false });
  const { user } = renderPage(<OwnRehearsal />);
  await user.click(screen.getByRole('button', { name: 'Descartar el ensayo' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(asked()).toEqual([
    ['/api/rehearsals/ensayo/discard', {}],
    ['/api/auth/enter', { assemblyId: 'torres' }],
  ]);
});

test('a member without permission, or an archived assembly, is not offered a rehearsal', () => {
  enterAs('moderator');
  renderPage(<RehearsalSection />);
  enterAs('admin');
  meetAt({ isArchived: true });
  renderPage(<RehearsalSection />);
  renderPage(<OwnRehearsal />);
  expect(screen.queryByRole('button')).toBeNull();
});
