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

/** How the decimal sign of one column is to be understood. */
export interface ColumnSign {
  /** Null: each number is read by its shape. */
  readonly sign: DecimalSign | null;
  /** Numbers of the column contradict each other, so those that read two ways are none. */
  readonly isDoubtful: boolean;
  /** All that could say reads two ways, and was taken for decimals. */
  readonly isUnsure: boolean;
  /** The same, of things that are counted whole: it was taken for thousands. */
  readonly isThousands: boolean;
}

/** The decimal sign of a column: as somebody said, or as its numbers say. */
export function columnSign(
  bodies: readonly string[],
  said: DecimalSign | null,
  isInWholes: boolean,
): ColumnSign {
  const sure = { isDoubtful: false, isUnsure: false, isThousands: false };
  if (said !== null) return { ...sure, sign: said };
  const { sign, mixed, doubtful } = findDecimalSign(bodies);
  if (mixed || sign !== null || !doubtful) {
    // In a measure without parts, a number that would have three decimals is more likely in thousands.
    const isOdd =
      isInWholes && bodies.some((body) => isDoubtful(body) && body.includes(sign ?? ' '));
    return { ...sure, sign, isDoubtful: mixed || isOdd };
  }
  if (!isInWholes) return { ...sure, sign, isUnsure: true };
  const signs = new Set(bodies.filter(isDoubtful).map((body) => (body.includes('.') ? ',' : '.')));
  const [only] = signs;
  return signs.size === 1 && only !== undefined
    ? { ...sure, sign: only, isThousands: true }
    : { ...sure, sign, isDoubtful: true };
}

/** One sign, three digits after it and one to three before, as thousands are also written. */
export function isDoubtful(body: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/u.test(body);
}

function other(sign: DecimalSign): DecimalSign {
  return sign === ',' ? '.' : ',';
}
