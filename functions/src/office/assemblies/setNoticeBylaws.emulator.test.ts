import type { SetNoticeBylawsRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { checkMeetingOf } from '../../meeting/sessions/checkMeetingOf.ts';
import { calledAssembly } from '../../testing/halls/calledAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { setNoticeBylaws } from './setNoticeBylaws.ts';

const twenty = { amount: 20, unit: 'calendar-days', article: 'artículo 40' } as const;

test('the term of the bylaws is kept, rules the meeting and its notice, and is taken away', async () => {
  const { assemblyId, read, now } = await calledAssembly(1);
  const settings = documents.generalSettings(assemblyId);
  await settings.set({ redirects: { '/': '/votes/current' } });
  const note = (request: SetNoticeBylawsRequest) =>
    setNoticeBylaws({ assemblyId, by: 'admin', request, now: 1 });
  const lastDay = async () => taken(await checkMeetingOf(assemblyId, now)).check?.lastDay;
  expect(await lastDay()).toBe('2027-03-10');

  const ten = { ...twenty, amount: 10 };
  expect(await note({ ordinary: ten, extraordinary: null })).toMatchObject({
    refusal: { code: 'notice-too-short', detail: 'La ley pide 15 días calendario.' },
  });
  taken(await note({ ordinary: twenty, extraordinary: null }));
  expect(await lastDay()).toBe('2027-03-05');
  expect((await read()).facts.noticeBylaws).toEqual({ ordinary: twenty });

  taken(await note({ ordinary: null, extraordinary: null }));
  expect((await settings.get()).data()).toEqual({ redirects: { '/': '/votes/current' } });
  const { docs } = await documents.events(assemblyId).get();
  const kinds = datedEvents(docs).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'notice-bylaws-changed')).toHaveLength(2);
});
