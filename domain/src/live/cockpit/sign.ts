import { screenKinds } from '../../kernel/access/publicScreens.ts';

/** The devices that only members use, besides the screens that anybody opens with the assembly's code. */
export const memberDeviceKinds = ['desk', 'chair', 'phone', 'room'] as const;
export const deviceKinds = [...screenKinds, ...memberDeviceKinds] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Told one by one; the others are so many that only how many they are is told. */
export const namedKinds = ['projector', 'stream', 'desk', 'chair'] as const;
export type NamedKind = (typeof namedKinds)[number];
export const crowdKinds = ['phone', 'room'] as const;
export type CrowdKind = (typeof crowdKinds)[number];

/** `away`: its page is not in sight. `gone`: it was closed, or left, on purpose. */
export const signStates = ['here', 'away', 'gone'] as const;
export type SignState = (typeof signStates)[number];

/** The last that was heard of a device. All times are of the server that heard it, in milliseconds. */
export interface Sign {
  readonly kind: DeviceKind;
  readonly state: SignState;
  /** The device had trouble reaching the server just before. */
  readonly isTroubled: boolean;
  /** When it was first heard from. */
  readonly since: number;
  readonly seenAt: number;
  /** Without another sign by then it is lost; null where silence is nothing strange. */
  readonly dueAt: number | null;
  /** The person at the desk or seat; for a screen, its size. */
  readonly label: string;
  /** Of a desk, since when the oldest of its work waits to be sent; not said: nothing waits. */
  readonly unsentSince?: number;
}

/** When the next sign is expected, in milliseconds from now. */
export interface SignAnswer {
  readonly nextMillis: number;
  /** To a screen of the hall, which shows it while it says how to vote: how many phones have the ballot open. */
  readonly phones?: number;
}

/** A silent device must be seen within ten seconds: this is the part left for its signs. */
export const namedPaceMillis = 2_500;
const namedGraceMillis = 7_000;
/** A page out of sight is slowed down by its browser, to one sign a minute. */
const hiddenGraceMillis = 75_000;

const crowdPaceLeast = 3_000;
const crowdPaceMost = 30_000;
/** Together they are at most two hundred signs a second, however many they are. */
const paceMillisADevice = 5;

/** How often each of a crowd says that it is there. Up to six hundred are missed within ten seconds. */
export function crowdPace(devices: number): number {
  return Math.min(crowdPaceMost, Math.max(crowdPaceLeast, devices * paceMillisADevice));
}

export function isCrowd(kind: DeviceKind): kind is CrowdKind {
  return kind === 'phone' || kind === 'room';
}

/** Until when it may be silent, in milliseconds by the clock of `now`; null: as long as it likes. */
export function signDueAt(
  { kind, state }: Pick<Sign, 'kind' | 'state'>,
  now: number,
  pace: number,
): number | null {
  if (state === 'gone') return null;
  if (isCrowd(kind)) return state === 'away' ? null : now + 2 * pace + 1_500;
  return now + (state === 'away' ? hiddenGraceMillis : namedGraceMillis);
}

/** A device not heard for so long is left out. */
export function signKeptMillis(kind: DeviceKind): number {
  return isCrowd(kind) ? 10 * 60_000 : 15 * 60_000;
}

/** Phones at a desk or in the audience watch the same address: those are not the screen of the hall. */
export const screenWidthLeast = 900;
