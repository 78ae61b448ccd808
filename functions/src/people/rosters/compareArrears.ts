import {
  type ArrearsComparison,
  type Assembly,
  type AssemblySession,
  accept,
  type Clearance,
  type CompareArrearsRequest,
  clearanceOf,
  debtChanges,
  debtLawOf,
  debtReading,
  describeRefusal,
  type Excerpt,
  type Outcome,
  packInSession,
  packUnder,
  type RulePack,
  readDebtors,
  refuse,
  sayDebtorNotes,
  type Unit,
  withDebtors,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { rosterInUse } from '../seats/rosterInUse.ts';
import { readInForce } from './readInForce.ts';

/** A screen shows the first; the count says how many there are. */
const listedAtMost = 300;

/** The units that would begin and those that would stop owing with a new set of debtors. Writes nothing. */
export async function compareArrears(asked: {
  readonly assemblyId: string;
  readonly request: CompareArrearsRequest;
}): Promise<Outcome<ArrearsComparison>> {
  const { assemblyId, request } = asked;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const inForce = await readInForce(assemblyId, assembly);
  if (inForce === null || assembly.activeRoster === null) return refuse('roster-missing');
  const session = await documents.session(assemblyId, assembly.activeSession).get();
  const law = debtLawOf(packNow(assembly, session.data()));
  const reading = debtReading(law, request.balance);
  if (!reading.ok) return reading;
  const read = readDebtors(request.rows, inForce.roster.units, reading.value);
  const { debtors, unknown } = read;
  const { units, owing, cleared, staying } = withDebtors(inForce.roster.units, debtors);
  const changes = (changed: readonly Unit[]) =>
    excerpt(debtChanges(changed, units, debtors, law.reachesOwner));
  const clearance = clearanceNow(assembly, session.data());
  const paid = await paidAtDoor(assemblyId, assembly.activeSession);
  const isLate = clearance.kind === 'late';
  return accept({
    base: assembly.activeRoster,
    edits: inForce.edits,
    debtors: debtors.size,
    owing: changes(owing),
    cleared: changes(cleared),
    staying: changes(staying),
    paidAtDoor: excerpt(owing.filter(({ unitId }) => paid.has(unitId)).map(({ label }) => label)),
    unknown: excerpt(unknown),
    told: {
      inFavour: excerpt(read.inFavour),
      unclear: excerpt(read.unclear),
      empty: excerpt(read.empty),
      contested: excerpt(read.contested),
      below: excerpt(read.below),
    },
    summed: excerpt(read.summed),
    balance: read.balance,
    law,
    notes: sayDebtorNotes(read.notes).map(({ text }) => text),
    clearance,
    blocked: isLate
      ? describeRefusal({ code: 'arrears-late' }).message
      : await rosterInUse(assemblyId, units),
  });
}

type Lawful = Pick<Assembly, 'rulePack' | 'quorums' | 'arrears'>;

/** The effect that a debt changed now still has, by the law of the assembly. */
export function clearanceNow(assembly: Lawful, session: AssemblySession | undefined): Clearance {
  return clearanceOf(packNow(assembly, session), session ?? { installedAt: null });
}

/** The law with what the bylaws take from those in arrears, as it rules in the session. */
export function packNow(assembly: Lawful, session: AssemblySession | undefined): RulePack {
  return session === undefined ? packUnder(assembly) : packInSession(assembly, session);
}

async function paidAtDoor(assemblyId: string, session: number): Promise<ReadonlySet<string>> {
  const events = documents.events(assemblyId).where('kind', '==', 'arrears-cleared');
  const cleared = (await events.get()).docs.map((event) => event.data());
  return new Set(cleared.flatMap((one) => (one.session === session ? (one.unitId ?? []) : [])));
}

function excerpt<T>(list: readonly T[]): Excerpt<T> {
  return { count: list.length, first: list.slice(0, listedAtMost) };
}
