/** A meeting of the assembly: first call, second call days later, a resumption. */
export interface AssemblySession {
  readonly session: number;
  readonly call: 1 | 2 | 3;
  readonly state: SessionState;
  readonly startsAt: number;
  readonly stage: Stage;
  /** The question that is open or closing: there is one at most. */
  readonly openQuestionId: string | null;
}

export const sessionStates = ['planned', 'open', 'suspended', 'closed'] as const;
export type SessionState = (typeof sessionStates)[number];

export const stageModes = ['quorum', 'question', 'result', 'blank'] as const;

/** What the projector shows now. The moderator moves it; every public page follows it. */
export type Stage =
  | { readonly mode: 'quorum' | 'blank' }
  | { readonly mode: 'question' | 'result'; readonly questionId: string };

export function callName(call: AssemblySession['call']): string {
  const names = { 1: 'Primera convocatoria', 2: 'Segunda convocatoria', 3: 'Tercera convocatoria' };
  return names[call];
}
