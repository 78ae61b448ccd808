import { readFileSync } from 'node:fs';

/**
 * An independent reading of the roster and an independent count, on purpose without the domain:
 * ten-thousandths as `bigint`, plain loops, its own rounding and its own writing of numbers.
 */
export interface OracleUnit {
  readonly label: string;
  readonly tenThousandths: bigint;
  /** Owner first, then co-owners; as written, without `CC`. */
  readonly documents: readonly string[];
}

export function readOracleRoster(): readonly OracleUnit[] {
  const file = new URL('../../data/padron-torres-del-parque.csv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/u);
  return lines.map((line) => {
    const cells = line.split(',');
    const [whole = '', decimals = ''] = (cells[4] ?? '').split('.');
    return {
      label: cells[0] ?? '',
      tenThousandths: BigInt(whole + decimals.padEnd(4, '0')),
      documents: [cells[6] ?? '', /\(([^)]*)\)/u.exec(cells[9] ?? '')?.[1] ?? '']
        .filter((text) => text !== '')
        .map((text) => text.replace('CC ', '')),
    };
  });
}

export function sumOf(units: readonly OracleUnit[]): bigint {
  return units.reduce((sum, unit) => sum + unit.tenThousandths, 0n);
}

/** `71,2345` */
export function writeWeight(tenThousandths: bigint): string {
  const digits = String(tenThousandths).padStart(5, '0');
  return `${digits.slice(0, -4)},${digits.slice(-4)}`;
}

/** A column that adds up to a hundred: the cut remainders go to the largest of them. */
export function writeColumn(parts: readonly bigint[], base: bigint): readonly string[] {
  const cut = parts.map((part) => (part * 10_000n) / base);
  const rests = parts.map((part) => (part * 10_000n) % base);
  const left = 10_000n - cut.reduce((sum, part) => sum + part, 0n);
  const largest = rests
    .map((rest, place) => ({ rest, place }))
    .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
    .slice(0, Number(left))
    .map(({ place }) => place);
  return cut.map((part, place) =>
    writePercent(part + (largest.includes(place) ? 1n : 0n), 10_000n),
  );
}

/** `62,41 %`, rounded half up. */
export function writePercent(part: bigint, base: bigint): string {
  const times = (part * 100_000n) / base;
  const rounded = String((times + 5n) / 10n).padStart(3, '0');
  return `${rounded.slice(0, -2)},${rounded.slice(-2)} %`;
}
