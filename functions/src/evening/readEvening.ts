import { accept, type EveningAnswer, isOpenBooth, type Outcome } from '@asamblea/domain';
import { readMailInForce } from '../mail/mailServers.ts';
import { documents } from '../platform/documents.ts';

/** What is ready for the evening, as far as the record knows and as somebody found the rest. */
export async function readEvening(
  assemblyId: string,
  now: number,
): Promise<Outcome<EveningAnswer>> {
  const [settings, staff, booths, sent, failed, mail] = await Promise.all([
    documents.eveningSettings(assemblyId).get(),
    documents.members(assemblyId).where('personId', '==', null).get(),
    documents.booths(assemblyId).where('closedAt', '==', null).get(),
    documents.mails(assemblyId).where('state', '==', 'sent').limit(1).get(),
    documents.mails(assemblyId).where('state', '==', 'failed').limit(1).get(),
    readMailInForce(assemblyId),
  ]);
  const desks = staff.docs
    .map((one) => one.data())
    .filter(
      ({ sids, routesAvailable }) => sids.length > 0 && routesAvailable.includes('/register'),
    );
  return accept({
    ...{
      desks: desks.length,
      now,
      hasMail: mail !== null,
      hasSent: !sent.empty,
      hasFailed: !failed.empty,
    },
    booths: booths.docs.filter((one) => isOpenBooth(one.data(), now)).length,
    checks: settings.data()?.checks ?? {},
  });
}
