import {
  defaultRoutes,
  type Role,
  type SessionAnswer,
  strangerSession,
  type UserSession,
} from '@asamblea/domain';

const nobody: SessionAnswer = {
  ...{ session: strangerSession, actor: null, cot: 'demo', assemblyName: 'Torres' },
  ...{ timeZone: 'America/Bogota', openElsewhere: [], serverNow: 0 },
};
let here = nobody;

/** Somebody has that role at the assembly, as of now. */
export function enterAs(role: Role, who: Partial<UserSession> = {}): void {
  const session = { ...strangerSession, isAuthenticated: true, role };
  here = { ...here, session: { ...session, routesAvailable: defaultRoutes(role), ...who } };
}

/** What the session's answer says around the person. */
export function meetAt(assembly: Partial<SessionAnswer>): void {
  here = { ...here, ...assembly };
}

export function forgetSession(): void {
  here = nobody;
}

export function useSession(): SessionAnswer {
  return here;
}

export async function readSession(): Promise<SessionAnswer> {
  return here;
}
