import { type Weight, weightDecimals, weightScale } from './weight.ts';

export const weightProblems = [
  'weight-empty',
  'weight-malformed',
  'weight-negative',
  'weight-too-precise',
  'weight-too-large',
] as const;
export type WeightProblem = (typeof weightProblems)[number];

export type ParsedWeight =
  | { readonly ok: true; readonly weight: Weight; readonly percentSign: boolean }
  | { readonly ok: false; readonly problem: WeightProblem };

/**
 * Reads a coefficient as people write it: decimal comma or point, thousands in groups of three, an
 * optional `%`. A lone separator is the decimal one (a coefficient above 999 is rarer than one with
 * three decimals). Nothing is rounded: more than six decimals is a problem, unless they are zeros.
 */
export function parseWeight(text: string): ParsedWeight {
  const trimmed = text.normalize('NFKC').replace(/[\s\u00a0\u202f]+/gu, '');
  const percentSign = trimmed.endsWith('%');
  const body = percentSign ? trimmed.slice(0, -1) : trimmed;
  if (body === '') return { ok: false, problem: 'weight-empty' };
  const negative = /^[-−–]/u.test(body);
  const split = splitDecimals(body.replace(/^[-−–+]/u, ''));
  if (split === null) return { ok: false, problem: 'weight-malformed' };
  const [whole, fraction] = split;
  const kept = fraction.replace(/0+$/u, '');
  if (negative && (kept !== '' || /[1-9]/u.test(whole))) {
    return { ok: false, problem: 'weight-negative' };
  }
  if (kept.length > weightDecimals) return { ok: false, problem: 'weight-too-precise' };
  const weight = BigInt(whole) * BigInt(weightScale) + BigInt(kept.padEnd(weightDecimals, '0'));
  if (weight > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, problem: 'weight-too-large' };
  return { ok: true, weight: Number(weight), percentSign };
}

function splitDecimals(body: string): readonly [whole: string, fraction: string] | null {
  if (/^\d+$/u.test(body)) return [body, ''];
  const single = /^(\d*)[.,](\d+)$/u.exec(body);
  if (single !== null) return [single[1] || '0', single[2] ?? ''];
  const grouped =
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/u.exec(body) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/u.exec(body);
  if (grouped === null) return null;
  return [(grouped[1] ?? '').replace(/[.,]/gu, ''), grouped[2] ?? ''];
}
