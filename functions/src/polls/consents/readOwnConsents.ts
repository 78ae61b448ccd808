import {
  absentOwnersOf,
  accept,
  type ConsentProcess,
  citeSource,
  lastDayOf,
  localDateOf,
  type Outcome,
  type OwnConsents,
  untouchedNotice,
} from '@asamblea/domain';
import { consentDocuments } from '../stored/consentDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readFrozen } from './readFrozen.ts';

/** The decisions taken while this person was absent, to which they may object or already did. */
export async function readOwnConsents(
  assemblyId: string,
  personId: string | null,
  now: number,
): Promise<Outcome<OwnConsents>> {
  if (personId === null) return accept({ own: [] });
  const open = await consentDocuments.all(assemblyId).where('state', '==', 'open').get();
  const own = await Promise.all(
    open.docs.map((one) => ownRows(assemblyId, one.data(), personId, now)),
  );
  return accept({ own: own.flat() });
}

async function ownRows(
  assemblyId: string,
  process: ConsentProcess,
  personId: string,
  now: number,
): Promise<OwnConsents['own']> {
  const { questionId, text, days, timeZone } = process;
  const [frozen, found] = await Promise.all([
    readFrozen(assemblyId, process),
    pollDocuments.question(assemblyId, questionId).get(),
  ]);
  const question = found.data();
  const presumed = question?.rule.presumedConsent;
  if (question === undefined || !presumed) return [];
  const owners = absentOwnersOf(frozen, question.rule).filter(({ ownerIds }) =>
    ownerIds.includes(personId),
  );
  const today = localDateOf(now, timeZone);
  return Promise.all(
    owners.map(async ({ noticeId, units }) => {
      const kept = await consentDocuments.notices(assemblyId, questionId).doc(noticeId).get();
      const one = kept.data() ?? untouchedNotice(noticeId);
      const lastDay = lastDayOf(one, days);
      return {
        questionId,
        text,
        noticeId,
        days,
        lastDay,
        article: citeSource(presumed.source),
        units: units.map(({ label }) => label),
        objectedOn: one.objection?.on ?? null,
        mayObject: one.objection === null && (lastDay === null || today <= lastDay),
      };
    }),
  );
}
