import {
  type AssemblySession,
  type Count,
  countPresence,
  type Figures,
  nothing,
  packOf,
  presenceOfCounts,
  type Quorum,
  type Rule,
  rollOf,
  ruleOf,
  scopesOf,
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

/** Sums are enough for a quorum by weight or units; heads and exclusions need every unit. */
async function readPresence(tx: Transaction, rule: Rule, hall: Hall): Promise<Figures> {
  const { assemblyId, activeRoster, activeSession } = hall;
  const scopes = scopesOf({ requirement: { kind: 'allOf', of: [] }, quorum: rule.quorum });
  const sumsSuffice = scopes.length === 2 && rule.exclusions.quorum.length === 0;
  if (sumsSuffice || activeRoster === null) {
    const [present, total] = await Promise.all([
      readPresent(tx, assemblyId, activeSession),
      readTotal(tx, assemblyId, activeRoster),
    ]);
    return presenceOfCounts(present, total);
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
  return countPresence(roll, scopes, rule.exclusions);
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
