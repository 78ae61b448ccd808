/** Times in milliseconds, from the smallest. A percentile is a time that was really measured (nearest rank). */
export interface Distribution {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function distributionOf(times: readonly number[]): Distribution {
  if (times.length === 0) throw new Error('There is no distribution of nothing.');
  const sorted = Float64Array.from(times).sort();
  const rank = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return {
    count: sorted.length,
    p50: rank(0.5),
    p95: rank(0.95),
    p99: rank(0.99),
    max: rank(1),
  };
}

export function medianOf(values: readonly number[]): number {
  return distributionOf(values).p50;
}
