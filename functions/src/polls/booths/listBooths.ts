import { type BoothsAnswer, isOpenBooth } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The tablets that are booths now, by name, with what was mistyped at each. */
export async function listBooths(assemblyId: string, now: number): Promise<BoothsAnswer> {
  const found = await pollDocuments.booths(assemblyId).where('closedAt', '==', null).get();
  const open = found.docs.map((one) => one.data()).filter((booth) => isOpenBooth(booth, now));
  const names = await namesOf(assemblyId, new Set(open.map(({ openedBy }) => openedBy)));
  const booths = open.map(
    ({ boothId, name, openedBy, openedAt, failures = 0, failedAt = null }) => ({
      boothId,
      name,
      openedAt,
      failures,
      failedAt,
      openedBy: names.get(openedBy) ?? '',
    }),
  );
  return { booths: booths.sort((a, b) => a.name.localeCompare(b.name, 'es', { numeric: true })) };
}

async function namesOf(assemblyId: string, uids: ReadonlySet<string>) {
  const members = await Promise.all(
    [...uids].map(async (uid) => (await documents.member(assemblyId, uid).get()).data()),
  );
  return new Map(
    members.flatMap((member) => (member === undefined ? [] : [[member.uid, member.name]])),
  );
}
