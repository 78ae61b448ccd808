/** A written mandate (poder) to represent units. Only an accepted one lets somebody hold a unit. */
export interface ProxyGrant {
  readonly proxyId: string;
  readonly unitIds: readonly string[];
  readonly grantorId: string;
  readonly grantorName: string;
  readonly attorneyId: string;
  readonly attorneyName: string;
  readonly state: ProxyState;
  readonly instructions: string;
}

export const proxyStates = ['received', 'accepted', 'rejected', 'revoked'] as const;
export type ProxyState = (typeof proxyStates)[number];
