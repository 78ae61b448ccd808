import {
  accept,
  decisionDeadlines,
  type Outcome,
  type OwnReportAnswer,
  ownReport,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readHeldMeeting } from '../versions/readHeldMeeting.ts';
import { type OwnAsked, readOwnRecord } from './readOwnRecord.ts';

/**
 * The report of the last session that ended, or of the requested one, for one person. It reads what is theirs
 * and the questions, never the whole session: a hall may ask at once. A person outside the roster has none.
 */
export async function readOwnReport(
  asked: Omit<OwnAsked, 'personId'> & { readonly personId: string | null },
): Promise<Outcome<OwnReportAnswer>> {
  const { assemblyId, personId, now } = asked;
  if (personId === null) return accept({ report: null });
  const found = await readTogether((tx) => readOwnRecord(tx, { ...asked, personId }));
  if (!found.ok) return found;
  if (found.value === null) return accept({ report: null });
  const { assembly, ...own } = found.value;
  const held = { assemblyId, assembly, session: own.record.session, now };
  const deadlines = decisionDeadlines(await readHeldMeeting(held));
  return accept({ report: ownReport({ personId, deadlines, ...own }) });
}
