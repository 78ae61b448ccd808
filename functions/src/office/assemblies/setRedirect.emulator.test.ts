import type { SetRedirectRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { lookUpRedirect } from '../../kernel/access/lookUpRedirect.ts';
import { documents } from '../../kernel/database/documents.ts';
import { newAssembly, newMember, taken } from '../../testing/halls/testAssembly.ts';
import { setRedirect } from './setRedirect.ts';

const ownOrigin = 'https://asamblea.example';
const send = (assemblyId: string, request: SetRedirectRequest) =>
  setRedirect({ assemblyId, by: 'admin', request, ownOrigin, now: 1 });

test('a path is sent where it was said, beside the other settings, until it is taken away', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const claims = await newMember(assembly, 'voter', 'person-0');
  const settings = documents.generalSettings(assemblyId);
  await settings.set({ offices: [] });
  const path = '/reunion';
  const to = 'https://zoom.example/j/1';

  expect(await send(assemblyId, { path, to, allowHost: false })).toMatchObject({
    refusal: { code: 'redirect-host', detail: 'Sitio: zoom.example.' },
  });
  expect(await lookUpRedirect(claims, path)).toEqual({ redirect: null });
  taken(await send(assemblyId, { path, to, allowHost: true }));
  expect(await lookUpRedirect(claims, path)).toEqual({ redirect: to });
  taken(await send(assemblyId, { path, to: `${ownOrigin}/drive`, allowHost: true }));
  expect(await lookUpRedirect(claims, path)).toEqual({ redirect: '/drive' });
  taken(await send(assemblyId, { forbidHost: 'zoom.example' }));
  taken(await send(assemblyId, { path, to: null, allowHost: false }));
  expect(await lookUpRedirect(claims, path)).toEqual({ redirect: null });
  expect((await settings.get()).data()).toEqual({ offices: [], redirects: {}, redirectHosts: [] });
});

test('a redirect of one assembly changes no other', async () => {
  const [one, other] = [await newAssembly(1), await newAssembly(1)];
  const request = { path: '/reunion', to: '/drive', allowHost: false };
  taken(await send(one.assemblyId, request));
  const claims = await newMember(other, 'voter', 'person-0');
  expect(await lookUpRedirect(claims, '/reunion')).toEqual({ redirect: null });
});
