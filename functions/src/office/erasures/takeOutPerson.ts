import { type ErasedPerson, type Scrubber, scrubberOf } from '@asamblea/domain';
import { clearCollection } from '../../kernel/database/clearCollection.ts';
import {
  type CollectionReference,
  type DocumentFields,
  firestore,
  type QueryDocumentSnapshot,
  transact,
} from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { personFatesInOrder } from './personFates.ts';
import { actorsOf } from './readKnownPerson.ts';

interface TakenOut {
  changed: number;
  deleted: number;
  /** By what it is called, how many documents still name them. */
  readonly left: Map<string, number>;
}

/** Keys that open something elsewhere, and name the sender of the mail: nobody is looked for in them. */
const untouched = 'integrations';

/** Goes through everything that is stored of an assembly, collection by collection, and takes a person out of it. */
export async function takeOutPerson(
  assemblyId: string,
  cot: string,
  person: ErasedPerson,
): Promise<TakenOut> {
  const scrub = scrubberOf(person);
  const taken: TakenOut = { changed: 0, deleted: 0, left: new Map() };
  for (const [name, fate] of personFatesInOrder) {
    if (fate === 'ids') continue;
    for (const collection of await placesOf(assemblyId, name)) {
      if (fate === 'packed') {
        await clearCollection(collection);
        continue;
      }
      const { docs } = await collection.get();
      if (fate === 'own') taken.deleted += await deleteOwn(docs, person.personId);
      else if (fate === 'scrubbed') taken.changed += await scrubAll(docs, scrub);
      else noteLeft(taken.left, fate.kept, docs, scrub);
    }
  }
  const shown = await firestore().collection(paths.lives(cot)).get();
  const ofPeople = shown.docs.filter(({ id }) => id !== 'results' && id !== 'question');
  taken.changed += await scrubAll(ofPeople, scrub);
  return taken;
}

/** Where the collections of that name are: one, or one under each document of the outer one. */
async function placesOf(assemblyId: string, name: string): Promise<readonly CollectionReference[]> {
  const [outer = '', inner] = name.split('/');
  const whole = firestore().collection(`${paths.assembly(assemblyId)}/${outer}`);
  if (inner === undefined) return [whole];
  return (await whole.listDocuments()).map((one) => one.collection(inner));
}

async function deleteOwn(
  docs: readonly QueryDocumentSnapshot[],
  personId: string,
): Promise<number> {
  const actors = actorsOf(personId);
  const own = docs.filter((one) => one.data().personId === personId || actors.includes(one.id));
  for (const { ref } of own) await ref.delete();
  return own.length;
}

async function scrubAll(docs: readonly QueryDocumentSnapshot[], scrub: Scrubber): Promise<number> {
  const named = docs.filter((one) => one.id !== untouched && namesThem(one.data(), scrub));
  for (const { ref } of named) {
    await transact(async (tx) => {
      const now = (await tx.get(ref)).data();
      // It may have moved since it was read: what is written is of what is there.
      if (now !== undefined && namesThem(now, scrub)) tx.set(ref, scrub(now) as DocumentFields);
    });
  }
  return named.length;
}

function noteLeft(
  left: Map<string, number>,
  what: string,
  docs: readonly QueryDocumentSnapshot[],
  scrub: Scrubber,
): void {
  const named = docs.filter((one) => namesThem(one.data(), scrub)).length;
  if (named > 0) left.set(what, (left.get(what) ?? 0) + named);
}

function namesThem(fields: DocumentFields, scrub: Scrubber): boolean {
  return scrub(fields) !== fields;
}
