import {
  type AccessCode,
  accept,
  type CodeSignInRequest,
  type CodeSignInWay,
  decideCodeSignIn,
  entriesAtMost,
  entriesFor,
  type Outcome,
  refuse,
  type SessionDevice,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { afterFailures } from '../../kernel/http/rateLimits.ts';
import { accessCodeKey } from './accessCodeKey.ts';
import { readAttorneySignIn } from './readAttorneySignIn.ts';
import { readLiveProxies } from './readPerson.ts';
import { readSignInMember } from './signInMember.ts';

/** Stands for an assembly or a person that does not exist, so that asking costs the same. */
const nobody = 'nobody';

/**
 * Document and personal code for a session of their person. A wrong assembly, document or code
 * do the same work and get the same refusal, so that nobody learns which people are in a roster. The
 * right code, of forty bits, opens also while its document is stopped by the failures of others.
 */
export async function enterWithCode(
  way: CodeSignInWay,
  { assembly, document, code }: CodeSignInRequest,
  { device, from }: { readonly device: SessionDevice; readonly from: string },
): Promise<Outcome<CookieClaims>> {
  const now = device.since;
  const door = await readPublicAssembly(assembly);
  if (!door.ok && door.refusal.code === 'cot-replaced') return door;
  if (door.ok && door.value.isArchived === true) return refuse('assembly-archived');
  const assemblyId = door.ok ? door.value.assemblyId : nobody;
  if (way === 'attorney' && !(await readAttorneySignIn(assemblyId)).open) {
    return refuse('attorneys-closed');
  }
  const { country = '' } = (await documents.assembly(assemblyId).get()).data() ?? {};
  const entries = entriesFor(document, country);
  const tried = attemptsOf(assemblyId, entries[0] ?? nobody);
  return afterFailures({ tried, from, now }, () =>
    transact((tx) => openWithCode(tx, way, { assemblyId, entries, code, device })),
  );
}

/** Failures count for the number, whichever of its doors was tried and however it was written. */
export function attemptsOf(assemblyId: string, entry: string) {
  return ['code', assemblyId, entry] as const;
}

async function openWithCode(
  tx: Transaction,
  way: CodeSignInWay,
  asked: {
    readonly assemblyId: string;
    readonly entries: readonly string[];
    readonly code: string;
    readonly device: SessionDevice;
  },
): Promise<Outcome<CookieClaims>> {
  const { assemblyId, device } = asked;
  const { key, code } = await readCode(tx, asked);
  const personId = code?.personId ?? nobody;
  const proxies = await readLiveProxies(tx, assemblyId, personId);
  const role = decideCodeSignIn({ way, code, holdsProxy: proxies.length > 0, now: device.since });
  if (!role.ok) return role;
  const member = await readSignInMember(tx, assemblyId, personId, role.value);
  if (member === null) return refuse('entry-refused');
  return accept(member.enter({ ...device, code: key }));
}

/** The code where the document may have it: as many places are read of each, for every caller. */
async function readCode(
  tx: Transaction,
  { assemblyId, entries, code }: { assemblyId: string; entries: readonly string[]; code: string },
) {
  const keys = Array.from({ length: entriesAtMost }, (_, i) =>
    accessCodeKey(assemblyId, entries[i] ?? `${nobody} ${i}`, code),
  );
  const { codes } = await getGroups<{ codes: AccessCode }>(tx, {
    codes: keys.map((key) => documents.accessCode(assemblyId, key)),
  });
  const stored = keys.map((key, i) => ({ key, code: codes[i] ?? null }));
  const inForce = stored.find((one) => one.code?.revoked === false);
  return inForce ?? stored.find((one) => one.code !== null) ?? { key: keys[0] ?? '', code: null };
}
