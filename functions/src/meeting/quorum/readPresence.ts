import {
  type Admission,
  admissionOf,
  countPresence,
  countRoster,
  type Figures,
  type HeadPresence,
  presenceOfSums,
  quorumScopes,
  type RosterCounts,
  type Rule,
  rollOf,
  type ScopeCounts,
} from '@asamblea/domain';
import { AggregateField, type Query, type Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readPresent } from './readPresent.ts';

export interface HallPlace {
  readonly assemblyId: string;
  readonly activeRoster: string | null;
  readonly activeSession: number;
}

/**
 * The people present, for a quorum: from counters, at the same cost whatever the law asks and however many
 * units there are.
 */
export async function readPresence(
  tx: Transaction,
  rule: Pick<Rule, 'quorum' | 'exclusions'>,
  hall: HallPlace,
): Promise<Figures> {
  return (await readCounters(tx, rule, hall)) ?? countEveryUnit(tx, rule, hall);
}

/**
 * The same from the counters alone. Null where they do not tell: a roster that came before them, or
 * somebody in the hall who did.
 */
export async function readCounters(
  tx: Transaction,
  { exclusions }: Pick<Rule, 'exclusions'>,
  { assemblyId, activeRoster, activeSession }: HallPlace,
): Promise<Figures | null> {
  const admission = admissionOf(exclusions);
  const [roster, present] = await Promise.all([
    readCounts(tx, assemblyId, activeRoster),
    readAdmitted(tx, assemblyId, activeSession, admission),
  ]);
  if (roster === null || present === null) return null;
  return presenceOfSums(present, roster, admission);
}

/** The values that the counters must have, read from every unit. */
export async function countEveryUnit(
  tx: Transaction,
  rule: Pick<Rule, 'quorum' | 'exclusions'>,
  { assemblyId, activeRoster, activeSession }: HallPlace,
): Promise<Figures> {
  const [units, attendance] = await Promise.all([
    activeRoster === null ? null : tx.get(peopleDocuments.units(assemblyId, activeRoster)),
    tx.get(peopleDocuments.attendance(assemblyId, activeSession).where('present', '==', true)),
  ]);
  const roll = rollOf({
    units: units?.docs.map((unit) => unit.data()) ?? [],
    attendance: attendance.docs.map((unit) => unit.data()),
    ballots: [],
    options: [],
  });
  return countPresence(roll, quorumScopes(rule), rule.exclusions);
}

async function readCounts(
  tx: Transaction,
  assemblyId: string,
  activeRoster: string | null,
): Promise<RosterCounts | null> {
  if (activeRoster === null) return countRoster([]);
  return (await tx.get(peopleDocuments.roster(assemblyId, activeRoster))).data()?.counts ?? null;
}

/** Null when the heads say less than the attendance. */
async function readAdmitted(
  tx: Transaction,
  assemblyId: string,
  session: number,
  admission: Admission,
): Promise<ScopeCounts | null> {
  const heads = peopleDocuments.heads(assemblyId, session);
  const here = heads.where('units', '>', 0);
  const [there, counted, admitted] = await Promise.all([
    readPresent(tx, assemblyId, session),
    sumHeads(tx, here, 'units'),
    admission === 'everybody' ? null : sumAdmitted(tx, heads, admission),
  ]);
  if (counted.units !== there.units) return null;
  return admitted ?? { ...there, heads: counted.heads };
}

function sumAdmitted(
  tx: Transaction,
  heads: Query<HeadPresence>,
  admission: Exclude<Admission, 'everybody'>,
): Promise<ScopeCounts> {
  switch (admission) {
    case 'clearUnits':
      return sumHeads(tx, heads.where('clearUnits', '>', 0), 'clearUnits', 'clearWeight');
    case 'clearOwners':
      return sumHeads(
        tx,
        heads.where('owes', '==', false).where('units', '>', 0),
        'units',
        'weight',
      );
  }
}

async function sumHeads(
  tx: Transaction,
  heads: Query<HeadPresence>,
  units: keyof HeadPresence,
  weight: keyof HeadPresence = units,
): Promise<ScopeCounts> {
  const summed = await tx.get(
    heads.aggregate({
      heads: AggregateField.count(),
      units: AggregateField.sum(units),
      weight: AggregateField.sum(weight),
    }),
  );
  return summed.data();
}
