import type { Refusal, RefusalCode } from './refusal.ts';

/** The answer of a rule: a value, or a refusal as data. Rules never throw for what people may do. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, detail?: string): Outcome<never> {
  return { ok: false, refusal: detail === undefined ? { code } : { code, detail } };
}
