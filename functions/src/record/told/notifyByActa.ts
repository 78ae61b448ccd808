import {
  type ActaVersion,
  absentOwnersOf,
  localDateOf,
  noticesAtOnce,
  type Question,
} from '@asamblea/domain';
import { readCalled } from '../../meeting/convocations/readRecipients.ts';
import { notifyAbsentees } from '../../polls/consents/notifyAbsentees.ts';
import { readFrozen } from '../../polls/consents/readFrozen.ts';
import { consentDocuments } from '../../polls/stored/consentDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

/**
 * Notifies, with the mail that communicates the minutes, the absent owners of each decision of its meeting
 * that waits for them: those of whom all co-owners have an address, on the day of the mail. An owner notified
 * before keeps their day. Returns how many were notified now.
 */
export async function notifyByActa(asked: {
  readonly assemblyId: string;
  readonly version: ActaVersion;
  readonly by: string;
  readonly now: number;
}): Promise<number> {
  const { assemblyId, version, by, now } = asked;
  const { session, number, digest } = version;
  const [waiting, called] = await Promise.all([
    consentDocuments.all(assemblyId).where('state', '==', 'open').get(),
    readCalled(assemblyId),
  ]);
  const mailed = new Set(
    called.flatMap(({ personId, address }) => (address === null ? [] : [personId])),
  );
  let notified = 0;
  for (const one of waiting.docs) {
    const process = one.data();
    if (process.session !== session) continue;
    const { questionId } = process;
    const question: Question | undefined = (
      await pollDocuments.question(assemblyId, questionId).get()
    ).data();
    if (question === undefined) continue;
    const owners = absentOwnersOf(await readFrozen(assemblyId, process), question.rule);
    const noticeIds = owners
      .filter(({ ownerIds }) => ownerIds.every((personId) => mailed.has(personId)))
      .map(({ noticeId }) => noticeId);
    for (let i = 0; i < noticeIds.length; i += noticesAtOnce) {
      const told = await notifyAbsentees({
        ...{ assemblyId, questionId, by, now },
        request: {
          noticeIds: noticeIds.slice(i, i + noticesAtOnce),
          on: localDateOf(now, process.timeZone),
          means: 'email',
          proof: `Comunicación del acta, versión ${number}, sello ${digest.slice(0, 8)}`,
        },
      });
      // One that was settled meanwhile waits for nobody any more.
      if (told.ok) notified += told.value.changed;
    }
  }
  return notified;
}
