import { citeSource } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { conflictLaw } from '../../laws/rules/rule.ts';
import type { NamedSet, NamedSets } from '../../people/named/namedSet.ts';
import type { Naming } from './interestOf.ts';

export interface NamingQuestion extends Naming {
  readonly rehearsal?: boolean;
  readonly disclosure?: 'named' | 'secret' | undefined;
  readonly election?: unknown;
}

/** Whether the chair has to say, before it opens, who is in conflict or that nobody is. Practice decides nothing. */
export function needsNoConflict({ rule, rehearsal }: Pick<NamingQuestion, 'rule' | 'rehearsal'>) {
  return rehearsal !== true && conflictLaw(rule)?.asked === true;
}

/** Whether a person in conflict may be named: only where an article leaves them out. */
export function mayNameConflict({ rule, rehearsal }: Pick<NamingQuestion, 'rule' | 'rehearsal'>) {
  return rehearsal !== true && conflictLaw(rule) !== null;
}

/** Which sets besides may be named in it: whom it touches, and a class that votes apart. */
export function besidesAsked({
  rule,
  rehearsal,
  disclosure,
  election,
}: NamingQuestion): readonly ('affected' | 'class')[] {
  if (rehearsal === true || disclosure === 'secret' || election) return [];
  return [
    ...(rule.consentOf === undefined ? [] : (['affected'] as const)),
    ...(rule.classVote === undefined ? [] : (['class'] as const)),
  ];
}

/**
 * The sets that a question opens with. A person whom no article leaves out is not left out, somebody without
 * a unit is a mistake, and where the matter touches somebody the chair names them or says that there is
 * nobody.
 */
export function admitNamed(
  question: NamingQuestion,
  sets: NamedSets,
  declaresNoConflict: boolean,
): Outcome<{ readonly named?: NamedSets }> {
  const besides = admitBesides(question, sets);
  if (!besides.ok) return besides;
  const { conflict } = sets;
  const cited = citeSource(question.rule.source);
  if (conflict === undefined || conflict.of.length === 0) {
    return needsNoConflict(question) && !declaresNoConflict
      ? refuse('conflict-undeclared', `${cited}.`)
      : accept(named(besides.value));
  }
  if (!mayNameConflict(question)) return refuse('conflict-without-law', `${cited}.`);
  if (conflict.units === 0) {
    return refuse('named-without-units', `${conflict.of.map(({ name }) => name).join(', ')}.`);
  }
  return accept(named({ ...besides.value, conflict }));
}

function named(sets: NamedSets): { readonly named?: NamedSets } {
  return Object.keys(sets).length === 0 ? {} : { named: sets };
}

/**
 * The people affected, and a class that votes apart: only where an article asks for them, and only by name,
 * since their votes are told apart from the others'.
 */
function admitBesides(question: NamingQuestion, sets: NamedSets): Outcome<NamedSets> {
  const asked = [
    ['affected', question.rule.consentOf],
    ['class', question.rule.classVote],
  ] as const;
  let admitted: NamedSets = {};
  for (const [kind, law] of asked) {
    const set: NamedSet | undefined = sets[kind];
    if (set === undefined || set.of.length === 0) continue;
    if (law === undefined || question.rehearsal === true || question.election) {
      return refuse('set-without-law', `${citeSource(question.rule.source)}.`);
    }
    if (question.disclosure === 'secret') return refuse('set-needs-names');
    if (set.units === 0) {
      return refuse('named-without-units', `${set.of.map(({ name }) => name).join(', ')}.`);
    }
    admitted = { ...admitted, [kind]: set };
  }
  return accept(admitted);
}
