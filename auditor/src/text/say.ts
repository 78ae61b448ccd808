/** `60,0000`, `12,345678`: a weight, in millionths, as the program prints it. */
export function sayWeight(millionths: bigint | number): string {
  const weight = BigInt(millionths);
  const [sign, size] = weight < 0n ? ['-', -weight] : ['', weight];
  const digits = String(size % 1_000_000n).padStart(6, '0');
  const more = digits.slice(4).replace(/0+$/u, '');
  return `${sign}${group(size / 1_000_000n)},${digits.slice(0, 4)}${more}`;
}

/** `peso 60,0000, 3 unidades`. */
export function sayCount({ weight, units }: Count): string {
  return `peso ${sayWeight(weight)}, ${many(Number(units), 'unidad', 'unidades')}`;
}

interface Count {
  readonly weight: bigint | number;
  readonly units: bigint | number;
}

/** `1 unidad`, `1.234 unidades`. */
export function many(count: number, one: string, several: string): string {
  return `${group(count)} ${count === 1 ? one : several}`;
}

/** An amount of a measure: a weight, or whole units or heads. */
export function sayAmount(scope: string, amount: bigint | number): string {
  return scope.startsWith('weight:') ? sayWeight(amount) : group(amount);
}

function group(count: bigint | number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/gu, '.');
}

const words: Readonly<Record<string, string>> = {
  approved: 'aprobado',
  rejected: 'rechazado',
  pending: 'pendiente',
  'no-quorum': 'sin quórum',
  ineffective: 'ineficaz',
  'no-majority': 'sin mayoría',
  tie: 'empate',
  annulled: 'anulada',
  survey: 'encuesta',
  majority: 'por mayoría',
  plurality: 'por más votos',
  quota: 'por cociente',
  remainder: 'por residuo',
  lot: 'por sorteo',
};

/** A word of the format in Spanish; as it is, where it is none of them. */
export function sayWord(word: string): string {
  return words[word] ?? `«${word.slice(0, 40)}»`;
}
