import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readIsNewVersion } from '../testing/fakes/app/serviceWorker.ts';
import { UpdateMessage } from './UpdateMessage.tsx';

beforeEach(() => {
  readIsNewVersion.mockReturnValue(true);
  history.replaceState(null, '', '/votes/private');
});

const offer = () => screen.queryByText('Hay una versión nueva.');

test('offers the new version until the person says later', async () => {
  render(<UpdateMessage />);
  expect(offer()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Después' }));
  expect(offer()).toBeNull();
});

test.each([
  ['there is none', () => readIsNewVersion.mockReturnValue(false)],
  ['a vote waits', () => localStorage.setItem('asamblea-voto-demo-ana', '{}')],
  ['a hall is looking', () => history.replaceState(null, '', '/votes/public')],
  ['it goes over a video', () => history.replaceState(null, '', '/stream/votacion')],
])('offers nothing when %s', (_, prepare) => {
  prepare();
  render(<UpdateMessage />);
  expect(offer()).toBeNull();
});
