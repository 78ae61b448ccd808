import {
  collectionParts,
  collectionReaders,
  collectionRoles,
  type ReadableCollection,
  roles,
  rolesOf,
  routes,
} from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import type { Rules } from './openRules.ts';
import { impostors, type Persona } from './personas.ts';

/** The rules for every collection that routes open: `path` names a document in it that exists. */
export function testRouteAccess(rules: Rules, collection: ReadableCollection, path: string): void {
  const opening: readonly string[] = collectionReaders[collection];
  const others = routes.map((route) => route.path).filter((route) => !opening.includes(route));
  const reads = (persona: Persona) => {
    const document = rules.as(persona).doc(path);
    return { get: () => document.get(), list: () => document.parent.get() };
  };

  test.each(opening)(`opens ${path} to a member with %s`, async (route) => {
    await rules.giveRoutes([route]);
    await assertSucceeds(reads('reader').get());
    await assertSucceeds(reads('reader').list());
  });

  // Differing in the role alone.
  const allowed = collectionRoles[collection];
  for (const role of allowed === undefined ? [] : roles) {
    const opens = allowed?.includes(role) === true;
    test(`${opens ? 'opens' : 'refuses'} ${path} to a ${role} with all of its pages`, async () => {
      await rules.giveRoutes(opening, role);
      const check = opens ? assertSucceeds : assertFails;
      await check(reads('reader').get());
      await check(reads('reader').list());
    });
  }

  const byPart = Object.entries(collectionParts[collection] ?? {}).flatMap(([route, part]) =>
    roles.filter((role) => !rolesOf(part).includes(role)).map((role) => [role, route] as const),
  );
  for (const [role, route] of byPart) {
    test(`refuses ${path} to a ${role} with all of ${route}, whose part is not for that role`, async () => {
      await rules.giveRoutes([route], role);
      await assertFails(reads('reader').get());
      await assertFails(reads('reader').list());
    });
  }

  test(`refuses ${path} to the same member with every other route`, async () => {
    await rules.giveRoutes(others);
    await assertFails(reads('reader').get());
    await assertFails(reads('reader').list());
  });

  test(`opens ${path} to the administrator`, async () => {
    await assertSucceeds(reads('admin').get());
    await assertSucceeds(reads('admin').list());
  });

  test.each(impostors)(`refuses ${path} to an administrator %s`, async (_, persona) => {
    await assertFails(reads(persona).get());
    await assertFails(reads(persona).list());
  });
}
