import {
  type ActaVersion,
  accept,
  type CommunicateActaRequest,
  type CommunicatedAnswer,
  communicatedActa,
  communicateVersion,
  localDateOf,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readVersions } from '../versions/readVersions.ts';
import { tellOwners } from './tellOwners.ts';

export interface ActaCommunicating {
  readonly assemblyId: string;
  readonly by: string;
  readonly name: string;
  readonly origin: string;
  readonly request: CommunicateActaRequest;
  readonly now: number;
}

/**
 * Makes a version of the minutes known: writes down since when the terms run, puts a mail for each owner into
 * the outbox and, where it is asked, notifies with it the absentees whom a decision waits for. The same again
 * queues and notifies what is missing, and nothing more.
 */
export async function communicateActa(
  asked: ActaCommunicating,
): Promise<Outcome<CommunicatedAnswer>> {
  const { assemblyId, by, origin, request, now } = asked;
  const told = await transact((tx) => writeDown(tx, asked));
  if (!told.ok) return told;
  const version = told.value;
  const { notifyAbsent } = request;
  const telling = { by, origin, notifyAbsent, now };
  const { added, mailed, notified } = await tellOwners(assemblyId, version, telling);
  const { communication } = version;
  if (communication === null) return refuse('acta-untold');
  return accept({ communication: { ...communication, mailed }, mails: added, notified });
}

async function writeDown(
  tx: Transaction,
  { assemblyId, by, name, origin, request, now }: ActaCommunicating,
): Promise<Outcome<ActaVersion>> {
  const { session, call, version: number, digest, on, means, notifyAbsent } = request;
  const [assembly, versions, acta] = await Promise.all([
    tx.get(documents.assembly(assemblyId)).then((one) => one.data()),
    readVersions(tx, assemblyId, { session, call }),
    tx.get(actaDocuments.acta(assemblyId, session, call)).then((one) => one.data()),
  ]);
  const version = versions.find((one) => one.number === number);
  if (assembly === undefined || version === undefined || acta === undefined)
    return refuse('not-found');
  const { timeZone } = assembly;
  const told = communicateVersion(
    version,
    { digest, on, means },
    {
      newest: versions.at(-1)?.number ?? number,
      fixedOn: localDateOf(version.at, timeZone),
      today: localDateOf(now, timeZone),
      ...{ by, now },
    },
  );
  if (!told.ok || told.value === version) return told;
  const moved = communicatedActa(acta, { memberId: by, name, now });
  if (!moved.ok) return moved;
  if (moved.value !== acta) tx.set(actaDocuments.acta(assemblyId, session, call), moved.value);
  // A process cut from here on leaves it to the clock.
  const telling = { dueAt: now, by, origin, notifyAbsent };
  tx.set(actaDocuments.version(assemblyId, session, call, number), { ...told.value, telling });
  recordEvent(tx, assemblyId, {
    ...{ kind: 'acta-communicated', by, at: now, from: 'desk', session, call, digest },
  });
  return told;
}
