export const sessionStates = ['planned', 'open', 'suspended', 'failed', 'closed'] as const;

export type SessionState = (typeof sessionStates)[number];
