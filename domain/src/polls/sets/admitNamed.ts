import { citeSource } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { conflictLaw } from '../../laws/rules/rule.ts';
import type { NamedSets } from '../../people/named/namedSet.ts';
import type { Naming } from './interestOf.ts';

export interface NamingQuestion extends Naming {
  readonly rehearsal?: boolean;
}

/** Whether the chair has to say, before it opens, who is in conflict or that nobody is. Practice decides nothing. */
export function needsNoConflict({ rule, rehearsal }: Pick<NamingQuestion, 'rule' | 'rehearsal'>) {
  return rehearsal !== true && conflictLaw(rule)?.asked === true;
}

/** Whether whoever is in conflict may be named: only where an article leaves them out. */
export function mayNameConflict({ rule, rehearsal }: Pick<NamingQuestion, 'rule' | 'rehearsal'>) {
  return rehearsal !== true && conflictLaw(rule) !== null;
}

/**
 * The sets that a question opens with. Whom no article leaves out is not left out, somebody without a unit is
 * a mistake, and where the matter touches somebody the chair names them or says that there is nobody.
 */
export function admitNamed(
  question: NamingQuestion,
  sets: NamedSets,
  declaresNoConflict: boolean,
): Outcome<{ readonly named?: NamedSets }> {
  const { conflict } = sets;
  const cited = citeSource(question.rule.source);
  if (conflict === undefined || conflict.of.length === 0) {
    return needsNoConflict(question) && !declaresNoConflict
      ? refuse('conflict-undeclared', `${cited}.`)
      : accept({});
  }
  if (!mayNameConflict(question)) return refuse('conflict-without-law', `${cited}.`);
  if (conflict.units === 0) {
    return refuse('named-without-units', `${conflict.of.map(({ name }) => name).join(', ')}.`);
  }
  return accept({ named: { conflict } });
}
