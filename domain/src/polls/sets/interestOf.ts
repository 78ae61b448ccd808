import { citeSource } from '../../kernel/bylaws/source.ts';
import { type ConflictLaw, conflictLaw, type Rule } from '../../laws/rules/rule.ts';
import {
  classAmong,
  type NamedOne,
  type NamedSets,
  namedAmong,
} from '../../people/named/namedSet.ts';
import { ownersOfHead } from '../../people/rosters/heads.ts';
import type { Attendance } from '../../people/seats/attendance.ts';

/** A question as far as its sets go. */
export interface Naming {
  readonly rule: Pick<Rule, 'exclusions' | 'conflict' | 'source' | 'consentOf' | 'classVote'>;
  readonly named?: NamedSets;
}

/** How far an interest goes by the law of a question. */
export function interestReach({ rule }: Pick<Naming, 'rule'>): ConflictLaw['reach'] {
  return conflictLaw(rule)?.reach ?? 'own';
}

/** The sets of a question with how far an interest goes. */
export function namedIn({ rule, named = {} }: Naming) {
  return { sets: named, reach: interestReach({ rule }) };
}

/** The interest that keeps an accredited unit from voting; null where none does. */
export function interestOf(
  question: Naming,
  { unitId, headId, personId }: Pick<Attendance, 'unitId' | 'headId' | 'personId'>,
): NamedOne | null {
  const { sets, reach } = namedIn(question);
  if (sets.conflict === undefined) return null;
  const unit = { unitId, ownerIds: ownersOfHead(headId), holderId: personId };
  return namedAmong(sets.conflict.of, reach)(unit);
}

/** `Ana Pérez: es directora (Ley …, artículo 241).` */
export function sayInterest({ name, reason }: NamedOne, { rule }: Naming): string {
  const source = conflictLaw(rule)?.source ?? rule.source;
  return `${name}: ${reason.replace(/\.$/u, '')} (${citeSource(source)}).`;
}

/** The notes beside the vote of an affected unit, or of a class that votes apart; none for the others. */
export function notesOf(
  { rule, named = {} }: Naming,
  { unitId, headId }: Pick<Attendance, 'unitId' | 'headId'>,
): readonly string[] {
  const unit = { unitId, ownerIds: ownersOfHead(headId) };
  const touched = namedAmong(named.affected?.of ?? [], 'own')(unit);
  const ofClass = classAmong(named.class?.of ?? [])(unit);
  return [
    ...(touched === null || rule.consentOf === undefined
      ? []
      : [
          `Esta decisión le afecta (${touched.reason.replace(/\.$/u, '')}): solo vale si usted vota a favor (${citeSource(rule.consentOf.source)}).`,
        ]),
    ...(ofClass === null || rule.classVote === undefined
      ? []
      : [
          `Su voto se cuenta también aparte, con los de su clase: ${ofClass.reason.replace(/\.$/u, '')} (${citeSource(rule.classVote.source)}).`,
        ]),
  ];
}
