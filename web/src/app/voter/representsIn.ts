import type { CurrentBallot, UserSession } from '@asamblea/domain';

/** Whether somebody is here, or votes in what is asked, for others. */
export function representsIn(ballot: CurrentBallot, { role }: UserSession): boolean {
  const held = [ballot, ...ballot.asked].flatMap(({ holdings }) => holdings);
  return role === 'attorney' || held.some(({ capacity }) => capacity === 'proxy');
}
