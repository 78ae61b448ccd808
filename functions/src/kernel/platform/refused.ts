import type { Outcome, Refusal } from '@asamblea/domain';

/** A refusal on its way out of a request: the edge throws it, one place answers it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The value of an outcome, or its refusal thrown. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Refused(outcome.refusal);
  return outcome.value;
}
