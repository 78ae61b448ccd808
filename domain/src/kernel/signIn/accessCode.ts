import type { SignInRole } from '../access/role.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';

/**
 * A personal code in force: `accessCodes/{keyed hash of document and code}`. Neither is stored.
 * Times in milliseconds by the server's clock.
 */
export interface AccessCode {
  readonly personId: string;
  readonly role: SignInRole;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** A newer one took its place. */
  readonly revoked: boolean;
  /** The code was printed with many others, and is taken back with the invitation of its person. */
  readonly printed?: true;
}

/** From the acceptance of a proxy, weeks before the meeting, to a meeting that is resumed. */
export const accessCodeLife = 60 * 24 * 60 * 60 * 1000;

/** `/loginAttorney` is only for people who represent somebody; `/loginVirtual` is for everybody. */
export type CodeSignInWay = 'attorney' | 'virtual';

/** The role that a code opens. Every reason not to is one and the same refusal: it tells nothing. */
export function decideCodeSignIn(asked: {
  readonly way: CodeSignInWay;
  readonly code: AccessCode | null;
  /** Whether the person holds an accepted proxy as attorney. */
  readonly holdsProxy: boolean;
  readonly now: number;
}): Outcome<SignInRole> {
  const { way, code, holdsProxy, now } = asked;
  if (code === null || code.revoked || code.expiresAt <= now) return refuse('entry-refused');
  const role = way === 'attorney' ? 'attorney' : code.role;
  if (role === 'attorney' && !holdsProxy) return refuse('entry-refused');
  return accept(role);
}

/** A person who represents somebody and owns nothing here enters as an attorney. */
export function signInRoleOf(person: {
  readonly ownsUnits: boolean;
  readonly holdsProxy: boolean;
}): SignInRole {
  return person.holdsProxy && !person.ownsUnits ? 'attorney' : 'voter';
}
