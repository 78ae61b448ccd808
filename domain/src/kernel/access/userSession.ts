import type { PluginName } from './plugins.ts';
import type { Role } from './role.ts';

/** The session as the specification's §3 lists it, without the browser's own loading and error. */
export interface UserSession {
  readonly isAuthenticated: boolean;
  readonly role: Role | null;
  readonly assembly: string | null;
  readonly userId: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly routesAvailable: readonly string[];
  /** Every part that they have, whichever list of the member gives it. */
  readonly componentsAvailable: readonly string[];
  readonly fullRouteComponents: readonly string[];
  /** The modules switched off in that assembly; absent: none. */
  readonly off?: readonly PluginName[] | undefined;
}

export const strangerSession: UserSession = {
  isAuthenticated: false,
  role: null,
  assembly: null,
  userId: null,
  email: null,
  name: null,
  routesAvailable: [],
  componentsAvailable: [],
  fullRouteComponents: [],
};
