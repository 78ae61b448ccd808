import type { CrowdKind, DeviceState, Health, NamedKind } from '@asamblea/domain';
import { saying } from '@asamblea/domain';
import type { StateTone } from '../../../ui/frames/StateChip.tsx';

export const kindNames: Readonly<Record<NamedKind | CrowdKind, string>> = {
  projector: 'Pantalla de la sala',
  stream: 'Emisión',
  desk: 'Mesas de registro',
  chair: 'Mesa directiva',
  phone: 'Celulares en la papeleta',
  room: 'En la sala remota',
};

/** The words for each kind when there is none. */
export const noneWords: Readonly<Record<NamedKind | CrowdKind, string>> = {
  projector: 'Ninguna abierta',
  stream: 'Ninguna abierta',
  desk: 'Ninguna abierta',
  chair: 'Nadie en Votaciones',
  phone: 'Ninguno',
  room: 'Nadie',
};

export const deviceTones: Readonly<Record<DeviceState, StateTone>> = {
  on: 'success',
  troubled: 'warning',
  away: 'info',
  lost: 'critical',
  closed: 'neutral',
};

/** `Sin señal hace 12 s`. Silence is told with how long it lasts; a page that was closed, with that. */
export function sayDevice(state: DeviceState, silentMillis: number): string {
  switch (state) {
    case 'on':
      return 'Conectada';
    case 'troubled':
      return 'Con dificultades';
    case 'away':
      return 'En segundo plano';
    case 'lost':
      return `Sin señal hace ${sayWhile(silentMillis)}`;
    case 'closed':
      return `La cerraron hace ${sayWhile(silentMillis)}`;
  }
}

/** `12 s`, `3 min`. */
function sayWhile(millis: number): string {
  const seconds = Math.max(0, Math.round(millis / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}

/** The faults, as one sentence, said again only when it is another; empty while there are none. */
export function sayLosses({ devices, crowds }: Health): string {
  const lost = devices
    .filter(({ state }) => state === 'lost')
    .map(({ kind, label }) => `${kindNames[kind]} (${label})`);
  const { room } = crowds;
  const all = [...lost, ...room.lostNames];
  return all.length === 0 ? '' : saying`Sin señal: ${all.join(', ')}.`;
}
