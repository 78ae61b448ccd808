import { defaultRoutes, type Member, type Role, roles } from '@asamblea/domain';

/** The assembly of the tests, and another that must stay out of reach. */
export const assemblyId = 'torres';
export const otherAssemblyId = 'jardines';

/** The token of the browser's Firestore: the claims that `POST /api/auth/firestore` signs. */
export interface Token {
  readonly uid: string;
  readonly assembly?: string;
  readonly member?: string;
  readonly sid?: string;
}

const admin: Token = tokenOf('admin');

/** The uid stands for the member and is nobody's id. */
function tokenOf(member: string): Token {
  return { uid: `m-${member}`, assembly: assemblyId, member, sid: 'sid-1' };
}

/** One member a role, with its routes, and `reader`, who has the routes that a test gives. */
export const personas = {
  admin,
  moderator: tokenOf('moderator'),
  registrar: tokenOf('registrar'),
  teller: tokenOf('teller'),
  auditor: tokenOf('auditor'),
  voter: tokenOf('voter'),
  attorney: tokenOf('attorney'),
  observer: tokenOf('observer'),
  reader: tokenOf('reader'),
  /** Signed in as `reader`, with the voter's member in the token. */
  readerByUid: { ...tokenOf('voter'), uid: 'reader' },
  stranger: null,
  /** Another tab of the administrator, where the password was not typed again. */
  otherSession: { ...admin, sid: 'sid-0' },
  revoked: { ...admin, sid: 'sid-taken-out' },
  withoutSession: { uid: 'm-admin', assembly: assemblyId, member: 'admin' },
  withoutAssembly: { uid: 'm-admin', member: 'admin', sid: 'sid-1' },
  withoutMember: { uid: 'admin', assembly: assemblyId, sid: 'sid-1' },
  otherAssembly: { ...admin, assembly: otherAssemblyId },
  outsider: tokenOf('outsider'),
} as const satisfies Record<Role, Token> & Record<string, Token | null>;
export type Persona = keyof typeof personas;

/** Each is the administrator, who reads whatever can be read, except for one thing. */
export const impostors = [
  ['who has not signed in', 'stranger'],
  ['whose session was revoked', 'revoked'],
  ['whose token has no session', 'withoutSession'],
  ['whose token names no assembly', 'withoutAssembly'],
  ['whose token names no member, but whose account is one', 'withoutMember'],
  ['whose token names another assembly', 'otherAssembly'],
  ['who is not among the members', 'outsider'],
] as const satisfies (readonly [string, Persona])[];

export const members: readonly Member[] = [
  ...roles.map((role) => memberWith(role, role)),
  { ...memberWith('reader', 'observer'), routesAvailable: [] },
];

/** The voter is Ana of the roster. */
export function memberWith(uid: string, role: Role): Member {
  return {
    uid,
    role,
    name: uid,
    email: `${uid}@asamblea.test`,
    personId: role === 'voter' ? 'ana' : null,
    routesAvailable: defaultRoutes(role),
    componentsAvailable: [],
    fullRouteComponents: [],
    sids: ['sid-0', 'sid-1'],
    proofs: { 'sid-1': Date.now() + 3_600_000 },
  };
}
