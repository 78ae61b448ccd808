import {
  type Attendance,
  groupBy,
  isOut,
  nameKey,
  type PinNeed,
  type Plate,
  type PlateState,
  plateStates,
  readPlatePayload,
  unitFinder,
} from '@asamblea/domain';

/** Somebody in the session who may carry a plate, with all that it would carry. */
export interface PlateHolder {
  readonly personId: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly weight: number;
  /** The one they carry. */
  readonly plate: Plate | null;
}

export interface PlateHall {
  /** By number. */
  readonly plates: readonly Plate[];
  /** The people who hold units now, by name. */
  readonly holders: readonly PlateHolder[];
  /** The holder of a unit, however it is written; null for none. */
  readonly holderOf: (unit: string) => string | null;
  readonly pins: PinNeed;
  /** The numbers that have no PIN for a secret vote that is there. */
  readonly lacking: ReadonlySet<number>;
}

/** Nothing asks for PINs. */
export const noPins: PinNeed = { secret: 'none', missing: [] };

/** Before anything is known. */
export const noPlates: PlateHall = {
  plates: [],
  holders: [],
  holderOf: () => null,
  pins: noPins,
  lacking: new Set(),
};

/** While a secret vote is there: whether that plate has no PIN to vote in it. */
export function lacksPin({ lacking }: PlateHall, number: number): boolean {
  return lacking.has(number);
}

/** `una votación secreta por abrir` */
export function saySecretVoting({ secret }: PinNeed): string {
  return secret === 'open' ? 'una votación secreta abierta' : 'una votación secreta por abrir';
}

/** The carrier of each plate that is out. */
export function holdersOf({ plates }: PlateHall): ReadonlyMap<number, string> {
  return new Map(
    plates.flatMap(({ number, state, personId }) =>
      state === 'out' && personId !== null ? [[number, personId] as const] : [],
    ),
  );
}

/** Plates and people, side by side, as of the last that was heard. */
export function joinPlates(
  plates: readonly Plate[],
  attendance: readonly Attendance[],
  pins: PinNeed = noPins,
): PlateHall {
  const carried = new Map(plates.filter(isOut).map((plate) => [plate.personId, plate]));
  const present = [...attendance].filter((one) => one.present).sort((a, b) => a.order - b.order);
  const holders = [...groupBy(present, ({ personId }) => personId)].map(
    ([personId, units]): PlateHolder => ({
      personId,
      name: units[0]?.personName ?? '',
      labels: units.map(({ label }) => label),
      weight: units.reduce((sum, { weight }) => sum + weight, 0),
      plate: carried.get(personId) ?? null,
    }),
  );
  const findUnit = unitFinder(present);
  return {
    holderOf(text) {
      const named = findUnit(text);
      return named === null || named === 'several' ? null : named.personId;
    },
    pins,
    lacking: new Set(pins.secret === 'none' ? [] : pins.missing),
    plates: [...plates].sort((a, b) => a.number - b.number),
    holders: holders.sort((a, b) => a.name.localeCompare(b.name, 'es')),
  };
}

/** The results of a search: a card, or a person who may have one. */
export type PlateFinding =
  | { readonly kind: 'plate'; readonly key: string; readonly plate: Plate }
  | { readonly kind: 'holder'; readonly key: string; readonly holder: PlateHolder };

const findingsAtMost = 12;

/** A number, or the text of a reader, is a card; anything else is a person or a unit of theirs. */
export function findPlates(hall: PlateHall, text: string): readonly PlateFinding[] {
  const asked = nameKey(text);
  const number = readPlatePayload(text) ?? (/^\d{1,4}$/u.test(asked) ? Number(asked) : null);
  const cards = hall.plates
    .filter((plate) => plate.number === number)
    .map((plate) => ({ kind: 'plate', key: `placa-${plate.number}`, plate }) as const);
  if (asked === '' || readPlatePayload(text) !== null) return cards;
  const words = asked.split(' ');
  const label = asked.replaceAll(' ', '');
  const named = hall.holderOf(text);
  const people = hall.holders
    .filter(({ personId, name, labels }) => {
      const own = nameKey(name).split(' ');
      return (
        personId === named ||
        words.every((word) => own.some((one) => one.startsWith(word))) ||
        labels.some((unit) => nameKey(unit).replaceAll(' ', '').startsWith(label))
      );
    })
    .sort((a, b) => Number(b.personId === named) - Number(a.personId === named))
    .map((holder) => ({ kind: 'holder', key: `persona-${holder.personId}`, holder }) as const);
  return [...cards, ...people].slice(0, findingsAtMost);
}

/** The lowest card that can be handed out now; null when there is none. */
export function nextFree(plates: readonly Plate[]): number | null {
  const ready = plates.filter(({ state }) => state === 'free' || state === 'returned');
  return ready.length === 0 ? null : Math.min(...ready.map(({ number }) => number));
}

export function countStates(plates: readonly Plate[]): Readonly<Record<PlateState, number>> {
  const counts = { free: 0, out: 0, returned: 0, lost: 0, replaced: 0 };
  for (const { state } of plates) counts[state] += 1;
  return counts;
}

export const stateNames: Readonly<Record<PlateState, string>> = {
  free: 'Libre',
  out: 'Entregada',
  returned: 'Devuelta',
  lost: 'Perdida',
  replaced: 'Cambiada',
};
export const stateFilters: readonly PlateState[] = plateStates;
