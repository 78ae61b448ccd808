import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { isRunning } from '../../kernel/sessions/questionState.ts';
import type { Question } from './question.ts';

/** What the public sees of each unit: nothing, whether it voted, or also what. */
export type PublicSight = 'nothing' | 'voted' | 'choices';

type Seen = Pick<Question, 'disclosure' | 'liveBars' | 'wall' | 'roll' | 'state'>;

/**
 * What of each unit may be public now. A wall beside running bars would tell what a unit voted by
 * which bar grew when its tile lit: they never go together unless every vote is public anyway. A
 * public roll stays to be read after closing; a wall has then done its work.
 */
export function publicSight(question: Seen): PublicSight {
  const runs = isRunning(question);
  if (isRollCallPublic(question) && (runs || question.state === 'closed')) return 'choices';
  return question.wall === true && !question.liveBars && runs ? 'voted' : 'nothing';
}

export function isRollCallPublic(question: Pick<Seen, 'disclosure' | 'roll'>): boolean {
  return !isSecret(question) && (question.roll ?? null) !== null;
}
