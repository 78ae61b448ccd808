import type { ForecastHall, Rule, Unit } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readInstalled } from '../closing/readHallAt.ts';

interface HallNow {
  readonly assemblyId: string;
  readonly activeRoster: string;
  readonly activeSession: number;
}

/** The roster in force and the people present now, as a vote under the rule would count them. */
export async function readForecastHall(
  tx: Transaction,
  { assemblyId, activeRoster, activeSession }: HallNow,
  rule: Rule,
): Promise<ForecastHall & { readonly units: readonly Unit[] }> {
  const [meeting, roster, attendance] = await Promise.all([
    tx.get(documents.session(assemblyId, activeSession)),
    tx.get(peopleDocuments.units(assemblyId, activeRoster)),
    tx.get(peopleDocuments.attendance(assemblyId, activeSession).where('present', '==', true)),
  ]);
  const session = meeting.data();
  const held = { rule, session: activeSession };
  const installed = await readInstalled(tx, assemblyId, held, session);
  return {
    call: session?.call ?? 1,
    ...(installed === null ? {} : { installed }),
    units: roster.docs.map((unit) => unit.data()),
    attendance: attendance.docs.map((unit) => unit.data()),
  };
}
