import { countRoll } from '../derive/figures.ts';
import { isOtherRoster } from '../derive/hallOf.ts';
import { instantOf, millisOf, move, movementsOf, unitsAt } from '../derive/presence.ts';
import { type Quorum, quorumOf } from '../derive/quorum.ts';
import type { EventRecord, ReadingRecord } from '../read/event.ts';
import type { Data } from '../read/readData.ts';
import type { CallQuorum, Exclusions } from '../read/rule.ts';
import type { Notes } from '../report/report.ts';
import { many, sayCount, sayWeight } from '../text/say.ts';

/** A reading is made just before the event that keeps it: what somebody did meanwhile is not in it. */
const readBeforeMillis = 60_000;

const everybody: Exclusions = { quorum: [], base: [], vote: [], reach: 'unit' };
/** Where the file does not say the law: with everybody, or without those in arrears, by unit or by owner. */
const possible: readonly Exclusions[] = [
  everybody,
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
  const frames =
    data.ordinary === undefined
      ? possible.map((exclusions) => ({ quorum: noQuorum, exclusions }))
      : [data.ordinary];
  const movements = movementsOf(data.events, session);
  const found = new Set<string>();
  let last = '';
  for (const { at, present } of halls(movements, event)) {
    for (const { quorum, exclusions } of frames) {
      const read = readQuorum(data, present, at, { quorum, exclusions, call });
      last = sayQuorum(read, data.ordinary !== undefined);
      found.add(last);
      // Over everybody, where those who owe are left out of the room alone.
      if (data.ordinary === undefined)
        found.add(
          sayQuorum(
            {
              ...read,
              total: readQuorum(data, present, at, { quorum, exclusions: everybody, call }).total,
            },
            false,
          ),
        );
    }
  }
  const saidText = sayQuorum(said, data.ordinary !== undefined);
  if (found.has(saidText)) return;
  const where = `${event.file}, línea ${event.line} (${event.kind}, sesión ${session})`;
  notes.mismatch('quorum-distinto', where, last, saidText);
}

const noQuorum: readonly CallQuorum[] = [{ call: 1, requirement: null }];

/** Who was there when it may have been read: at each change of the last minute, and before it. */
function halls(movements: readonly EventRecord[], { committed }: EventRecord) {
  const since = instantOf(Math.max(0, millisOf(committed) - readBeforeMillis));
  const present = new Set<string>();
  const found: { at: string; present: ReadonlySet<string> }[] = [];
  let at = since;
  for (const movement of movements) {
    if (movement.committed > committed) break;
    if (movement.committed > since && movement.committed !== at)
      found.push({ at, present: new Set(present) });
    if (movement.committed > since) at = movement.committed;
    move(present, movement);
  }
  found.push({ at: committed, present });
  return found;
}

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

/** Whoever is accredited weighs what the roster says, and is there if the record says so. */
export function checkSeats(data: Data, notes: Notes): void {
  let seated = 0;
  for (const [session, seats] of data.seats) {
    const movements = movementsOf(data.events, session);
    const last = movements.at(-1)?.committed ?? '';
    const present = new Set<string>();
    for (const movement of movements) move(present, movement);
    const weights = weightsOf(data);
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
      if (!isOtherRoster(data, last) && known?.has(weight) !== true) {
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
