import {
  type Assembly,
  documentIdentity,
  documentKey,
  type IdFinder,
  idFinder,
  type KnownPerson,
  nameKey,
  namesDocument,
} from '@asamblea/domain';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readPersonIds } from './personIds.ts';
import { readPackedOwners } from './rosterPack.ts';

/** Of an assembly, what tells whom its documents name. */
type Naming = Pick<Assembly, 'activeRoster' | 'country'>;

/**
 * Finds the person of a document: the one who has it in the roster in force, however it is written there and
 * here; the one that a proxy or the desk named by it; or else somebody new.
 */
export async function findPersonId(
  assemblyId: string,
  assembly: Naming,
  named: Omit<KnownPerson, 'personId'>,
): Promise<string> {
  const owner = await findOwnerId(assemblyId, assembly, named);
  if (owner !== null) return owner;
  const personIdOf = await readPersonIds(assemblyId);
  const identity = documentIdentity(named.document, assembly.country);
  if (identity === '') return personIdOf(`name:${nameKey(named.name)}`);
  const former = personIdOf(documentKey(named.document));
  const personId = personIdOf(identity);
  return personId === former || (await isNamed(assemblyId, former)) ? former : personId;
}

/** The owner whom a document names; null where it is of nobody in the roster in force. */
async function findOwnerId(
  assemblyId: string,
  { activeRoster, country }: Naming,
  named: Omit<KnownPerson, 'personId'>,
): Promise<string | null> {
  if (activeRoster === null) return null;
  const personIdOf = await readPersonIds(assemblyId);
  const former = personIdOf(documentKey(named.document));
  const [roster, written] = await Promise.all([
    peopleDocuments.roster(assemblyId, activeRoster).get(),
    peopleDocuments.people(assemblyId, activeRoster).doc(former).get(),
  ]);
  if (written.exists && namesDocument(named.document)) return former;
  const { edits = 0 } = roster.data() ?? {};
  const place = { assemblyId, version: activeRoster, edits };
  const find = await ownerFinder({ ...place, country });
  return find(named);
}

/** A person who had the id made from the words of the document still has it. */
async function isNamed(assemblyId: string, personId: string): Promise<boolean> {
  const [proxies, doors] = await Promise.all([
    peopleDocuments.proxies(assemblyId).where('attorneyId', '==', personId).limit(1).get(),
    peopleDocuments.doorPeople(assemblyId).where('personId', '==', personId).limit(1).get(),
  ]);
  return !proxies.empty || !doors.empty;
}

interface RosterAt {
  readonly assemblyId: string;
  readonly version: string;
  readonly edits: number;
  readonly country: string;
}

/** Of the rosters that were asked for last: reading thousands of owners for each proxy would take minutes. */
const finders = new Map<string, Promise<IdFinder>>();
const keptAtMost = 4;

function ownerFinder(at: RosterAt): Promise<IdFinder> {
  const key = JSON.stringify(at);
  const finder = finders.get(key) ?? makeFinder(at);
  finders.delete(key);
  finders.set(key, finder);
  finder.catch(() => finders.delete(key));
  for (const old of [...finders.keys()].slice(0, -keptAtMost)) finders.delete(old);
  return finder;
}

async function makeFinder({ assemblyId, version, country }: RosterAt): Promise<IdFinder> {
  const people = await readPackedOwners({ assemblyId, version });
  return idFinder(await readPersonIds(assemblyId), { country, people });
}
