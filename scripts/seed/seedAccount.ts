import { beginMember, type Role } from '@asamblea/domain';
import { getAuth } from 'firebase-admin/auth';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { firebaseApp } from '../../functions/src/kernel/platform/firebaseApp.ts';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly personId: string | null;
}

/** The password of every account of this machine, until its owner chooses another. */
const demoPassword = 'asamblea-2026';

/** Creates an account with its place in an assembly. An existing account stays unchanged. */
export async function seedAccount(assemblyId: string, account: Account): Promise<void> {
  const { uid, email, name, role, personId } = account;
  const auth = getAuth(firebaseApp());
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length === 0) {
    await auth.createUser({ uid, email, displayName: name, password: demoPassword });
  }
  const reference = documents.member(assemblyId, uid);
  if ((await reference.get()).exists) return;
  await reference.set(beginMember({ uid, role, name, email, personId }));
}
