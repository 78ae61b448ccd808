import { type LiveVoting, sayQuestionState } from '@asamblea/domain';

/** After how much has voted: that they close or are counted, once none of them is open. */
export function sayEnding(votings: readonly LiveVoting[]): string {
  const states = votings.map(({ question }) => question.state);
  if (states.includes('open')) return '';
  const ending = (['closing', 'counting'] as const).find((state) => states.includes(state));
  return ending === undefined ? '' : ` · ${sayQuestionState(ending)}`;
}
