import type { SetProxyBylawsRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { setProxyBylaws } from './setProxyBylaws.ts';

const note = (assemblyId: string, request: SetProxyBylawsRequest) =>
  setProxyBylaws({ assemblyId, by: 'admin', request, now: 1 });

test('a proxy bylaw is stored beside the other settings, with its article, and taken away', async () => {
  const { assemblyId } = await newAssembly(1);
  const settings = documents.generalSettings(assemblyId);
  await settings.set({ redirects: { '/': '/votes/current' } });
  taken(await note(assemblyId, { barred: ['administrator'], article: 'artículo 30' }));
  expect((await settings.get()).data()).toEqual({
    redirects: { '/': '/votes/current' },
    proxyBylaws: {
      barred: ['administrator'],
      source: { law: 'los estatutos', article: 'artículo 30', verified: true },
    },
  });
  taken(await note(assemblyId, { article: 'artículo 30' }));
  expect((await settings.get()).data()).toEqual({ redirects: { '/': '/votes/current' } });
});

test('a proxy bylaw that the law forbids is refused with its article and changes nothing', async () => {
  const { assemblyId } = await newAssembly(1);
  const refused = await note(assemblyId, { order: 'first-received', article: 'artículo 30' });
  expect(refused).toMatchObject({
    ok: false,
    refusal: { code: 'proxy-rule-fixed', detail: expect.stringContaining('artículo 2190') },
  });
  expect((await documents.generalSettings(assemblyId).get()).data()?.proxyBylaws).toBeUndefined();
});
