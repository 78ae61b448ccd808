import type { LiveQuestion, LiveQuorum } from '@asamblea/domain';

/** The part of the quorum that can move a step of the guide, as text that changes with it: not each arrival. */
export function quorumMoment(live: LiveQuorum | null): string {
  if (live === null) return '';
  const { quorum, call, sessionState, startsAt, isCalledOff = false } = live;
  const { present, total, met } = quorum;
  return [call, sessionState, startsAt, isCalledOff, present.units > 0, met, total.units].join('/');
}

/** The same of the votes: not each vote. */
export function votesMoment(live: LiveQuestion | null): string {
  if (live === null) return '';
  const asked = live.votings.map(({ question }) => `${question.questionId} ${question.state}`);
  return [live.stage.mode, ...asked].join('/');
}
