import {
  accept,
  type EveningAnswer,
  isAnswering,
  isOpenBooth,
  type NamedKind,
  type Outcome,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readMailInForce } from '../../kernel/mail/mailServers.ts';
import { readHealth } from '../../live/cockpit/readHealth.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

/** The readiness for the evening, as far as the record knows and as somebody found the rest. */
export async function readEvening(
  assemblyId: string,
  now: number,
): Promise<Outcome<EveningAnswer>> {
  const [settings, health, booths, sent, failed, mail] = await Promise.all([
    officeDocuments.eveningSettings(assemblyId).get(),
    readHealth(assemblyId, now),
    pollDocuments.booths(assemblyId).where('closedAt', '==', null).get(),
    documents.mails(assemblyId).where('state', '==', 'sent').limit(1).get(),
    documents.mails(assemblyId).where('state', '==', 'failed').limit(1).get(),
    readMailInForce(assemblyId),
  ]);
  const answering = (kind: NamedKind) =>
    health.devices.filter((one) => one.kind === kind && isAnswering(one.state)).length;
  return accept({
    desks: answering('desk'),
    screens: answering('projector'),
    streams: answering('stream'),
    now,
    hasMail: mail !== null,
    hasSent: !sent.empty,
    hasFailed: !failed.empty,
    booths: booths.docs.filter((one) => isOpenBooth(one.data(), now)).length,
    checks: settings.data()?.checks ?? {},
  });
}
