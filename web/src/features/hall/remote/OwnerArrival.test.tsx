import type { OwnArrival } from '@asamblea/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { OwnerArrival } from './OwnerArrival.tsx';

const represented = { unitId: 'U1', label: 'T1-101', text: 'Iván representa T1-101.' };
let arrival: OwnArrival;
let attended = 0;

beforeEach(() => {
  sessionStorage.clear();
  attended = 0;
  callApi.mockImplementation(async (method: string, path: string) => {
    if (path === '/api/presence/arrival') return arrival;
    arrival = { units: [] };
    return { units: [], sent: [method, path] };
  });
});

function open(mayRevoke = true) {
  arrival = { units: [{ ...represented, mayRevoke }] };
  render(<OwnerArrival onAttended={() => (attended += 1)} />);
  return screen.findByText(/Iván representa T1-101/u);
}

const revoke = () => screen.queryByRole('button', { name: 'Asistir y revocar el poder' });

test('an owner whose unit is represented is asked, and attending takes the proxy back', async () => {
  await open();
  await userEvent.click(revoke() as HTMLElement);
  await waitFor(() => expect(attended).toBe(1));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/presence/enter', { revokesProxies: true });
  expect(revoke()).toBeNull();
});

test('a watching owner changes nothing, is told so, and may still attend', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Solo mirar' }));
  expect(screen.getByRole('region', { name: 'Usted solo mira' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Solo mirar' })).toBeNull();
  expect(revoke()).not.toBeNull();
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('an owner who may not revoke is offered nothing that would be refused', async () => {
  await open(false);
  expect(revoke()).toBeNull();
});

test('an owner who may not revoke is not told that they only watch: other units may be theirs to vote', async () => {
  await open(false);
  expect(screen.getByRole('region', { name: 'Otra persona lo representa' })).toBeTruthy();
});
