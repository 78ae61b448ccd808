import { type ErasedPerson, type StoredEvent, scrubberOf } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { FieldValue, transact } from '../../kernel/database/firestore.ts';
import { actorsOf } from './readKnownPerson.ts';

/**
 * Takes out of the events what they say of a person: the masked address of a message, and a reason that names them.
 * Such an event loses its salt, keeps its place, and every seal holds. The ids stay. Answers how many changed.
 */
export async function takeOutOfRecord(assemblyId: string, person: ErasedPerson): Promise<number> {
  const scrub = scrubberOf(person);
  const actors = actorsOf(person.personId);
  const saidOf = (event: StoredEvent): readonly (keyof StoredEvent)[] => {
    const isTold = event.to !== undefined && actors.includes(event.personId ?? '');
    const isNamed = event.reason !== undefined && scrub(event.reason) !== event.reason;
    return [...(isTold ? (['to'] as const) : []), ...(isNamed ? (['reason'] as const) : [])];
  };
  const { docs } = await documents.events(assemblyId).get();
  const named = docs.filter((one) => saidOf(one.data()).length > 0);
  for (const { ref } of named) {
    await transact(async (tx) => {
      const event = (await tx.get(ref)).data();
      const said = event === undefined ? [] : saidOf(event);
      if (said.length === 0) return;
      // Before it is sealed it has no salt yet: it is sealed as it is from now on.
      const gone = [...said, ...(event?.salt === undefined ? [] : (['salt'] as const))];
      tx.update(ref, Object.fromEntries(gone.map((field) => [field, FieldValue.delete()])));
    });
  }
  return named.length;
}
