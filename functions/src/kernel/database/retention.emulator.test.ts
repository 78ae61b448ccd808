import { randomUUID } from 'node:crypto';
import { accessCodeLife, boothTicketLife } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { enterOnline } from '../../hall/remote/enterOnline.ts';
import { keepPresence } from '../../hall/remote/keepPresence.ts';
import { inviteAtDesk } from '../../people/invitations/inviteAtDesk.ts';
import { inviteInBulk } from '../../people/invitations/inviteInBulk.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { openBooth } from '../../polls/booths/openBooth.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { codeFor, giveDocument } from '../../testing/halls/codePeople.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { moveDevice } from '../devices/moveDevice.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from './documents.ts';
import { keptDays } from './retention.ts';

const day = 24 * 60 * 60_000;
const nearly = (millis: number) => [millis - 60_000, millis + 60_000] as const;

function expectFrom(ttl: number | undefined, collection: keyof typeof keptDays, end: number) {
  const [from, to] = nearly(end + keptDays[collection] * day);
  expect(ttl).toBeGreaterThan(from);
  expect(ttl).toBeLessThan(to);
}

test('a code goes a month after it opens nothing', async () => {
  const assembly = await newAssembly(1);
  await giveDocument(assembly, 'person-0', 'CC 1');
  await codeFor(assembly, 'person-0');
  const codes = (await documents.accessCodes(assembly.assemblyId).get()).docs;
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) {
    expectFrom(code.data().ttl.toMillis(), 'accessCodes', Date.now() + accessCodeLife);
  }
});

test('a link goes a year after it opens nothing, from the desk and with many others', async () => {
  const { assemblyId } = await newAssembly(2);
  const now = Date.now();
  await peopleDocuments.people(assemblyId, 'v1').doc('person-1').update({ email: 'a@b.test' });
  const credentialId = randomUUID();
  taken(await inviteAtDesk({ assemblyId, by: 'desk', personId: 'person-0', credentialId, now }));
  const request = { batchId: randomUUID(), personIds: ['person-1'] };
  const bulk = { assemblyId, by: 'desk', origin: 'https://asamblea.test', request, now };
  taken(await inviteInBulk(bulk));
  const links = (await peopleDocuments.invitations(assemblyId).get()).docs.map((one) => one.data());
  expect(links.map(({ personId }) => personId).sort()).toEqual(['person-0', 'person-1']);
  for (const { ttl, expiresAt } of links) expectFrom(ttl.toMillis(), 'invitations', expiresAt);
});

test('each sign of life puts off when a presence goes', async () => {
  const { assemblyId } = await newAssembly(1);
  const now = Date.now();
  const person = { assemblyId, by: 'uid-0', personId: 'person-0', now };
  const kept = async () =>
    (await hallDocuments.presence(assemblyId, 1, 'person-0').get()).data()?.ttl.toMillis();
  taken(await enterOnline({ ...person, identified: 'code', revokesProxies: false }));
  expectFrom(await kept(), 'presence', now);
  taken(await keepPresence({ ...person, now: now + 10 * 60_000 }));
  expectFrom(await kept(), 'presence', now + 10 * 60_000);
});

test('the device of a vote goes with the longest session, and so does one that was moved to', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  const voter = await newMember(assembly, 'voter', 'person-0');
  const cast = createCaster({ clock: systemClock, shard: '0' });
  const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
  await cast(voter, { questionId, requestId: randomUUID(), choices });
  const kept = async () =>
    (await documents.device(assemblyId, 'person-0').get()).data()?.ttl.toMillis();
  expectFrom(await kept(), 'devices', Date.now());
  const member = (await documents.member(assemblyId, voter.uid).get()).data();
  if (member === undefined) throw new Error('Nobody voted.');
  const later = Date.now() + day;
  await moveDevice({ assemblyId, personId: 'person-0', member, sid: 'another' }, later);
  expectFrom(await kept(), 'devices', later);
});

test('a booth goes a month after its ticket', async () => {
  const { assemblyId } = await newAssembly(1);
  const now = Date.now();
  const request = { boothId: randomUUID(), name: 'Puesto 1' };
  taken(await openBooth({ assemblyId, by: 'desk', request, now }));
  const booth = (await pollDocuments.booth(assemblyId, request.boothId).get()).data();
  expectFrom(booth?.ttl.toMillis(), 'booths', now + boothTicketLife);
});
