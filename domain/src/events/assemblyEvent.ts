/** What leaves a trace. Ids only: names and documents stay in the roster, choices in the ballots. */
export const eventKinds = [
  'roster-imported',
  'roster-restored',
  'unit-edited',
  'unit-entered',
  'unit-left',
  'channel-changed',
  'question-created',
  'question-opened',
  'question-closing',
  'question-closed',
  'result-shown',
  'stage-changed',
  'page-saved',
  'code-issued',
  'invited-at-desk',
  'member-created',
  'device-moved',
  'device-reset',
  'proxy-received',
  'proxy-accepted',
  'proxy-rejected',
  'proxy-revoked',
  'proxy-substituted',
  'proxy-used',
] as const;
export type EventKind = (typeof eventKinds)[number];

export interface AssemblyEvent {
  readonly kind: EventKind;
  readonly by: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly personId?: string;
  readonly unitId?: string;
  readonly proxyId?: string;
  readonly questionId?: string;
  readonly version?: string;
  readonly mode?: string;
}
