import { instantIn } from './event.ts';
import type { Place } from './place.ts';
import { type Fields, textIn, textMaybe, textsIn, wholeIn } from './shape.ts';

export interface BallotRecord extends Place {
  readonly unitId: string;
  readonly optionIds: readonly string[];
  readonly weight: number;
  readonly personId: string;
  readonly receipt: string;
  readonly castAt: number;
  readonly isWithdrawn: boolean;
  readonly fields: Fields;
}

export function readBallot(fields: Fields, place: Place): BallotRecord {
  return {
    ...place,
    fields,
    unitId: textIn(fields, 'unitId'),
    optionIds: textsIn(fields, 'optionIds'),
    weight: wholeIn(fields, 'weight'),
    personId: textIn(fields, 'personId'),
    receipt: textIn(fields, 'receipt'),
    castAt: wholeIn(fields, 'castAt'),
    isWithdrawn: fields.withdrawn === true,
  };
}

export interface SessionRecord {
  readonly session: number;
  readonly call: number;
  readonly installedAsOf: string | undefined;
}

export function readSession(fields: Fields): SessionRecord {
  return {
    session: wholeIn(fields, 'session'),
    call: wholeIn(fields, 'call'),
    installedAsOf: textMaybe(fields, 'installedAsOf'),
  };
}

export interface ReceiptsRecord extends Place {
  readonly questionId: string;
  readonly codes: readonly string[];
}

export function readReceipts(fields: Fields, place: Place): ReceiptsRecord {
  return { ...place, questionId: textIn(fields, 'questionId'), codes: textsIn(fields, 'codes') };
}

export interface ClosingRecord {
  readonly questionId: string;
  /** Null: it was not drawn. */
  readonly line: string | null;
}

export function readClosing(fields: Fields): ClosingRecord {
  return {
    questionId: textIn(fields, 'questionId'),
    line: fields.line === null ? null : instantIn(fields, 'line'),
  };
}

/** That somebody took part in a secret vote. */
export interface ParticipationRecord extends Place {
  readonly unitId: string;
  readonly weight: number;
  readonly headId: string | undefined;
}

export function readParticipation(fields: Fields, place: Place): ParticipationRecord {
  return {
    ...place,
    unitId: textIn(fields, 'unitId'),
    weight: wholeIn(fields, 'weight'),
    headId: textMaybe(fields, 'headId'),
  };
}
