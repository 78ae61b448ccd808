import type { Mood } from '@asamblea/domain';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { MoodCard } from './MoodCard.tsx';

const mood: Mood = {
  ...{ moodId: 'm', text: '¿Cómo va la reunión?', closesAt: Date.now() + 60_000 },
  options: [
    { optionId: 'm1', label: 'Bien', face: 'good' },
    { optionId: 'm2', label: 'Mal', face: null },
  ],
};
beforeEach(() => {
  callApi.mockResolvedValue({ status: 'counted' });
});

test('a press answers, and the choice is kept nowhere', async () => {
  render(<MoodCard mood={mood} offset={0} place="t-ana" />);
  expect(screen.getByText('No es una votación')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bien' }));
  await screen.findByText(/Gracias, su respuesta ya se sumó/u);
  expect(callApi).toHaveBeenCalledWith('POST', '/api/mood/answer', { moodId: 'm', optionId: 'm1' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('m1');
  cleanup();
  render(<MoodCard mood={mood} offset={0} place="t-ana" />);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  // The next person on the same device has not answered.
  render(<MoodCard mood={mood} offset={0} place="t-luis" />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByText(/ya se sumó/u)).toBeNull();
});

test('takes nothing once its time is over by the server’s clock', () => {
  render(<MoodCard mood={mood} offset={120_000} place="t-ana" />);
  expect(screen.getByText('El sondeo ya terminó.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says what failed, and may be pressed again', async () => {
  callApi.mockRejectedValueOnce(ApiFailure.network());
  render(<MoodCard mood={mood} offset={0} place="t-ana" />);
  await userEvent.click(screen.getByRole('button', { name: 'Mal' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Mal' }));
  await screen.findByText(/Gracias, su respuesta ya se sumó/u);
});
