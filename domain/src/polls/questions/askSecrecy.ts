import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { canBeSecret } from '../secrecy/canBeSecret.ts';
import { requestLaw } from '../secrecy/secretWarnings.ts';
import type { Question, SecrecyRequest, SecrecyWish } from './question.ts';

/**
 * The way of voting a draft once somebody asks for it, and the applicant. A secret vote shows nothing while
 * it runs and is not changed. Asked again by the same one, where it is voted so already, it stays as it was.
 */
export function decideSecrecyAsked(question: Question, request: SecrecyRequest): Outcome<Question> {
  if (question.state !== 'draft') return refuse('question-not-draft');
  if (question.nominations?.isOpen === true) return refuse('nominations-open');
  const { disclosure, requests = [] } = question;
  const asked = disclosureAsked(question, request.wish);
  const countable = asked === 'secret' ? canBeSecret(question) : accept(null);
  if (!countable.ok) return countable;
  const isSame = (one: SecrecyRequest) =>
    one.wish === request.wish && JSON.stringify(one.who) === JSON.stringify(request.who);
  const isVotedSo = asked === (disclosure ?? 'named');
  if (isVotedSo && requests.some(isSame)) return accept(question);
  const noted = [...requests.filter((one) => !isSame(one)), request];
  const changed = { ...question, disclosure: asked, requests: noted };
  return accept(
    asked === 'secret' ? { ...changed, liveBars: false, mayChange: false, roll: null } : changed,
  );
}

/**
 * How it would be voted. Where the law lets any member ask that the minutes name who is there, that says nobody's vote
 * and a secret vote stays secret; elsewhere names are those of a vote with name.
 */
export function disclosureAsked(
  question: Pick<Question, 'disclosure' | 'rulePack'>,
  wish: SecrecyWish,
): 'named' | 'secret' {
  if (wish === 'secret') return 'secret';
  return requestLaw(question.rulePack) !== null && isSecret(question) ? 'secret' : 'named';
}

/** The people who asked for a secret vote that is not going to be secret, where to deny it annuls the vote. */
export function deniedSecrecy(
  question: Pick<Question, 'disclosure' | 'rulePack' | 'requests'>,
): readonly SecrecyRequest[] {
  if (isSecret(question) || requestLaw(question.rulePack) === null) return [];
  return (question.requests ?? []).filter(({ wish }) => wish === 'secret');
}
