import { dataSchema, type ExportManifest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import type { StoredRow } from './readRows.ts';
import { restoredFields } from './restoredFields.ts';

const at = '001790000000.000000000';
const row = (inner: string, fields: StoredRow['fields']): StoredRow => ({
  ...{ path: `assemblies/a/${inner}`, fields },
  ...{ created: at, updated: '001790000001.000000000' },
});
const from = (schema: number) => ({ schema }) as ExportManifest;

test('a document of an older version comes back as the migrations would have left it', () => {
  const member = row('members/ana', { schema: 10, role: 'voter', routesAvailable: ['/'] });
  expect(restoredFields(member, from(10))).toEqual({
    ...{ schema: dataSchema, role: 'voter', routesAvailable: ['/', '/acta'] },
  });
});

test('several versions are gone through in their order, and a field that one deletes is gone', () => {
  const session = row('sessions/1', { schema: 5, openQuestionId: 'q' });
  expect(restoredFields(session, from(5))).toEqual({ schema: dataSchema, openQuestionIds: ['q'] });
  const ballot = row('questions/q/ballots/101', { schema: 5, optionId: 'favour' });
  expect(restoredFields(ballot, from(5))).toEqual({ schema: dataSchema, optionIds: ['favour'] });
});

test('a document of this version, or one without a version, comes back unchanged', () => {
  const member = row('members/ana', { schema: dataSchema, routesAvailable: ['/'] });
  expect(restoredFields(member, from(dataSchema))).toEqual(member.fields);
  const tick = row('ticks/one', { value: 1 });
  expect(restoredFields(tick, from(10))).toEqual(tick.fields);
});

test('the instants of commits are carried where something hangs on them, and no mail waits', () => {
  const now = from(dataSchema);
  const fields = { schema: dataSchema };
  expect(restoredFields(row('closings/q', fields), now).line).toBe('001790000001.000000000');
  expect(restoredFields(row('closings/q', { ...fields, line: at }), now).line).toBe(at);
  expect(restoredFields(row('events/e', fields), now).committed).toBe(at);
  expect(restoredFields(row('rosters/v1/changes/c', fields), now).committed).toBe(at);
  expect(restoredFields(row('mail/m', { ...fields, dueAt: 5 }), now).dueAt).toBeNull();
});
