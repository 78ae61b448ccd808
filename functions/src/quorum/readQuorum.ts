import {
  type AssemblySession,
  type Count,
  countPresence,
  type Figures,
  nothing,
  packOf,
  presenceOfCounts,
  type Quorum,
  quorumNeedsSumsOnly,
  quorumScopes,
  type Rule,
  rollOf,
  ruleOf,
  sessionQuorum,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { AggregateField, type Transaction } from '../platform/firestore.ts';

/** The quorum of the active session as the transaction sees it, under the law of the assembly. */
export async function readQuorum(
  tx: Transaction,
  assemblyId: string,
): Promise<{ readonly quorum: Quorum; readonly session: AssemblySession } | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const { activeRoster, activeSession } = assembly;
  const session = (await tx.get(documents.session(assemblyId, activeSession))).data();
  if (session === undefined) return null;
  const pack = packOf(assembly.rulePack);
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const figures = await readPresence(tx, rule, { assemblyId, activeRoster, activeSession });
  return { quorum: sessionQuorum(pack, session.call, figures), session };
}

interface Hall {
  readonly assemblyId: string;
  readonly activeRoster: string | null;
  readonly activeSession: number;
}

/** Sums are enough for a quorum by weight, units or «número plural»; the rest needs every unit. */
async function readPresence(tx: Transaction, rule: Rule, hall: Hall): Promise<Figures> {
  const { assemblyId, activeRoster, activeSession } = hall;
  if (quorumNeedsSumsOnly(rule) || activeRoster === null) {
    const [present, total, heads] = await Promise.all([
      readPresent(tx, assemblyId, activeSession),
      readTotal(tx, assemblyId, activeRoster),
      readHeadsUpToTwo(tx, assemblyId, activeSession),
    ]);
    return presenceOfCounts(present, total, heads);
  }
  const [units, attendance] = await Promise.all([
    tx.get(documents.units(assemblyId, activeRoster)),
    tx.get(documents.attendance(assemblyId, activeSession).where('present', '==', true)),
  ]);
  const roll = rollOf({
    units: units.docs.map((unit) => unit.data()),
    attendance: attendance.docs.map((unit) => unit.data()),
    ballots: [],
    options: [],
  });
  return countPresence(roll, quorumScopes(rule), rule.exclusions);
}

/** Whether nobody, one owner or several are present, at the cost of two documents. */
async function readHeadsUpToTwo(
  tx: Transaction,
  assemblyId: string,
  session: number,
): Promise<number> {
  const present = documents.attendance(assemblyId, session).where('present', '==', true);
  const [first, last] = await Promise.all([
    tx.get(present.orderBy('headId', 'asc').limit(1)),
    tx.get(present.orderBy('headId', 'desc').limit(1)),
  ]);
  const ends = [...first.docs, ...last.docs].map((unit) => unit.data().headId);
  return new Set(ends).size;
}

export async function readPresent(
  tx: Transaction,
  assemblyId: string,
  session: number,
): Promise<Count> {
  const present = documents.attendance(assemblyId, session).where('present', '==', true);
  const summed = await tx.get(
    present.aggregate({ units: AggregateField.count(), weight: AggregateField.sum('weight') }),
  );
  const { units, weight } = summed.data();
  return { units, weight };
}

/** The whole roster in force; nothing before the first import. */
export async function readTotal(
  tx: Transaction,
  assemblyId: string,
  activeRoster: string | null,
): Promise<Count> {
  if (activeRoster === null) return nothing;
  const roster = (await tx.get(documents.roster(assemblyId, activeRoster))).data();
  return roster === undefined ? nothing : { weight: roster.totalWeight, units: roster.units };
}
