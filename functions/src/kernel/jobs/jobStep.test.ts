import { expect, test } from 'vitest';
import type { StoredJob } from '../database/storedJob.ts';
import { afterPart, resultsKeptMillis, workerGraceMillis } from './jobStep.ts';
import { freshJob, splitRows } from './stageJob.ts';

const rows = [1, 2, 3, 4, 5];
const parts = splitRows(rows, 2);
const fresh = { by: 'uid', fingerprint: 'f', parts, total: rows.length, now: 100 };
const begun: StoredJob = { kind: 'some', ...freshJob(fresh), state: 'writing' };

test('rows are packed in their order, and the last part has what is left', () => {
  expect(parts.map((part): unknown => JSON.parse(part))).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitRows([], 2)).toEqual([]);
});

test('a job goes on after each part and ends with the last one', () => {
  const first = afterPart(begun, 2, 200);
  expect(first).toMatchObject({ state: 'writing', partsDone: 1, written: 2 });
  expect(first.dueAt).toBe(200 + workerGraceMillis);
  const last = afterPart(afterPart(first, 2, 300), 1, 400);
  expect(last).toMatchObject({ state: 'done', partsDone: 3, written: 5 });
  expect(last.dueAt).toBe(400 + resultsKeptMillis);
});

test('a cancellation that came during the last part stands, and that part counts', () => {
  const stopped: StoredJob = { ...begun, state: 'dropping', partsDone: 2, written: 4 };
  expect(afterPart(stopped, 1, 200)).toMatchObject({ state: 'dropping', written: 5 });
});
