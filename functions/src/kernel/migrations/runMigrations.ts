import { oldestSchema } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { movedStamp, pageOfGroup, type Transaction, transact } from '../database/firestore.ts';
import type { MigrationState } from '../database/migrationState.ts';
import { type Migration, migrations, stampedCollections } from './migrations.ts';

interface Migrating {
  readonly steps?: readonly Migration[];
  readonly collections?: readonly string[];
  readonly pageSize?: number;
  /** Told after each page, with the version it goes to. */
  readonly onPage?: (to: number, documents: number) => void;
}

const start: MigrationState = { version: oldestSchema, collection: 0, after: null };

/**
 * Brings everything stored to the present version, page by page. Each page is written together with its
 * progress, so that a cut process goes on from there and no document is changed twice, also when two run at
 * once. Answers how many documents were of an older version.
 */
export async function runMigrations({
  onPage = () => undefined,
  ...asked
}: Migrating = {}): Promise<number> {
  let changed = 0;
  for (;;) {
    const page = await transact((tx) => migratePage(tx, asked));
    if (page === null) return changed;
    changed += page.changed;
    onPage(page.to, page.changed);
  }
}

/** Null when there is nothing left to do. */
async function migratePage(
  tx: Transaction,
  { steps = migrations, collections = stampedCollections, pageSize = 200 }: Migrating,
) {
  const place = documents.migrationState();
  const state = (await tx.get(place)).data() ?? start;
  const step = steps.find(({ to }) => to === state.version + 1);
  if (step === undefined) return null;
  const { to } = step;
  const name = collections[state.collection];
  if (name === undefined) {
    tx.set(place, { version: to, collection: 0, after: null });
    return { to, changed: 0 };
  }
  const { docs } = await tx.get(pageOfGroup(name, state.after, pageSize));
  const older = docs.filter((one) => versionOf(one.data()) < to);
  for (const one of older) {
    const change = step.change(one.ref.path, one.data());
    tx.update(one.ref, { ...change, schema: to, ...movedStamp(one.ref) });
  }
  const last = docs.length < pageSize ? undefined : docs.at(-1);
  tx.set(
    place,
    last === undefined
      ? { ...state, collection: state.collection + 1, after: null }
      : { ...state, after: last.ref.path },
  );
  return { to, changed: older.length };
}

function versionOf({ schema = oldestSchema }: { readonly schema?: unknown }): number {
  return typeof schema === 'number' ? schema : oldestSchema;
}
