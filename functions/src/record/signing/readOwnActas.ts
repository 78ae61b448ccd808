import {
  type ActaDocument,
  type ActaReader,
  type ActaVersion,
  accept,
  mayReadVersion,
  type Outcome,
  type OwnActa,
  type OwnActasAnswer,
  placesAskedOf,
  refuse,
  withoutDrawings,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

/** The newest version of each call that who asks may read, the latest call first. */
export async function readOwnActas(
  assemblyId: string,
  reader: ActaReader,
): Promise<Outcome<OwnActasAnswer>> {
  const [assembly, stored] = await Promise.all([
    documents.assembly(assemblyId).get(),
    actaDocuments.actas(assemblyId).get(),
  ]);
  const of = assembly.data();
  if (of === undefined) return refuse('assembly-unknown');
  const found = await Promise.all(
    stored.docs.map((one) => readOwn(assemblyId, one.data(), reader)),
  );
  const actas = found.flat().sort((a, b) => b.version.at - a.version.at);
  const { name, rulePack, timeZone } = of;
  return accept({ assembly: name, rulePack, timeZone, actas });
}

/** As many as may wait between the communicated version and the one corrected now. */
const versionsAtMost = 20;

/** None or one. Minutes that are corrected again are not signed, and their communicated versions stay readable. */
async function readOwn(
  assemblyId: string,
  { session, call, state, details, version: last }: ActaDocument,
  // A preparer of the minutes reads here the versions they are asked to sign, as everybody does.
  { prepares: _, ...member }: ActaReader,
): Promise<readonly OwnActa[]> {
  const versions = await actaDocuments
    .versions(assemblyId, session, call)
    .orderBy('number', 'desc')
    .limit(versionsAtMost)
    .get();
  const all: readonly ActaVersion[] = versions.docs.map((one) => one.data());
  const version = all.find((one) => mayReadVersion(one, { ...member, prepares: false }));
  if (version === undefined) return [];
  // Of minutes that were made known before everybody signed, the signatures that are missing still count.
  const isOpen = (state === 'fixed' || state === 'communicated') && version.number === last;
  const asked = isOpen ? placesAskedOf(version, member) : [];
  return [{ number: details?.number ?? '', state, version: withoutDrawings(version), asked }];
}
