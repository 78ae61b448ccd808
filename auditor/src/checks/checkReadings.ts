import { countRoll } from '../derive/figures.ts';
import { isOtherRoster } from '../derive/hallOf.ts';
import { instantOf, millisOf, move, movementsOf, presentAt, unitsAt } from '../derive/presence.ts';
import { type Quorum, quorumOf } from '../derive/quorum.ts';
import type { EventRecord, ReadingRecord } from '../read/event.ts';
import type { Data } from '../read/readData.ts';
import type { CallQuorum, Exclusions } from '../read/rule.ts';
import type { Notes } from '../report/report.ts';
import { many, sayCount, sayWeight } from '../text/say.ts';

/** A reading is made just before the event that keeps it: what somebody did meanwhile is not in it. */
const readBeforeMillis = 60_000;

/** More changes in a minute than a reading may have missed. */
const mostInstants = 100;

const everybody: Exclusions = { quorum: [], base: [], vote: [], reach: 'unit' };
/** Where the file does not say the law: without those in arrears, by unit or by owner. */
const possible: readonly Exclusions[] = [
  { ...everybody, quorum: ['arrears'] },
  { ...everybody, quorum: ['arrears'], reach: 'owner' },
];

/** Holds each quorum that was read aloud against the entries and exits of its session. */
export function checkReadings(data: Data, notes: Notes): void {
  const readings = data.events.filter(
    ({ quorum, session }) => quorum !== undefined && session !== undefined,
  );
  let derived = 0;
  for (const event of readings) {
    if (event.quorum === undefined) continue;
    if (isOtherRoster(data, event.committed)) continue;
    derived += 1;
    checkReading(data, event, event.quorum, notes);
  }
  notes.checked(
    'Línea de tiempo del quórum',
    `${many(derived, 'lectura', 'lecturas')} contra las entradas y salidas`,
  );
  if (derived < readings.length) {
    notes.notDerived(
      many(readings.length - derived, 'lectura del quórum', 'lecturas del quórum'),
      'después se cargó otro padrón, y el de entonces no está en el expediente',
    );
  }
  if (derived > 0 && data.ordinary === undefined) {
    notes.notDerived(
      'El mínimo que la ley pide para instalar la reunión',
      'el expediente no trae esa regla: se comprobó cuánto había, contando a todos o sin quienes deben',
    );
  }
}

function checkReading(data: Data, event: EventRecord, said: ReadingRecord, notes: Notes): void {
  const { session = 0, call = 1 } = event;
  const isKnown = data.ordinary !== undefined;
  const movements = movementsOf(data.events, session);
  const saidText = sayQuorum(said, isKnown);
  let expected: string | undefined;
  for (const at of instantsOf(movements, event)) {
    const readings = readingsAt(data, presentAt(movements, at), at, call);
    if (readings.some((one) => sayQuorum(one, isKnown) === saidText)) return;
    expected ??= readings[0] === undefined ? '' : sayQuorum(readings[0], isKnown);
  }
  const where = `${event.file}, línea ${event.line} (${event.kind}, sesión ${session})`;
  notes.mismatch('quorum-distinto', where, expected ?? '', saidText);
}

/** When it may have been read: at its own instant, and after each change of the minute before it. */
function instantsOf(
  movements: readonly EventRecord[],
  { committed }: EventRecord,
): readonly string[] {
  const since = instantOf(Math.max(0, millisOf(committed) - readBeforeMillis));
  const changes = [...new Set(movements.map((one) => one.committed))].filter(
    (at) => at < committed,
  );
  const before = changes.filter((at) => at <= since).slice(-1);
  const within = changes.filter((at) => at > since).slice(-mostInstants);
  return [committed, ...[...before, ...within].reverse()];
}

/** The readings a hall allows: by the law, or by each of the ways in which a law counts units in arrears. */
function readingsAt(
  data: Data,
  present: ReadonlySet<string>,
  at: string,
  call: number,
): readonly Quorum[] {
  const { ordinary } = data;
  if (ordinary !== undefined) return [readQuorum(data, present, at, { ...ordinary, call })];
  const read = (exclusions: Exclusions) =>
    readQuorum(data, present, at, { quorum: noQuorum, exclusions, call });
  const whole = read(everybody);
  // Units in arrears may be left out of the room alone, and not out of its base.
  return [
    whole,
    ...possible.flatMap((exclusions) => [
      read(exclusions),
      { ...read(exclusions), total: whole.total },
    ]),
  ];
}

const noQuorum: readonly CallQuorum[] = [{ call: 1, requirement: null }];

interface Law {
  readonly quorum: readonly CallQuorum[];
  readonly exclusions: Exclusions;
  readonly call: number;
}

function readQuorum(
  { units, mended }: Data,
  present: ReadonlySet<string>,
  at: string,
  { quorum, exclusions, call }: Law,
): Quorum {
  const roll = unitsAt(units, mended, at).map(({ unitId, headId, weight, inArrears }) => ({
    ...{ unitId, headId, inArrears, weight: BigInt(weight), present: present.has(unitId) },
    ...{ vote: null, marks: [], inConflict: false, isAffected: false, isOfClass: false },
  }));
  const counted = countRoll(roll, { base: exclusions.quorum, vote: [], reach: exclusions.reach });
  return quorumOf(quorum, call, counted);
}

interface Read {
  readonly present: { readonly weight: bigint | number; readonly units: bigint | number };
  readonly total: { readonly weight: bigint | number; readonly units: bigint | number };
  readonly met: boolean;
}

function sayQuorum({ present, total, met }: Read, isKnown: boolean): string {
  const figures = `presentes: ${sayCount(present)}; total: ${sayCount(total)}`;
  return isKnown ? `${figures}; ${met ? 'hay quórum' : 'no hay quórum'}` : figures;
}

/** Anybody accredited weighs the figure of the roster, and is there if the record says so. */
export function checkSeats(data: Data, notes: Notes): void {
  let seated = 0;
  const weights = weightsOf(data);
  for (const [session, seats] of data.seats) {
    const movements = movementsOf(data.events, session);
    const isOther = isOtherRoster(data, movements.at(-1)?.committed ?? '');
    const present = new Set<string>();
    for (const movement of movements) move(present, movement);
    for (const { unitId, weight, present: isThere, file, line } of seats) {
      seated += 1;
      const where = `${file}, línea ${line}, unidad ${unitId}`;
      if (present.has(unitId) !== isThere) {
        notes.mismatch(
          'quorum-distinto',
          where,
          present.has(unitId) ? 'presente' : 'ausente',
          isThere ? 'presente' : 'ausente',
        );
      }
      const known = weights.get(unitId);
      if (!isOther && known?.has(weight) !== true) {
        notes.mismatch(
          'coeficiente-distinto',
          where,
          known === undefined ? 'una unidad del padrón' : [...known].map(sayWeight).join(' o '),
          sayWeight(weight),
        );
      }
    }
  }
  notes.checked(
    'Asistencia',
    `${many(seated, 'unidad', 'unidades')} con su coeficiente y su última entrada o salida`,
  );
}

/** All that each unit ever weighed in the roster in force. */
function weightsOf({ units, mended }: Data): ReadonlyMap<string, ReadonlySet<number>> {
  const weights = new Map<string, Set<number>>();
  for (const { unitId, weight } of [...units, ...mended.map(({ before }) => before)]) {
    weights.set(unitId, (weights.get(unitId) ?? new Set()).add(weight));
  }
  return weights;
}
