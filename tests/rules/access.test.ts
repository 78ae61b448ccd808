import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  collectionParts,
  collectionReaders,
  defaultParts,
  defaultRoutes,
  type Member,
  type PluginName,
  partsVersion,
  paths,
  pluginNames,
  pluginsOfCollection,
  type ReadableCollection,
  type Role,
  roles,
  rolesOf,
  routes,
  sessionReads,
} from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, expect, test } from 'vitest';
import { accessSection } from '../../scripts/rules/accessSection.ts';
import { generateAccess } from '../../scripts/rules/generateAccess.ts';
import { insertAccess } from '../../scripts/rules/insertAccess.ts';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';

const rules = await openRules();
afterAll(() => rules.close());

const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const table: readonly Role[] = ['admin', 'moderator', 'teller', 'auditor'];

/** Spelled by hand, so that a slip in the access table shows here. */
const readers: Record<ReadableCollection, readonly [path: string, roles: readonly Role[]]> = {
  settings: [paths.settings(assemblyId, 'general'), ['admin']],
  members: [paths.member(assemblyId, 'reader'), ['admin']],
  rosters: [
    `${paths.units(assemblyId, 'v1')}/T1-101`,
    ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  ],
  people: [`${paths.people(assemblyId, 'v1')}/ana`, ['admin', 'moderator', 'registrar']],
  proxies: [`${paths.proxies(assemblyId)}/poder-1`, ['admin', 'moderator', 'registrar', 'auditor']],
  doorPeople: [paths.doorPerson(assemblyId, 'd1'), ['admin', 'moderator', 'registrar']],
  attendance: [
    paths.attendanceOf(assemblyId, 1, 'T1-102'),
    ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  ],
  plates: [
    `${paths.plates(assemblyId, 1)}/14`,
    ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  ],
  agenda: [paths.agendaPoint(assemblyId, 'p1'), table],
  convocations: [paths.convocation(assemblyId, 'n1'), ['admin', 'moderator', 'auditor']],
  floor: [paths.floor(assemblyId, 1), ['admin', 'moderator', 'registrar', 'teller', 'auditor']],
  inquiries: [`${paths.inquiries(assemblyId)}/i1`, table],
  questions: [paths.question(assemblyId, 'q1'), table],
  results: [paths.result(assemblyId, 'q0'), table],
  consents: [paths.consent(assemblyId, 'q1'), table],
  events: [paths.event(assemblyId, 'e1'), ['admin', 'auditor']],
  seals: [paths.seal(assemblyId, 1), ['admin', 'auditor']],
};

test.each(Object.entries(readers))(
  'opens %s to its roles by default',
  async (_, [path, allowed]) => {
    for (const role of roles) {
      const reading = rules.as(role).doc(path).get();
      await (allowed.includes(role) ? assertSucceeds(reading) : assertFails(reading));
    }
  },
);

test('the pages know of the same roles what the database shows them', () => {
  for (const [name, [, allowed]] of Object.entries(readers)) {
    const shown = roles.filter((role) => {
      const session = { role, routesAvailable: defaultRoutes(role) };
      const componentsAvailable = defaultParts(role);
      return sessionReads({ ...session, componentsAvailable }, name as ReadableCollection);
    });
    expect([name, shown]).toEqual([name, allowed]);
  }
});

test('keeps the generated access of firestore.rules fresh (npm run fix)', async () => {
  const text = await readFile(rulesFile, 'utf8');
  expect(insertAccess(text, accessSection())).toBe(text);
});

const collectionsOfSwitches = (Object.keys(readers) as ReadableCollection[]).flatMap((name) =>
  pluginsOfCollection(name).map((plugin) => [name, plugin] as const),
);

test.each(Object.entries(collectionParts))(
  'opens %s by a page with its part',
  async (name, ways) => {
    const collection = name as ReadableCollection;
    for (const [route, part] of Object.entries(ways)) {
      const read = async (more: Partial<Member>) => {
        await rules.change((db) =>
          db.doc(paths.member(assemblyId, 'reader')).update({ ...none, ...more }),
        );
        return rules.as('reader').doc(readers[collection][0]).get();
      };
      const none = {
        ...{ role: rolesOf(part).at(-1), routesAvailable: [route], partsVersion },
        ...{ componentsAvailable: [], fullRouteComponents: [] },
      };
      await assertFails(read({}));
      await assertSucceeds(read({ componentsAvailable: [part] }));
      await assertSucceeds(read({ fullRouteComponents: [route] }));
      await assertSucceeds(read({ partsVersion: 0 }));
      await assertFails(read({ partsVersion: 0, role: 'teller' }));
    }
  },
);

test.each(collectionsOfSwitches)('opens %s while %s is on', async (collection, plugin) => {
  const [path, allowed] = readers[collection];
  const switchTo = (off: readonly PluginName[]) =>
    rules.change((db) => db.doc(paths.assembly(assemblyId)).update({ off }));
  for (const role of allowed) {
    const read = () => rules.as(role).doc(path).get();
    await switchTo([]);
    await assertSucceeds(read());
    await switchTo([plugin]);
    await assertFails(read());
  }
  const others = pluginNames.filter((one) => !pluginsOfCollection(collection).includes(one));
  await switchTo(others);
  await assertSucceeds(
    rules
      .as(allowed[0] ?? 'admin')
      .doc(path)
      .get(),
  );
  await switchTo([]);
});

test('rewrites stale access and nothing else', async () => {
  const text = await readFile(rulesFile, 'utf8');
  const stale = insertAccess(
    text,
    generateAccess({ ...collectionReaders, events: ['/other'] }, []),
  );
  expect(stale).toContain("return hasAnyRoute(a, ['/other']);");
  expect(insertAccess(stale, accessSection())).toBe(text);
});

test('refuses to write rules that lost their markers, or a route that is none', () => {
  expect(() => insertAccess('service cloud.firestore {}', '')).toThrow('begin generated access');
  expect(() => generateAccess({ events: ["/x'] || true || ['"] }, [])).toThrow('Not a route');
  const part = { name: "x') || ('", route: '/x', since: 1, roles: [] };
  const stolen = () => generateAccess({ events: ['/x'] }, [], { events: { '/x': part } });
  expect(stolen).toThrow('Not a name');
});

test('names only routes of the access table', () => {
  const known = routes.map((route) => route.path);
  for (const path of Object.values(collectionReaders).flat()) expect(known).toContain(path);
});
