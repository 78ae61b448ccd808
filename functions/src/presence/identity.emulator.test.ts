import { expect, test } from 'vitest';
import { documents } from '../platform/documents.ts';
import { newAssembly, taken } from '../testing/testAssembly.ts';
import { enterOnline } from './enterOnline.ts';
import { readRoomPeople } from './readRoomPeople.ts';
import { verifyIdentity } from './verifyIdentity.ts';

async function entered() {
  const { assemblyId } = await newAssembly(2);
  const now = Date.now();
  const person = { assemblyId, by: 'uid-0', personId: 'person-0', now };
  const enter = () => enterOnline({ ...person, identified: 'code', revokesProxies: false });
  taken(await enter());
  const people = async () => taken(await readRoomPeople(assemblyId, now)).people;
  const verify = (personId: string) =>
    verifyIdentity({ assemblyId, by: 'desk', request: { personId }, now: now + 1 });
  const eventsOf = async (kind: string) =>
    (await documents.events(assemblyId).where('kind', '==', kind).get()).docs.map((event) =>
      event.data(),
    );
  return { now, enter, people, verify, eventsOf };
}

test('how who comes from afar was identified stays with them and with their entry', async () => {
  const { people, eventsOf } = await entered();
  expect(await people()).toMatchObject([
    { personId: 'person-0', identified: 'code', verifiedAt: null },
  ]);
  expect(await eventsOf('unit-entered')).toMatchObject([{ unitId: 'U0', identified: 'code' }]);
});

test('who was recognised on the screen stays so, is recorded once, and coming in again keeps it', async () => {
  const { now, enter, people, verify, eventsOf } = await entered();
  taken(await verify('person-0'));
  taken(await verify('person-0'));
  taken(await enter());
  expect(await people()).toMatchObject([{ verifiedAt: now + 1 }]);
  expect(await eventsOf('identity-verified')).toMatchObject([
    { by: 'desk', personId: 'person-0', session: 1 },
  ]);
});

test('nobody is recognised who did not come in from afar', async () => {
  const { verify } = await entered();
  expect(await verify('person-1')).toMatchObject({ refusal: { code: 'person-unknown' } });
});
