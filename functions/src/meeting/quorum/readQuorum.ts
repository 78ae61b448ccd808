import {
  type Assembly,
  type AssemblySession,
  packInSession,
  packOnceInstalled,
  type Quorum,
  ruleOf,
  sessionQuorum,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { readPresence } from './readPresence.ts';

interface QuorumRead {
  readonly quorum: Quorum;
  readonly session: AssemblySession;
  readonly assembly: Assembly;
}

/** The quorum of the active session as the transaction sees it, under its law and its bylaws. */
export async function readQuorum(tx: Transaction, assemblyId: string): Promise<QuorumRead | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const { activeRoster, activeSession } = assembly;
  const session = (await tx.get(documents.session(assemblyId, activeSession))).data();
  if (session === undefined) return null;
  const asked = packInSession(assembly, session);
  const isInstalled = session.state === 'open' || session.state === 'suspended';
  const pack = isInstalled ? packOnceInstalled(asked) : asked;
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const figures = await readPresence(tx, rule, { assemblyId, activeRoster, activeSession });
  return { quorum: sessionQuorum(pack, session.call, figures), session, assembly };
}
