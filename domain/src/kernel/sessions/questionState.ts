/**
 * `closing`: somebody asked to close it or its hour came, and the votes that are on their way are still
 * taken. `counting`: the line is drawn, nothing more comes in and the result is not written yet.
 */
export const questionStates = [
  'draft',
  'open',
  'closing',
  'counting',
  'closed',
  'annulled',
] as const;
export type QuestionState = (typeof questionStates)[number];

interface Stated {
  readonly state: QuestionState;
}

/** Whether a vote that arrived in time is still taken. */
export function takesVotes({ state }: Stated): boolean {
  return state === 'open' || state === 'closing';
}

/** Whether it was opened and has no result yet. */
export function isRunning({ state }: Stated): boolean {
  return takesVotes({ state }) || state === 'counting';
}
