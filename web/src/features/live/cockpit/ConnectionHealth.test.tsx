import type { CrowdHealth, DeviceHealth, Health } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ConnectionHealth } from './ConnectionHealth.tsx';
import { sayDevice } from './healthWords.ts';

const nobody: CrowdHealth = { on: 0, troubled: 0, away: 0, lost: 0, lostNames: [] };

beforeEach(() => {
  enterAs('moderator');
});

function show(devices: readonly Partial<DeviceHealth>[], more: Partial<Health> = {}) {
  const all = devices.map((one, i) => ({
    ...{ deviceId: `${i}`, kind: 'projector', label: '1920 × 1080', state: 'on' },
    ...{ seenAt: Date.now() - 12_000, ...one },
  })) as readonly DeviceHealth[];
  const health = { devices: all, moreScreens: 0, crowds: { phone: nobody, room: nobody }, ...more };
  renderPage(<ConnectionHealth health={health} offset={0} isStale={false} />);
  return within(screen.getByRole('region', { name: 'Conexiones' }));
}

test('each device says how it is, and the silent one for how long', () => {
  const card = show([
    { state: 'on' },
    { kind: 'stream', state: 'lost', label: '1280 × 720' },
    { kind: 'desk', state: 'closed', label: 'Marta' },
  ]);
  expect(card.getByText('Conectada')).toBeTruthy();
  expect(card.getByText('Sin señal hace 12 s')).toBeTruthy();
  expect(card.getByText('La cerraron hace 12 s')).toBeTruthy();
  expect(card.getByText('Nadie en Votaciones')).toBeTruthy();
});

test('a lost device is announced, and nothing while all answer', () => {
  const card = show([{ state: 'lost' }, { kind: 'desk', label: 'Marta' }], {
    crowds: { phone: nobody, room: { ...nobody, lost: 1, lostNames: ['Ana Ruiz'] } },
  });
  expect(card.getByRole('status').textContent).toBe(
    'Sin señal: Pantalla de la sala (1920 × 1080), Ana Ruiz.',
  );
});

test('phones are counted by how they are', () => {
  const card = show([], {
    crowds: { phone: { ...nobody, on: 587, troubled: 3, away: 9, lost: 1 }, room: nobody },
    moreScreens: 2,
  });
  for (const words of [
    '587 conectados',
    '3 con dificultades',
    '9 en otra pantalla',
    '1 sin señal',
  ]) {
    expect(card.getByText(words)).toBeTruthy();
  }
  expect(card.getByText('2 más de las que se distinguen.')).toBeTruthy();
  expect(card.getByRole('status').textContent).toBe('');
});

test.each([
  [59_400, 'Sin señal hace 59 s'],
  [61_000, 'Sin señal hace 1 min'],
  [-300, 'Sin señal hace 0 s'],
])('%d ms of silence are told as %s', (millis, words) => {
  expect(sayDevice('lost', millis)).toBe(words);
});
