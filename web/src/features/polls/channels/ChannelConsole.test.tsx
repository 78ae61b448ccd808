import type { Attendance } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { ChannelConsole } from './ChannelConsole.tsx';
import { RemotePeopleList } from './RemotePeopleList.tsx';
import { SeveralDevicesList } from './SeveralDevicesList.tsx';

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

const show = (attendance: readonly Attendance[], inRoom: number | null = null) =>
  render(<ChannelConsole {...{ attendance, inRoom }} />);

test('the channels and their total say weight, units and people', () => {
  show([held('A', 'hall'), held('B', 'online', 'luis')]);
  expect(screen.getByRole('region', { name: 'En la sala' }).textContent).toContain(
    '1 unidad · 1 persona',
  );
  expect(screen.getByRole('region', { name: 'Total presente' }).textContent).toContain(
    '2 unidades',
  );
  expect(screen.getByText(/^Nadie:/u)).toBeTruthy();
});

test('a person in both channels is moved to one with a press', async () => {
  show([held('A', 'hall'), held('B', 'online')]);
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
  show([held('A', 'hall'), held('B', 'online')]);
  await userEvent.click(screen.getByRole('button', { name: 'Todo en la sala' }));
  expect(await screen.findByText(/No está abierta/u)).toBeTruthy();
});

test.each([
  [0, /Nadie en la sala virtual ahora/u],
  [1, /^1 persona en la sala virtual ahora/u],
  [2, /^2 personas en la sala virtual ahora\. Quien fue acreditado en la sala cuenta allí/u],
])('says apart how many are in the remote room, wherever they count: %i', (people, words) => {
  show([held('A', 'hall'), held('B', 'hall', 'luis')], people);
  const online = screen.getByRole('region', { name: 'En línea' });
  expect(online.textContent).toContain('0 unidades · 0 personas');
  expect(screen.getByText(words)).toBeTruthy();
});

test('a person in the hall and connected too is said to count once, and goes online with a press', async () => {
  render(
    <ChannelConsole
      attendance={[held('A', 'hall'), held('B', 'online', 'luis')]}
      inRoom={2}
      connected={[
        { personId: 'ana', in: 'room' },
        { personId: 'ana', in: 'zoom' },
        { personId: 'luis', in: 'room' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'En la sala y también conectados' });
  expect(list.textContent).toContain('Cuenta una sola vez, en la sala, por A.');
  expect(list.textContent).toContain('la sala virtual y Zoom');
  expect(list.textContent).not.toContain('luis');
  await userEvent.click(screen.getByRole('button', { name: 'Todo en línea' }));
  expect(sent).toEqual([['/api/attendance/channel', { personId: 'ana', channel: 'online' }]]);
});

test('online attendees are told with their way in, and recognised ones are not asked again', async () => {
  const onVerified = vi.fn(async () => undefined);
  const person = { labels: ['A'], identified: 'code' as const };
  render(
    <RemotePeopleList
      timeZone="America/Bogota"
      rows={[
        { ...person, personId: 'ana', name: 'Ana', verifiedAt: null },
        { ...person, personId: 'luis', name: 'Luis', verifiedAt: Date.UTC(2026, 10, 21, 21, 5) },
      ]}
      onVerified={onVerified}
    />,
  );
  expect(document.body.textContent).toContain('A. Entró con documento y código');
  expect(document.body.textContent).toContain('Identidad verificada en pantalla: 21 nov 2026');
  failWith = ApiFailure.foreign(503, null);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toContain('El servicio no respondió.');
  failWith = null;
  await userEvent.click(screen.getByRole('button', { name: 'Verificada en pantalla: Ana' }));
  expect(sent).toEqual(Array(2).fill(['/api/presence/verify', { personId: 'ana' }]));
  expect(screen.queryByRole('alert')).toBeNull();
  // Also when the answer was lost: it may have been kept.
  expect(onVerified).toHaveBeenCalledTimes(2);
});

test('a person with the room open on several devices is said to count once, with the devices', () => {
  const devices = ['iPhone, Safari', 'Windows, Chrome'];
  render(
    <SeveralDevicesList rows={[{ personId: 'ana', name: 'Ana', labels: ['A', 'B'], devices }]} />,
  );
  const list = screen.getByRole('list', { name: 'Con la sala abierta en varios dispositivos' });
  expect(list.textContent).toContain('Cuenta una sola vez, por A, B.');
  expect(list.textContent).toContain('iPhone, Safari; Windows, Chrome.');
});
