import {
  type ActaVersion,
  type ActaVersionQuery,
  type ActaVersionsAnswer,
  type AlteredPart,
  accept,
  isStaff,
  type Outcome,
  refuse,
  type ShownVersion,
  staffRoles,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readPdf, readTree } from '../versions/versionFiles.ts';

export interface ReadingVersions {
  readonly assemblyId: string;
  readonly query: ActaVersionQuery;
}

/** The versions of a call, and the text of one of them. Refuses `not-found` for a number that there is not. */
export async function readActaVersions({
  assemblyId,
  query: { session, call, number },
}: ReadingVersions): Promise<Outcome<ActaVersionsAnswer>> {
  const [kept, members] = await Promise.all([
    actaDocuments.versions(assemblyId, session, call).orderBy('number').get(),
    documents.members(assemblyId).where('role', 'in', staffRoles).get(),
  ]);
  const versions = kept.docs.map((one) => one.data());
  const staff = members.docs
    .map((one) => one.data())
    .filter(isStaff)
    .map(({ uid, name }) => ({ memberId: uid, name }));
  const asked =
    number === undefined ? versions.at(-1) : versions.find((one) => one.number === number);
  if (asked === undefined) {
    return number === undefined ? accept({ versions, staff, shown: null }) : refuse('not-found');
  }
  return accept({ versions, staff, shown: await showVersion(assemblyId, asked) });
}

/** The text of a version, and the parts that changed since it was fixed. */
async function showVersion(assemblyId: string, version: ActaVersion): Promise<ShownVersion> {
  const [tree, pdf, isInRecord] = await Promise.all([
    readTree(assemblyId, version),
    readPdf(assemblyId, version),
    isRecorded(assemblyId, version),
  ]);
  const altered: readonly AlteredPart[] = [
    ...(tree?.isIntact === true ? [] : ['tree' as const]),
    ...(pdf?.isIntact === true ? [] : ['pdf' as const]),
    ...(isInRecord ? [] : ['record' as const]),
  ];
  return { number: version.number, draft: tree?.draft ?? null, altered };
}

/** Whether the record, which its seals cover, says that digest of that call. */
async function isRecorded(
  assemblyId: string,
  { session, call, digest }: ActaVersion,
): Promise<boolean> {
  const found = await documents
    .events(assemblyId)
    .where('session', '==', session)
    .where('kind', '==', 'acta-fixed')
    .get();
  return found.docs.some((one) => {
    const event = one.data();
    return event.call === call && event.digest === digest;
  });
}
