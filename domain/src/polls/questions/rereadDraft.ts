import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { DecidingLaw } from '../../laws/assemblies/majorities.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { sayRequirement } from '../../laws/rules/sayRequirement.ts';
import { sayRule } from '../elections/appliedRule.ts';
import type { Question } from './question.ts';
import { termsOf, typedTerms } from './termsOf.ts';

/** A draft that is decided differently than before, in words. */
export interface RereadDraft {
  readonly questionId: string;
  readonly number: number;
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** The draft can no longer be secret: it is decided by figures that a secret count does not tell. */
  readonly isNamedNow: boolean;
}

/** Of `POST /api/settings/majorities`: the drafts that are decided otherwise from now on. */
export interface SetMajorityAnswer {
  readonly changed: readonly RereadDraft[];
}

/**
 * A draft under the law and the bylaws of now, with what changed; null when nothing did. A draft of a matter
 * that this law does not vote is an ordinary decision from then on. That somebody answered which units count,
 * or ask another attendance of the meeting, is kept and is no change of how it is decided.
 */
export function rereadDraft(
  law: DecidingLaw,
  draft: Question,
): { readonly question: Question; readonly change: RereadDraft | null } | null {
  const typed = typedTerms(draft);
  const isVoted = packOf(law.rulePack).matters.some(
    ({ matterId, ruleId }) => matterId === typed.matterId && ruleId !== null,
  );
  const terms = { ...typed, matterId: isVoted ? (typed.matterId ?? null) : null };
  const again = termsOf(law, terms);
  const settled = again.ok ? again : termsOf(law, { ...terms, disclosure: 'named' });
  if (!settled.ok) return null;
  const question = { ...draft, ...settled.value };
  const before = sayRule(draft);
  const after = sayRule(question);
  if (before === after && draft.rulePack === question.rulePack) {
    const isKept =
      isSameSource(draft.rule.unitsBy, question.rule.unitsBy) && isSameQuorum(draft, question);
    return isKept ? null : { question, change: null };
  }
  const { questionId, number, text } = draft;
  return { question, change: { questionId, number, text, before, after, isNamedNow: !again.ok } };
}

/** Opening gives it that of its session anyway. */
function isSameQuorum(one: Question, other: Question): boolean {
  const { vocabulary } = packOf(one.rulePack);
  const said = ({ rule }: Question) =>
    rule.quorum.map(({ call, requirement, source }) => [
      call,
      requirement === null ? '' : sayRequirement(requirement, vocabulary),
      citeSource(source),
    ]);
  return said(one).join('|') === said(other).join('|');
}

function isSameSource(one: Source | undefined, other: Source | undefined): boolean {
  return one?.law === other?.law && one?.article === other?.article;
}
