import type { EventKind } from '../../kernel/events/eventKinds.ts';

/**
 * The events that the cockpit tells: those that move the meeting. Not what somebody voted, nor credentials of
 * anybody.
 */
const feedKinds: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['unit-entered', 'unit-left', 'unit-transferred', 'channel-changed'] as const),
  ...(['plate-lost', 'plate-replaced', 'booth-opened', 'booth-closed'] as const),
  ...(['question-opened', 'question-extended', 'question-closing', 'question-closed'] as const),
  ...(['question-annulled', 'result-shown', 'lot-drawn', 'mood-asked', 'point-treated'] as const),
  ...(['arrears-cleared', 'arrears-updated', 'door-person-added'] as const),
  ...(['proxy-received', 'proxy-accepted', 'proxy-rejected', 'proxy-revoked'] as const),
  ...(['proxy-charge-declined'] as const),
  ...(['session-installed', 'session-suspended', 'session-resumed', 'session-closed'] as const),
  ...(['floor-given', 'inquiry-read'] as const),
  ...(['call-failed', 'call-planned', 'hall-emptied', 'quorum-verified'] as const),
  ...(['quorum-lost', 'quorum-recovered'] as const),
]);

export function isOfFeed(kind: EventKind): boolean {
  return feedKinds.has(kind);
}

export const feedRows = 12;
