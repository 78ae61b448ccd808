import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { accredit } from '../../hall/attendance/desks.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { systemClock } from '../platform/clock.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

test('the record and the votes of a unit are asked in a body, because addresses end in logs', async () => {
  const assembly = await newAssembly(2);
  for (const i of [0, 1]) {
    const request = { personId: `person-${i}`, unitIds: [`U${i}`] };
    taken(
      await accredit({
        ...{ assemblyId: assembly.assemblyId, by: 'desk', now: Date.now() },
        request: { ...request, capacity: 'owner', channel: 'hall' },
      }),
    );
  }
  const questionId = await newOpenQuestion(assembly);
  const claims = await newMember(assembly, 'moderator');
  const staff = await browserOf(server.origin, claims);
  const { status, body } = await staff.post('/record', { unitId: 'U0' });
  expect(status).toBe(200);
  expect(body.rows).toHaveLength(1);
  expect((await staff.post('/votes/unit', { questionId, unitId: 'U0' })).body).toEqual({
    ballot: null,
  });
  for (const path of ['/record?unitId=U0', `/votes/unit?questionId=${questionId}&unitId=U0`]) {
    expect(await staff.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
});
