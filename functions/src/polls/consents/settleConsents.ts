import { accept } from '@asamblea/domain';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';
import { changeConsent } from './changeConsent.ts';

/** The author of a decision settled by time. */
const clockUid = 'clock';
const atOnce = 50;

/** Looks again at the decisions for which somebody's last day is over. Returns how many. */
export async function settleConsents(now: number): Promise<number> {
  const due = await consentDocuments.everywhere().where('dueAt', '<=', now).limit(atOnce).get();
  let looked = 0;
  for (const one of due.docs) {
    const assemblyId = one.ref.parent.parent?.id;
    if (assemblyId === undefined) continue;
    const asked = { assemblyId, questionId: one.id, by: clockUid, now };
    const settle = () => changeConsent(asked, () => accept({ notices: [], events: [] }));
    if (await attempt('decision of the absent not settled', settle)) looked += 1;
  }
  return looked;
}
