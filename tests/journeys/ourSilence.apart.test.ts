import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hallDocuments } from '../../functions/src/hall/attendance/hallDocuments.ts';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { refreshes } from '../../functions/src/live/projections/refreshes.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { type Installation, openInstallation } from '../support/openInstallation.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';
import { signInByCookie } from '../support/visits/signInByCookie.ts';

const browser = browserForAll();
let installation: Installation | undefined;

/** Ten times faster than in the world: a sign each 6 s, a grace of 18 s, a clock that comes each 6 s. */
const times = {
  ...{ ASAMBLEA_HEARTBEAT_MS: '2500', ASAMBLEA_SIGN_MS: '6000', ASAMBLEA_GRACE_MS: '18000' },
  ...{ ASAMBLEA_GAP_MS: '9000', ASAMBLEA_PATIENCE_MS: '90000' },
};
const fourMinutes = 24_000;

beforeAll(async () => {
  installation = await openInstallation(times, 6_000);
  process.env.ASAMBLEA_HOSTING = installation.address;
});
afterAll(() => installation?.stop());

const units = [
  ['101', 'Ana', '20'],
  ['102', 'Beto', '30'],
  ['103', 'Caro', '50'],
] as const;

test('four minutes in which nobody reaches us leave everybody in, and a person away while others stay is out', async () => {
  const ours = installation;
  if (ours === undefined) throw new Error('There is no installation.');
  const cot = `silencio-${crypto.randomUUID().slice(0, 8)}`;
  const journey = await newJourney(browser(), { cot, units, signIn: signInByCookie });
  const { assemblyId } = journey;
  const rooms = new Map<string, Page>();
  for (const owner of ['Ana', 'Beto', 'Caro']) {
    rooms.set(owner, await journey.visit('/virtual/current', owner, 'phone'));
  }
  const pages = [...rooms.values()];
  const attends = async () => {
    for (const [i, page] of pages.entries()) {
      const own = page.getByRole('region', { name: 'Su asistencia' });
      await own.getByText(units[i]?.[0] ?? '').waitFor();
    }
  };
  await attends();
  const installed = await journey.send('moderator', '/api/session/install', {
    session: 1,
    call: 1,
  });
  expect(installed.status, JSON.stringify(installed.body)).toBe(200);
  await ours.startClock();

  const signs = async () => {
    const { docs } = await hallDocuments.presences(assemblyId, 1).get();
    return docs.map((one) => one.data().seenAt);
  };
  const lookedAt = async () => (await hallDocuments.presenceWatch().get()).data()?.lookedAt ?? 0;
  /** Everybody signed since then, and the clock came after all of them. */
  const isHeardSince = async (since: number) => {
    const last = await signs();
    return Math.min(...last) > since && (await lookedAt()) > Math.max(...last);
  };
  const pass = (millis: number, since = Date.now()) =>
    expect.poll(() => Date.now() - since).toBeGreaterThan(millis);
  /** The exits, and the changes of the quorum, once the screens of the hall show them. */
  const record = async () => {
    const { readTime } = await documents.assembly(assemblyId).get();
    await refreshes.quorum(assemblyId, cot, readTime);
    const { docs } = await documents.events(assemblyId).get();
    return docs
      .map((event) => event.data())
      .filter(({ kind }) => kind === 'unit-left' || kind.startsWith('quorum-'))
      .map(({ kind, unitId, from, unseenSince }) => ({ kind, unitId, from, unseenSince }));
  };
  await expect.poll(() => isHeardSince(Date.now() - 60_000)).toBe(true);
  expect(await record()).toEqual([]);
  const screen = await journey.visit(`/quorum/public?cot=${cot}`);
  await seen(screen, '100,00 %');

  const shut = (route: Route) => route.abort();
  const shutOut = () => Promise.all(pages.map((page) => page.route('**/api/presence', shut)));
  const letIn = () => Promise.all(pages.map((page) => page.unroute('**/api/presence', shut)));

  // Nothing of ours answers, neither people nor the clock; which then is back before them.
  await ours.crash('api');
  await pass(fourMinutes);
  await shutOut();
  const back = Date.now();
  await ours.begin('api');
  await expect.poll(lookedAt).toBeGreaterThan(back);
  expect(await record()).toEqual([]);
  await letIn();
  await expect.poll(() => isHeardSince(back)).toBe(true);
  expect(await record()).toEqual([]);
  await attends();

  // The clock goes on, and no sign comes in.
  await shutOut();
  const looked = await lookedAt();
  await pass(fourMinutes);
  expect(await lookedAt()).toBeGreaterThan(looked + fourMinutes / 2);
  expect(await record()).toEqual([]);
  const again = Date.now();
  await letIn();
  await expect.poll(() => isHeardSince(again)).toBe(true);
  expect(await record()).toEqual([]);
  await seen(screen, '100,00 %');

  // Of Ana alone nothing is heard.
  await rooms.get('Ana')?.close();
  const gone = Date.now();
  await expect.poll(record).toHaveLength(1);
  const [left] = await record();
  expect(left).toMatchObject({ kind: 'unit-left', unitId: '101', from: 'system' });
  expect(Date.now() - (left?.unseenSince ?? 0)).toBeGreaterThan(18_000);
  expect(left?.unseenSince).toBeLessThan(gone + 1_000);
  await seen(screen, '80,00 %');
});
