import { askedIn, type CurrentBallot } from '@asamblea/domain';

/**
 * Whether what comes next is announced to nobody: an accreditation, or the closing of a question that
 * is open while the screen shows something else.
 */
export function isUnannounced(ballot: CurrentBallot): boolean {
  if (ballot.holdings.length === 0) return true;
  const isOpen = askedIn(ballot).some(({ question }) => question.state !== 'closed');
  return isOpen && ballot.stage.mode !== 'question';
}
