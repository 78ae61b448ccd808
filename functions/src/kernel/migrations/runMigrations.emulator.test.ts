import { readFile } from 'node:fs/promises';
import {
  beginMember,
  dataSchema,
  defaultRoutes,
  oldestSchema,
  unstampedCollections,
} from '@asamblea/domain';
import { beforeEach, expect, test } from 'vitest';
import { leave } from '../../hall/attendance/desks.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { auditCounts } from '../../polls/closing/auditCounts.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { emptyDatabase } from '../../testing/database/emptyDatabase.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newOpenQuestion, seat, taken } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { FieldValue, firestore, Timestamp } from '../database/firestore.ts';
import {
  type Migration,
  migrations,
  stampedCollections,
  untouchedCollections,
} from './migrations.ts';
import { runMigrations } from './runMigrations.ts';

beforeEach(emptyDatabase);

/** As stored, past what reading hides. */
const stored = async (path: string) => (await firestore().doc(path).get()).data();
const begin = (version: number) =>
  documents.migrationState().set({ version, collection: 0, after: null });

test('there is a migration to each version after the oldest, up to the present one', () => {
  const all = Array.from({ length: dataSchema - oldestSchema }, (_, i) => oldestSchema + 1 + i);
  expect(migrations.map(({ to }) => to)).toEqual(all);
});

test('every collection that the rules name has a version, or a reason to have none', async () => {
  const text = await readFile(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^ {4,}match \/([a-zA-Z]+)\//gmu)].map(([, name]) => name ?? '');
  const apart = [
    ...[...unstampedCollections, ...untouchedCollections],
    ...['databases', 'moods', 'migrations'],
  ];
  expect(named.length).toBeGreaterThan(35);
  expect(named.filter((name) => !apart.includes(name)).toSorted()).toEqual(
    expect.arrayContaining(stampedCollections.toSorted()),
  );
  expect(named.filter((name) => ![...apart, ...stampedCollections].includes(name))).toEqual([]);
});

test('a stored document carries its version, and readers do not see it', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const unit = peopleDocuments.units(assemblyId, 'v1').doc('U0');
  expect(await stored(unit.path)).toMatchObject({ label: 'U0', schema: dataSchema });
  expect((await unit.get()).data()).not.toHaveProperty('schema');
  const [listed] = (await peopleDocuments.units(assemblyId, 'v1').get()).docs;
  expect(listed?.data()).not.toHaveProperty('schema');
  const tick = liveDocuments.tick(assemblyId, 'quorum_1');
  await tick.create({ owner: 'e', endsAt: 0, ttl: Timestamp.fromMillis(0) });
  expect(await stored(tick.path)).not.toHaveProperty('schema');
});

/** A version more, in which units say their label twice and forget their group. */
const next: Migration = {
  to: dataSchema + 1,
  change: (path, { label }) =>
    path.includes('/units/') ? { labels: [label, label], group: FieldValue.delete() } : {},
};

test('each document changes once, also when it is cut short at every page and two run at once', async () => {
  const assembly = await newAssembly(5);
  await newOpenQuestion(assembly);
  const { assemblyId } = assembly;
  await begin(dataSchema);
  const seen: string[] = [];
  const steps: readonly Migration[] = [
    ...migrations,
    {
      ...next,
      change: (path, fields) => {
        if (path.includes(assemblyId)) seen.push(path);
        return next.change(path, fields);
      },
    },
  ];
  let pages = 0;
  const cut = () =>
    runMigrations({
      ...{ steps, pageSize: 3, collections: ['assemblies', 'units', 'sessions', 'people'] },
      onPage: () => {
        pages += 1;
        if (pages % 3 === 0) throw new Error('cut');
      },
    });
  await Promise.allSettled([cut(), cut()]);
  while ((await documents.migrationState().get()).data()?.version !== next.to) {
    await cut().catch(() => undefined);
  }
  const unit = `${peopleDocuments.units(assemblyId, 'v1').path}/U3`;
  expect(await stored(unit)).toMatchObject({ labels: ['U3', 'U3'], schema: next.to });
  expect(await stored(unit)).not.toHaveProperty('group');
  expect(await stored(`assemblies/${assemblyId}`)).toMatchObject({ schema: next.to });
  expect(new Set(seen).size).toBe(12);
  expect(await runMigrations({ steps })).toBe(0);
});

test('a document of a newer version than a step is left unchanged', async () => {
  const { assemblyId } = await newAssembly(1);
  await begin(oldestSchema);
  const unit = `${peopleDocuments.units(assemblyId, 'v1').path}/U0`;
  await runMigrations();
  expect(await stored(unit)).toMatchObject({ label: 'U0', schema: dataSchema });
  expect((await documents.migrationState().get()).data()?.version).toBe(dataSchema);
});

test('documents from before versions get theirs', async () => {
  const { assemblyId } = await newAssembly(1);
  const reference = firestore().doc(`${peopleDocuments.units(assemblyId, 'v1').path}/U0`);
  await reference.update({ schema: FieldValue.delete() });
  expect(await runMigrations({ collections: ['units'] })).toBeGreaterThan(0);
  expect(await stored(reference.path)).toMatchObject({ label: 'U0', schema: dataSchema });
});

test('the time of a line stays, and a decided question is recounted', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  const drawn = async () => (await pollDocuments.closing(assemblyId, questionId).get()).updateTime;
  const before = await drawn();
  // A count that was cut short takes the hall as of that instant: a person who goes home afterwards was
  // there.
  const request = { unitIds: ['U2'] };
  taken(await leave({ assemblyId, by: 'desk', request, now: Date.now() }));
  await begin(dataSchema);
  await runMigrations({ steps: [...migrations, { to: dataSchema + 1, change: () => ({}) }] });
  expect(before).toBeDefined();
  expect(await drawn()).toEqual(before);
  expect(taken(await auditCounts(assemblyId, Date.now()))).toMatchObject({
    questions: [{ questionId, faults: [] }],
  });
});

test('a member from before the page of notices gets it, and one who was restricted does not', async () => {
  const { assemblyId } = await newAssembly(1);
  const write = async (uid: string, routesAvailable: readonly string[]) => {
    const who = { uid, role: 'moderator' as const, name: uid, email: '', personId: null };
    const reference = firestore().doc(documents.member(assemblyId, uid).path);
    await reference.set({ ...beginMember(who), routesAvailable, schema: 4 });
    return async () => (await stored(reference.path))?.routesAvailable;
  };
  const then = defaultRoutes('moderator').filter((one) => one !== '/notices');
  const ofAna = await write('ana', then);
  const ofLuis = await write('luis', ['/', '/dashboard']);
  await begin(4);
  await runMigrations();
  expect(await ofAna()).toEqual([...then, '/notices']);
  // Everybody gets the page on which one signs.
  expect(await ofLuis()).toEqual(['/', '/dashboard', '/acta']);
});
