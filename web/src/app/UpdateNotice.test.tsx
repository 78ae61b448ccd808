import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpdateNotice } from './UpdateNotice.tsx';

let isNew = true;
vi.mock('./serviceWorker.ts', () => ({
  readIsNewVersion: () => isNew,
  watchNewVersion: () => () => undefined,
}));

beforeEach(() => {
  isNew = true;
  localStorage.clear();
  history.replaceState(null, '', '/votes/private');
});
afterEach(cleanup);

const offer = () => screen.queryByText('Hay una versión nueva.');

test('offers the new version until the person says later', async () => {
  render(<UpdateNotice />);
  expect(offer()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Después' }));
  expect(offer()).toBeNull();
});

test.each([
  ['there is none', () => (isNew = false)],
  ['a vote waits', () => localStorage.setItem('asamblea-voto-demo-ana', '{}')],
  ['a hall is looking', () => history.replaceState(null, '', '/votes/public')],
  ['it goes over a video', () => history.replaceState(null, '', '/stream/votacion')],
])('offers nothing when %s', (_, prepare) => {
  prepare();
  render(<UpdateNotice />);
  expect(offer()).toBeNull();
});
