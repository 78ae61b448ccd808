import {
  defaultParts,
  defaultRoutes,
  type PartName,
  type Role,
  type SessionAnswer,
  strangerSession,
  type UserSession,
} from '@asamblea/domain';
import type { ReactNode } from 'react';

const nobody: SessionAnswer = {
  ...{ session: strangerSession, actor: null, cot: 'demo', assemblyName: 'Torres' },
  ...{ timeZone: 'America/Bogota', country: 'CO', openElsewhere: [], serverNow: 0 },
};
let here = nobody;

/** Somebody has that role at the assembly, as of now. */
export function enterAs(role: Role, who: Partial<UserSession> = {}): void {
  const session = { ...strangerSession, isAuthenticated: true, role };
  const given = {
    routesAvailable: defaultRoutes(role),
    componentsAvailable: defaultParts(role),
  };
  here = { ...here, session: { ...session, ...given, ...who } };
}

/** Somebody who has every part of their role but one. */
export function enterWithout(part: PartName, role: Role, who: Partial<UserSession> = {}): void {
  const componentsAvailable = defaultParts(role).filter((one) => one !== part);
  enterAs(role, { componentsAvailable, ...who });
}

/** The answer of the session about the assembly. */
export function meetAt(assembly: Partial<SessionAnswer>): void {
  here = { ...here, ...assembly };
}

export function forgetSession(): void {
  here = nobody;
}

export function useSession(): SessionAnswer {
  return here;
}

/** The member is known from the start. */
export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

export async function readSession(): Promise<SessionAnswer> {
  return here;
}
