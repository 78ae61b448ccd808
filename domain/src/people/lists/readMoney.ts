import type { DecimalEvidence, DecimalSign } from '../../kernel/weights/decimalSign.ts';
import { isDoubtful } from '../../kernel/weights/decimalSign.ts';

/** An amount of money as a cell writes it. */
export interface Money {
  /** In hundredths, as its digits and its sign say. */
  readonly cents: bigint;
  /** A word says whose it is: «a favor», «CR», «Debe»; null where only a sign could. */
  readonly side: 'debt' | 'credit' | null;
}

/** The evidence about the decimal sign of the column. */
export type MoneySigns = Pick<DecimalEvidence, 'sign' | 'mixed'>;

const currency =
  /^(?:us\$|u\$s|r\$|s\/|[$€₡]|(?:cop|eur|mxn|clp|ars|usd|pen|uyu|crc)(?![a-z]))|(?:[$€₡]|\b(?:cop|eur|mxn|clp|ars|usd|pen|uyu|crc|euros?|pesos?|m\/?cte|m\.n\.))\.?$/u;
const credit = /^(?:saldo )?a (?:su )?favor\b:?|(?:\b(?:saldo )?a (?:su )?favor|\bcr\.?|\bhaber)$/u;
const debt =
  /^(?:debe|adeuda|deuda|mora|en mora)\b:?|(?:\b(?:db|dr)\.?|\bdebe|\ben mora|\ben contra|\ba cargo)$/u;

/**
 * Reads an amount exactly, with its currency, its sign before or after it, in brackets, or a word for debit
 * or credit. Null when it is no amount, when its parts contradict each other, when it reads two ways and
 * its column does not tell, or when it is less than a hundredth without being zero. Further decimals go to
 * the nearest hundredth.
 */
export function readMoney(text: string, signs: MoneySigns): Money | null {
  const { body, side, minus } = partsOfMoney(text);
  if (body === null) return null;
  const split = splitDigits(body, signs);
  if (split === null) return null;
  const [whole, decimals] = split;
  const rounds = decimals.charAt(2) >= '5' ? 1n : 0n;
  const cents = BigInt(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`) + rounds;
  if (cents === 0n && /[1-9]/u.test(body)) return null;
  if (minus && cents > 0n && side === 'debt') return null;
  return { cents: minus && side === null ? -cents : cents, side };
}

/** The digits of an amount with their separators; empty when it is none. For finding the sign of a column. */
export function moneyBody(text: string): string {
  return partsOfMoney(text).body ?? '';
}

interface MoneyParts {
  readonly body: string | null;
  readonly side: Money['side'];
  readonly minus: boolean;
}

const noMoney: MoneyParts = { body: null, side: null, minus: false };

/** Signs and words around the digits are taken off, in any order. */
function partsOfMoney(text: string): MoneyParts {
  // These signs become other digits when the text is made plain.
  if (/\p{No}/u.test(text)) return noMoney;
  let rest = text
    .normalize('NFKC')
    .replace(/[−–—]/gu, '-')
    .toLowerCase()
    .replace(/(\d)(?=[a-z])/gu, '$1 ')
    // `$350.000.-` only says that there are no cents.
    .replace(/[.,]-(?=\D*$)/u, '');
  let side: Money['side'] = null;
  let minuses = 0;
  let brackets = 0;
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(/\s+/gu, ' ').trim().replace(currency, '').trim();
    const isCredit = credit.test(rest);
    const isDebt = !isCredit && debt.test(rest);
    if (isCredit || isDebt) {
      if (side !== null) return noMoney;
      side = isCredit ? 'credit' : 'debt';
      rest = rest.replace(isCredit ? credit : debt, '').trim();
    }
    if (/^\(.*\)$/u.test(rest)) {
      brackets += 1;
      rest = rest.slice(1, -1);
    }
    const unsigned = rest.replace(/^-|-$/u, '');
    if (unsigned !== rest) minuses += 1;
    rest = unsigned.replace(/^\+/u, '');
  }
  // A sign in brackets is the same said twice; two signs of one kind are none.
  const isPlain = brackets <= 1 && minuses <= 1 && /^[\d.,' ’]+$/u.test(rest);
  return isPlain ? { body: rest, side, minus: brackets + minuses > 0 } : noMoney;
}

type Split = readonly [whole: string, decimals: string];

/** Of money a lone separator before three digits parts thousands, unless its column says otherwise. */
function splitDigits(body: string, { sign, mixed }: MoneySigns): Split | null {
  const joined = joinSpaced(body);
  if (joined === null) return null;
  if (isDoubtful(joined)) {
    const own: DecimalSign = joined.includes(',') ? ',' : '.';
    if (mixed) return null;
    return sign === own ? splitBy(joined, own) : [joined.replace(own, ''), ''];
  }
  return splitBy(joined, ',') ?? splitBy(joined, '.');
}

function splitBy(body: string, sign: DecimalSign): Split | null {
  const found =
    sign === ','
      ? /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,(\d*))?$/u.exec(body)
      : /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d*))?$/u.exec(body);
  if (found === null || !/\d/u.test(body)) return null;
  return [(found[1] ?? '0').replace(/[.,]/gu, ''), found[2] ?? ''];
}

/** Thousands set apart by spaces or apostrophes (also the one of millions: `1'350.000`), in threes. */
function joinSpaced(body: string): string | null {
  if (!/[ '’]/u.test(body)) return body;
  const isGrouped = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d*)?$/u.test(body);
  const isMillions = /^\d{1,3}['’]\d{3}(?:\.\d{3})+(?:,\d*)?$/u.test(body);
  return isGrouped || isMillions ? body.replace(/[ '’]/gu, isMillions ? '.' : '') : null;
}
