/** The digit of a Colombian NIT (DIAN, order 4 of 1989). */
export function nitCheck(number: string): string {
  const primes = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
  const rest = weigh(number, primes) % 11;
  return String(rest < 2 ? rest : 11 - rest);
}

/** The digit, or `K`, of a Chilean RUT. */
export function rutCheck(number: string): string {
  const rest = 11 - (weigh(number, [2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7]) % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}

/** The digit of an Argentine CUIT of ten digits; null for what none is given to. */
export function cuitCheck(number: string): string | null {
  const rest = 11 - (weigh(number, [2, 3, 4, 5, 6, 7, 2, 3, 4, 5]) % 11);
  return rest === 11 ? '0' : rest === 10 ? null : String(rest);
}

/** The letter of a Spanish DNI or NIE: `X`, `Y` and `Z` count as 0, 1 and 2. */
export function dniCheck(number: string): string {
  const digits = number.replace(/^[XYZ]/u, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23);
}

/** The last sign of the tax number of a Spanish company: a digit, or the letter that some have in its place. */
export function cifChecks(number: string): readonly [string, string] {
  const sum = [...number.slice(1)].reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  const digit = (10 - (sum % 10)) % 10;
  return [String(digit), 'JABCDEFGHI'.charAt(digit)];
}

function weigh(number: string, factors: readonly number[]): number {
  return [...number]
    .reverse()
    .reduce((sum, digit, i) => sum + Number(digit) * (factors[i] ?? 0), 0);
}
