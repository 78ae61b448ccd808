import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectionReaders, type ReadableCollection } from './collections.ts';
import { decideSwitch, switchRequest } from './decideSwitch.ts';
import { guardRoute } from './guardRoute.ts';
import { beginMember } from './member.ts';
import { type Operation, operations } from './operations.ts';
import { mayDo, permissionsOf, sessionMay } from './permissions.ts';
import {
  isCollectionOff,
  isOperationOff,
  isPieceOff,
  isRouteOff,
  offIn,
  offInPublic,
  onInPublic,
  type PluginName,
  pluginNames,
  pluginOf,
  plugins,
  type RunningWork,
} from './plugins.ts';
import { defaultRoutes, routes } from './routes.ts';
import { strangerSession } from './userSession.ts';

const still: RunningWork = {
  ...{ platesOut: 0, openBooths: 0 },
  ...{ isAskingMood: false, isVotingSecretly: false, isVotingSeveral: false },
};

const everyOperation = Object.keys(operations) as Operation[];
const rowsOf = (name: PluginName) => {
  const { routes: paths, operations: held, collections, pieces } = plugins[name];
  return [...paths, ...held, ...collections, ...pieces];
};

test.each(pluginNames)('%s holds rows of the tables, and none of another switch', (name) => {
  const others = pluginNames.filter((one) => one !== name).flatMap(rowsOf);
  expect(rowsOf(name).length).toBeGreaterThan(0);
  for (const row of rowsOf(name)) expect(others).not.toContain(row);
  for (const route of plugins[name].routes) {
    expect(routes.map(({ path }) => path)).toContain(route);
  }
  for (const needed of plugins[name].needs) expect(pluginNames).toContain(needed);
});

const rowsOfOperations = pluginNames.flatMap((name) =>
  plugins[name].operations.map((operation) => [name, operation] as const),
);

test.each(rowsOfOperations)('%s: %s passes on, and is refused off', (name, operation) => {
  for (const role of operations[operation].roles) {
    const somebody = beginMember({ uid: 'u', role, name: '', email: '', personId: null });
    const permissions = permissionsOf(somebody);
    expect(mayDo(permissions, operation)).toBe(true);
    expect(mayDo({ ...permissions, off: [name] }, operation)).toBe(false);
    const session = { ...strangerSession, role, routesAvailable: defaultRoutes(role) };
    const here = { ...session, componentsAvailable: permissions.parts };
    expect(sessionMay(here, operation)).toBe(true);
    expect(sessionMay({ ...here, off: [name] }, operation)).toBe(false);
  }
});

const rowsOfRoutes = pluginNames.flatMap((name) =>
  routes
    .filter(({ path, entry }) => entry === 'signed-in' && isRouteOff(path, [name]))
    .map(({ path, roles }) => [name, path, roles] as const),
);

test.each(rowsOfRoutes)('%s: %s opens on, and says that it is off', (name, path, roles) => {
  for (const role of roles) {
    const session = {
      ...{ ...strangerSession, isAuthenticated: true, role },
      routesAvailable: defaultRoutes(role),
    };
    expect(guardRoute(path, session)).toBe('pass');
    expect(guardRoute(path, { ...session, off: [name] })).toBe('off');
  }
});

test('operations that no switch holds stay available', () => {
  fc.assert(
    fc.property(fc.subarray([...pluginNames]), (off) => {
      for (const operation of everyOperation) {
        const holder = pluginOf(operation);
        expect(isOperationOff(operation, off)).toBe(holder !== null && off.includes(holder));
      }
      for (const collection of Object.keys(collectionReaders) as ReadableCollection[]) {
        const isHeld = off.some((name) => plugins[name].collections.includes(collection));
        expect(isCollectionOff(collection, off)).toBe(isHeld);
      }
    }),
  );
});

test('an operation whose only pages are of a switch is of the same one', () => {
  for (const operation of everyOperation) {
    const ways: readonly string[] = operations[operation].routes;
    for (const name of pluginNames) {
      if (!ways.every((path) => isRouteOff(path, [name]))) continue;
      expect([operation, pluginOf(operation)]).toEqual([operation, name]);
    }
  }
});

test('a page that a switch takes away opens no collection that the switch leaves', () => {
  for (const [collection, readers] of Object.entries(collectionReaders)) {
    for (const name of pluginNames) {
      const isOpen = readers.some((path) => isRouteOff(path, [name]));
      const isHeld = isCollectionOff(collection as ReadableCollection, [name]);
      expect([collection, name, isOpen && !isHeld]).toEqual([collection, name, false]);
    }
  }
});

