import { screenKinds } from '../../kernel/access/publicScreens.ts';
import {
  type CrowdKind,
  type crowdKinds,
  isCrowd,
  type NamedKind,
  namedKinds,
  type Sign,
  signKeptMillis,
} from './sign.ts';

/** How a device is: `lost` fell silent without saying that it was closed. */
const deviceStates = ['on', 'troubled', 'away', 'lost', 'closed'] as const;
export type DeviceState = (typeof deviceStates)[number];

export interface DeviceHealth {
  readonly deviceId: string;
  readonly kind: NamedKind;
  readonly label: string;
  readonly state: DeviceState;
  /** When it was last heard from, in milliseconds by the server's clock. */
  readonly seenAt: number;
}

/** Of a crowd; who fell silent more than a minute ago is not counted any more. */
export interface CrowdHealth extends Readonly<Record<'on' | 'troubled' | 'away' | 'lost', number>> {
  /** Some of the names of silent remote attendees. */
  readonly lostNames: readonly string[];
}

export interface Health {
  /** By kind, and each kind in the order in which they came. */
  readonly devices: readonly DeviceHealth[];
  /** Screens that are not told one by one: there are more than anybody has. */
  readonly moreScreens: number;
  readonly crowds: Readonly<Record<CrowdKind, CrowdHealth>>;
}

/** More screens of a kind than these are a joke of somebody, or an audience: they are only counted. */
export const screensAtMost = 12;
const lostMillis = 60_000;
const namesAtMost = 5;

/** How a device is at a moment by the server's clock. */
export function deviceStateOf(
  { state, dueAt, isTroubled }: Pick<Sign, 'state' | 'dueAt' | 'isTroubled'>,
  now: number,
): DeviceState {
  if (state === 'gone') return 'closed';
  if (dueAt !== null && now > dueAt) return 'lost';
  if (state === 'away') return 'away';
  return isTroubled ? 'troubled' : 'on';
}

/** Whether it is there, however well. */
export function isAnswering(state: DeviceState): boolean {
  return state === 'on' || state === 'troubled' || state === 'away';
}

/** Merges the signs heard by several servers: the newest of each device counts. */
export function mergeSigns(heard: readonly ReadonlyMap<string, Sign>[]): ReadonlyMap<string, Sign> {
  const merged = new Map<string, Sign>();
  for (const signs of heard) {
    for (const [deviceId, sign] of signs) {
      const known = merged.get(deviceId);
      const newest = known === undefined || known.seenAt < sign.seenAt ? sign : known;
      const since = Math.min(sign.since, known?.since ?? sign.since);
      merged.set(deviceId, newest.since === since ? newest : { ...newest, since });
    }
  }
  return merged;
}

/** The connections of everything that the assembly runs on, from its signs. */
export function healthOf(signs: ReadonlyMap<string, Sign>, now: number): Health {
  const kept = [...signs].filter(([, { kind, seenAt }]) => now - seenAt <= signKeptMillis(kind));
  const named = kept
    .filter(([, { kind }]) => !isCrowd(kind))
    .sort(([a, first], [b, second]) => first.since - second.since || (a < b ? -1 : 1));
  const isScreen = (kind: Sign['kind']) => screenKinds.some((one) => one === kind);
  const byKind = namedKinds.map((kind) => ({
    kind,
    all: named.flatMap(([deviceId, sign]): readonly DeviceHealth[] =>
      sign.kind === kind
        ? [
            {
              deviceId,
              kind,
              label: sign.label,
              seenAt: sign.seenAt,
              state: deviceStateOf(sign, now),
            },
          ]
        : [],
    ),
  }));
  return {
    devices: byKind.flatMap(({ kind, all }) =>
      isScreen(kind) ? all.slice(0, screensAtMost) : all,
    ),
    moreScreens: byKind
      .filter(({ kind }) => isScreen(kind))
      .reduce((sum, { all }) => sum + Math.max(0, all.length - screensAtMost), 0),
    crowds: {
      phone: crowdOf('phone', kept, now),
      room: crowdOf('room', kept, now),
    },
  };
}

function crowdOf(
  kind: (typeof crowdKinds)[number],
  signs: readonly (readonly [string, Sign])[],
  now: number,
): CrowdHealth {
  const counts = { on: 0, troubled: 0, away: 0, lost: 0 };
  const lostNames: string[] = [];
  for (const [, sign] of signs) {
    if (sign.kind !== kind) continue;
    const state = deviceStateOf(sign, now);
    if (state === 'closed') continue;
    if (state === 'lost' && now - sign.seenAt > lostMillis) continue;
    counts[state] += 1;
    if (state === 'lost' && sign.label !== '') lostNames.push(sign.label);
  }
  return { ...counts, lostNames: lostNames.sort().slice(0, namesAtMost) };
}

/** How many phones have the ballot open, in sight or not. */
export function phonesIn({ crowds: { phone } }: Pick<Health, 'crowds'>): number {
  return phone.on + phone.troubled + phone.away;
}
