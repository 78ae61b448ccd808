export const decimalSigns = [',', '.'] as const;
export type DecimalSign = (typeof decimalSigns)[number];

export interface DecimalEvidence {
  /** The sign that most numbers of the column can only mean as the decimal one; null when none says. */
  readonly sign: DecimalSign | null;
  /** Numbers of the same column contradict each other. */
  readonly mixed: boolean;
  /** Some number reads two ways: `1.234` is 1,234 or a thousand two hundred and thirty-four. */
  readonly doubtful: boolean;
}

/** Which is the decimal sign of a column, from the numbers that can be read in one way only. */
export function findDecimalSign(texts: Iterable<string>): DecimalEvidence {
  const votes = { ',': 0, '.': 0 };
  let doubtful = false;
  for (const text of texts) {
    const body = text.replace(/[\s%'’+−–-]/gu, '');
    const signs = body.replace(/\d/gu, '');
    if (!/^[.,]+$/u.test(signs)) continue;
    const last: DecimalSign = body.lastIndexOf(',') > body.lastIndexOf('.') ? ',' : '.';
    if (isDoubtful(body)) doubtful = true;
    else if (signs.length > 1 && !signs.includes(other(last))) votes[other(last)] += 1;
    else votes[last] += 1;
  }
  const sign = votes[','] === votes['.'] ? null : votes[','] > votes['.'] ? ',' : '.';
  return { sign, mixed: votes[','] > 0 && votes['.'] > 0, doubtful };
}

/** One sign, three digits after it and one to three before, as thousands are also written. */
export function isDoubtful(body: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/u.test(body);
}

function other(sign: DecimalSign): DecimalSign {
  return sign === ',' ? '.' : ',';
}