/** These operations are decided where votes are cast and papers are read, which asks no switch. */
test('operations decided beside the API access check belong to no switch', () => {
  for (const operation of [
    ...(['castVote', 'captureVotes', 'readConsents', 'readProxies'] as const),
    ...(['addAtDoor', 'decideDoor'] as const),
  ]) {
    expect(pluginOf(operation)).toBeNull();
  }
});

const atFirst = pluginNames.filter((name) => plugins[name].isOffAtFirst);
/** Those that are on until somebody switches them off. */
const common = pluginNames.filter((name) => !plugins[name].isOffAtFirst);

test('by default everything is on except modules off at first and those that need one of them', () => {
  expect(offIn({})).toEqual(atFirst);
  expect(atFirst).toEqual(['decided', 'hall-map']);
  expect(offIn({ off: ['drive'], on: atFirst })).toEqual(['drive']);
  expect(offIn({ off: ['plates'], on: ['decided'] })).toEqual(['plates', 'booth', 'hall-map']);
});

test.each(atFirst)(
  '%s holds only pages that need no sign-in and pieces of pages, and nothing that the rules ask',
  (name) => {
    const { operations: held, collections, needs, routes: paths } = plugins[name];
    expect([held, collections, needs]).toEqual([[], [], []]);
    for (const path of paths)
      expect(routes.find((route) => route.path === path)?.entry).toBe('public');
  },
);

test('a piece of a page is gone while the switch that holds it is off', () => {
  for (const name of pluginNames) {
    for (const piece of plugins[name].pieces) {
      expect(isPieceOff(piece, offIn({}))).toBe(plugins[name].isOffAtFirst);
      expect(isPieceOff(piece, [name])).toBe(true);
      expect(isPieceOff(piece, [])).toBe(false);
    }
  }
});

test.each(atFirst)('%s goes on and off again, and moves no other', (name) => {
  const on = decideSwitch({ off: ['drive'] }, request(name, true), still);
  expect(on).toEqual({ ok: true, value: { off: ['drive'], on: [name] } });
  if (!on.ok) throw new Error(on.refusal.code);
  const off = decideSwitch(on.value, request(name, false), still);
  expect(off).toEqual({ ok: true, value: { off: ['drive'], on: [] } });
});

test('a public door tells only the facts that its own pages need', () => {
  expect(offInPublic({ off: pluginNames })).toEqual(['streams']);
  expect(onInPublic({ on: atFirst })).toEqual(['decided']);
});

const request = (plugin: PluginName, isOn: boolean) => ({ plugin, isOn });

test.each(common)('%s goes off and comes back, and the others stay', (name) => {
  const others = common.filter((one) => one !== name);
  fc.assert(
    fc.property(fc.subarray(others), (off) => {
      const gone = decideSwitch({ off }, request(name, false), still);
      if (!gone.ok) throw new Error(gone.refusal.code);
      expect([...(gone.value.off ?? [])].sort()).toEqual([...off, name].sort());
      expect(decideSwitch(gone.value, request(name, false), still)).toEqual(gone);
      const back = decideSwitch(gone.value, request(name, true), still);
      expect(back.ok && [...(back.value.off ?? [])].sort()).toEqual([...off].sort());
    }),
  );
});

test.each<readonly [PluginName, Partial<RunningWork>, string]>([
  ['plates', { platesOut: 1 }, 'una placa entregada'],
  ['plates', { platesOut: 3 }, '3 placas entregadas'],
  ['plates', { openBooths: 1 }, 'un puesto abierto'],
  ['booth', { openBooths: 2 }, '2 puestos abiertos'],
  ['mood', { isAskingMood: true }, 'Hay un sondeo'],
  ['secret-votes', { isVotingSecretly: true }, 'una votación secreta abierta'],
  ['several-at-once', { isVotingSeveral: true }, 'varias preguntas abiertas juntas'],
])('%s stays on while %j goes on', (name, running, why) => {
  const decided = decideSwitch({}, request(name, false), { ...still, ...running });
  expect(decided).toMatchObject({ ok: false, refusal: { code: 'plugin-running' } });
  expect(decided.ok ? '' : decided.refusal.detail).toContain(why);
  const other: PluginName = 'drive';
  expect(decideSwitch({}, request(other, false), { ...still, ...running }).ok).toBe(true);
});

test('a module that is off already keeps nothing else on', () => {
  const running = { ...still, openBooths: 1 };
  expect(decideSwitch({ off: ['booth'] }, request('plates', false), running).ok).toBe(true);
});

test.each([
  ['a switch that there is not', { plugin: 'chat', isOn: true }],
  ['no position', { plugin: 'drive' }],
  ['more than one', { plugin: 'drive', isOn: true, also: 'zoom' }],
])('refuses %s', (_, wrong) => {
  expect(switchRequest.safeParse(request('drive', true)).success).toBe(true);
  expect(switchRequest.safeParse(wrong).success).toBe(false);
});
