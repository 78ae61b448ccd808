import type { Person, Unit } from '@asamblea/domain';
import { buildDeskIndex } from '../../../web/src/features/hall/attendance/desk/deskIndex.ts';
import { writeTable } from '../figures/writeTable.ts';
import { type Check, goal } from '../hall/checkQuestion.ts';
import { personOf, unitOf } from '../seeds/seedRoster.ts';

interface IndexRow {
  readonly units: number;
  /** Of processor: what the page stands still on a machine like this one. */
  readonly millis: number;
}
export type DeskIndexMeasure = readonly IndexRow[];

const sizes = [300, 3_000, 10_000, 30_000];
/** Nobody notices that the page of a large assembly stood still; the largest may take a moment. */
const withinMs: Readonly<Record<number, number>> = { 10000: 500, 30000: 2_000 };

/** The index that the desk computes once before it can find anybody, by the size of the roster. */
export function measureDeskIndex(): DeskIndexMeasure {
  // The first time is slow in any program.
  timeIndex(300);
  return sizes.map((units) => ({ units, millis: timeIndex(units) }));
}

/** Two owners in three have one unit, and one has two. */
function timeIndex(count: number): number {
  const owners = Math.ceil((count * 2) / 3);
  const units: Unit[] = Array.from({ length: count }, (_, i) => unitOf(i, [`p-${i % owners}`]));
  const people: Person[] = Array.from({ length: owners }, (_, i) => personOf(`p-${i}`, `${i}`));
  const before = process.cpuUsage();
  const { people: found } = buildDeskIndex(units, people, []);
  const { user, system } = process.cpuUsage(before);
  if (found.length !== owners) throw new Error('Somebody is not in the index.');
  return (user + system) / 1000;
}

export function writeDeskIndex(rows: DeskIndexMeasure): readonly string[] {
  return [
    writeTable(
      ['Índice de la mesa, por unidades del padrón', 'procesador (ms)'],
      rows.map(({ units, millis }) => [String(units), millis.toFixed(0)]),
    ),
  ];
}

export function judgeDeskIndex(rows: DeskIndexMeasure): readonly Check[] {
  return rows.flatMap(({ units, millis }) => {
    const most = withinMs[units];
    if (most === undefined) return [];
    const text = `el índice de la mesa con ${units} unidades, en menos de ${most / 1000} s`;
    return [goal(text.replace('0.5', '0,5'), millis < most, `${millis.toFixed(0)} ms`)];
  });
}
