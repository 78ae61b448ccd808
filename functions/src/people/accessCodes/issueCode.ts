import { randomBytes } from 'node:crypto';
import {
  accept,
  accessCodeLife,
  endSessions,
  entriesOf,
  type IssuedCode,
  memberIdOf,
  type Outcome,
  openedByCodes,
  readableCode,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { forgottenAfter } from '../../kernel/database/retention.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { limitKey } from '../../kernel/http/rateLimits.ts';
import { accessCodeKey } from './accessCodeKey.ts';
import { attemptsOf } from './enterWithCode.ts';
import { readPerson } from './readPerson.ts';

export interface IssuingCode {
  readonly assemblyId: string;
  readonly by: string;
  readonly personId: string;
  readonly code: string;
  readonly now: number;
  /** The code is one of many that are printed. */
  readonly printed?: true;
}

export function newAccessCode(): string {
  return readableCode(randomBytes(8));
}

/**
 * Gives a person a code to enter with, by any document that they have. The ones before it stop working, and
 * with them the sessions that they opened; failed attempts are forgotten: the person who got it is standing
 * at the desk. The event does not carry the code.
 */
export function issueCode(asked: IssuingCode): Promise<Outcome<IssuedCode>> {
  const { assemblyId, by, personId, code, now, printed } = asked;
  const expiresAt = now + accessCodeLife;
  return transact(async (tx) => {
    const person = await readPerson(tx, assemblyId, personId);
    if (person === null) return refuse('person-unknown');
    const { document, country, role } = person;
    const entries = entriesOf(document, country);
    if (entries.length === 0) return refuse('person-without-document');
    const codes = documents.accessCodes(assemblyId);
    const keys = entries.map((entry) => accessCodeKey(assemblyId, entry, code));
    const before = await tx.get(codes.where('personId', '==', personId));
    const same = before.docs.find(({ id }) => id === keys[0])?.data();
    if (same !== undefined && !same.revoked) return accept({ code, expiresAt: same.expiresAt });
    const entered = documents.member(assemblyId, memberIdOf(personId));
    const member = (await tx.get(entered)).data();
    for (const { ref } of before.docs) tx.update(ref, { revoked: true });
    const opened = before.docs.map(({ id }) => id);
    const ended = member === undefined ? [] : openedByCodes(member, opened);
    if (member !== undefined && ended.length > 0) tx.update(entered, endSessions(member, ended));
    for (const key of keys) {
      tx.set(codes.doc(key), {
        personId,
        role,
        createdAt: now,
        expiresAt,
        revoked: false,
        ...(printed === true ? { printed } : {}),
        ...forgottenAfter('accessCodes', expiresAt),
      });
    }
    for (const entry of entries) {
      tx.delete(documents.limit(limitKey(attemptsOf(assemblyId, entry))));
    }
    recordEvent(tx, assemblyId, { kind: 'code-issued', by, at: now, personId });
    return accept({ code, expiresAt });
  });
}
