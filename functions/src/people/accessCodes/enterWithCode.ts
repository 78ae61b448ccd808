import {
  accept,
  type CodeSignInRequest,
  type CodeSignInWay,
  decideCodeSignIn,
  documentKey,
  type Outcome,
  refuse,
  type SessionDevice,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
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
  const written = documentKey(document);
  const tried = attemptsOf(assemblyId, written);
  return afterFailures({ tried, from, now }, () =>
    transact((tx) => openWithCode(tx, way, { assemblyId, written, code, device })),
  );
}

/** Failures count for the document, whichever of its doors was tried. */
export function attemptsOf(assemblyId: string, written: string) {
  return ['code', assemblyId, written] as const;
}

async function openWithCode(
  tx: Parameters<typeof readSignInMember>[0],
  way: CodeSignInWay,
  asked: {
    readonly assemblyId: string;
    readonly written: string;
    readonly code: string;
    readonly device: SessionDevice;
  },
): Promise<Outcome<CookieClaims>> {
  const { assemblyId, written, device } = asked;
  const key = accessCodeKey(assemblyId, written, asked.code);
  const code = (await tx.get(documents.accessCode(assemblyId, key))).data() ?? null;
  const personId = code?.personId ?? nobody;
  const proxies = await readLiveProxies(tx, assemblyId, personId);
  const role = decideCodeSignIn({ way, code, holdsProxy: proxies.length > 0, now: device.since });
  if (!role.ok) return role;
  const member = await readSignInMember(tx, assemblyId, personId, role.value);
  if (member === null) return refuse('entry-refused');
  return accept(member.enter({ ...device, code: key }));
}
