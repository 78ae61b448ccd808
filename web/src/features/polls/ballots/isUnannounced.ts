import type { CurrentBallot } from '@asamblea/domain';

/**
 * Whether what comes next is announced to nobody: an accreditation, or the closing of a question that
 * is open while the screen shows something else.
 */
export function isUnannounced(ballot: CurrentBallot): boolean {
  const { asked, holdings, stage } = ballot;
  const [first = { holdings }] = asked;
  if (first.holdings.length === 0) return true;
  const isOpen = asked.some(({ question }) => question.state !== 'closed');
  return isOpen && stage.mode !== 'question';
}
