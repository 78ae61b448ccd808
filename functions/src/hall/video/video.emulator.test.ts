import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { newAssembly, seat, taken } from '../../testing/halls/testAssembly.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { askFloor } from '../floor/askFloor.ts';
import { readVideo, setVideo } from './setVideo.ts';

const link = 'https://meet.google.com/abc-defg-hij';

async function newRoom() {
  const assembly = await newAssembly(1);
  const { assemblyId, cot } = assembly;
  await seat(assembly);
  const action = () => ({ assemblyId, by: 'admin', now: Date.now() });
  return {
    assemblyId,
    set: (address: string) => setVideo({ ...action(), request: { address } }),
    ask: () =>
      askFloor({
        ...{ ...action(), from: 'phone' },
        request: { turnId: randomUUID(), who: { personId: 'person-0' } },
      }),
    live: async () => (await hallDocuments.liveRoom(cot).get()).data(),
    kinds: async () =>
      (await documents.events(assemblyId).get()).docs.map((one) => one.data().kind),
  };
}

test('the rooms that are open are told that the video is another, and nobody else what it is', async () => {
  const room = await newRoom();
  for (const _again of [1, 2]) taken(await room.set(link));
  expect(await room.live()).toMatchObject({ video: 1, queue: [] });
  expect(JSON.stringify(await room.live())).not.toContain('meet.google');
  expect(taken(await readVideo(room.assemblyId))).toEqual({
    ...{ version: 1, video: { kind: 'link', url: link } },
  });
  taken(await room.ask());
  const before = (await room.live())?.asOf ?? '';
  taken(await room.set(''));
  const after = await room.live();
  expect(after).toMatchObject({ video: 2, queue: [expect.any(String)] });
  expect((after?.asOf ?? '') > before).toBe(true);
  expect(await room.kinds()).toEqual(expect.arrayContaining(['video-changed', 'video-changed']));
});

test('an address that is no video leaves the present one, and the other settings', async () => {
  const room = await newRoom();
  taken(await room.set(link));
  const settings = documents.integrationSettings(room.assemblyId);
  await settings.set({ ...(await settings.get()).data(), mail: null });
  expect(await room.set('javascript:alert(1)')).toMatchObject({
    refusal: { code: 'video-not-understood' },
  });
  taken(await room.set('https://youtu.be/dQw4w9WgXcQ'));
  expect((await settings.get()).data()).toMatchObject({
    ...{ mail: null, video: { version: 2, video: { kind: 'youtube' } } },
  });
});
