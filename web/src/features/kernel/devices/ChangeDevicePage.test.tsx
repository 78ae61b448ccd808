import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { ChangeDevicePage } from './ChangeDevicePage.tsx';

beforeEach(() => {
  enterAs('voter');
});

const since = Date.UTC(2026, 10, 21, 21, 5);
const elsewhere = { place: 'other', other: { name: 'iPhone, Safari', since } };

test('names the other device, and moves the vote here when asked', async () => {
  callApi.mockResolvedValueOnce(elsewhere).mockResolvedValueOnce({ place: 'here', other: null });
  render(<ChangeDevicePage />);
  await screen.findByText('iPhone, Safari');
  expect(screen.getByText('Vota desde el 21 nov 2026, 4:05 p. m.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Votar desde aquí' }));
  await screen.findByText('Listo: ahora vota desde este dispositivo');
  expect(callApi.mock.calls).toEqual([
    ['GET', '/api/device'],
    ['POST', '/api/device/move'],
  ]);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ir a mi voto' }));
});

test('leaves the other device alone: it changes nothing and goes home', async () => {
  callApi.mockResolvedValueOnce(elsewhere);
  render(<ChangeDevicePage />);
  const keep = await screen.findByRole('link', { name: 'Dejar el otro' });
  expect(keep.getAttribute('href')).toBe('/');
});

test.each([
  ['here', /^Usted vota desde este dispositivo/u],
  ['free', /^Aún no ha votado desde ningún dispositivo/u],
])('says it when the vote is %s', async (place, text) => {
  callApi.mockResolvedValueOnce({ place, other: null });
  render(<ChangeDevicePage />);
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Votar desde aquí' })).toBeNull();
});

test('a failure says so and is asked again', async () => {
  callApi.mockRejectedValueOnce(ApiFailure.network());
  callApi.mockResolvedValueOnce({ place: 'here', other: null });
  render(<ChangeDevicePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByText(/^Usted vota desde este dispositivo/u);
});

test('tells who does not vote that there is nothing to choose', () => {
  enterAs('admin');
  render(<ChangeDevicePage />);
  expect(screen.getByText('Su cuenta no vota')).toBeDefined();
  expect(callApi).not.toHaveBeenCalled();
});
