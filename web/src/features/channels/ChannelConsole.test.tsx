import type { Attendance } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../testing/fakes/firebase/callApi.ts';
import { ChannelConsole } from './ChannelConsole.tsx';

let sent: unknown[] = [];
let failWith: ApiFailure | null = null;

beforeEach(() => {
  sent = [];
  failWith = null;
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    sent.push([path, body]);
    if (failWith !== null) throw failWith;
    return { results: [] };
  });
});

const held = (unitId: string, channel: 'hall' | 'online', personId = 'ana'): Attendance => ({
  ...{ unitId, label: unitId, group: '', order: 0, weight: 1_000_000, headId: 'h', personId },
  ...{ personName: personId, ownerName: '', capacity: 'owner', channel, present: true, since: 1 },
});

test('the channels and their total say weight, units and people', () => {
  render(<ChannelConsole attendance={[held('A', 'hall'), held('B', 'online', 'luis')]} />);
  expect(screen.getByRole('region', { name: 'En la sala' }).textContent).toContain(
    '1 unidad · 1 persona',
  );
  expect(screen.getByRole('region', { name: 'Total presente' }).textContent).toContain(
    '2 unidades',
  );
  expect(screen.getByText(/^Nadie:/u)).toBeTruthy();
});

test('who is in both is put in one with a press', async () => {
  render(<ChannelConsole attendance={[held('A', 'hall'), held('B', 'online')]} />);
  expect(screen.getByText('En la sala por A; en línea por B.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Todo en línea' }));
  expect(sent).toEqual([['/api/attendance/channel', { personId: 'ana', channel: 'online' }]]);
});

test('a refusal is said where it happened', async () => {
  failWith = new ApiFailure({
    code: 'session-not-open',
    statusCode: 409,
    message: 'No está abierta',
  });
  render(<ChannelConsole attendance={[held('A', 'hall'), held('B', 'online')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Todo en la sala' }));
  expect(await screen.findByText(/No está abierta/u)).toBeTruthy();
});
