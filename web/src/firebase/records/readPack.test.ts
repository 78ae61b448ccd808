import { expect, test } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { recordInPage } from '../tab/keptRecord.ts';
import { type PackProgress, readPack } from './readPack.ts';

const place = { assemblyId: 'torres', version: 'v1' };
const newest = { edits: 3, seal: 'aa', parts: { units: 2, owners: 1, contacts: 1 } };

/** The API has that pack, each part with one row. */
function serve(pack = newest): void {
  callApi.mockImplementation(async (_method: string, path: string) =>
    path.startsWith('/api/rosters/pack?') ? pack : { rows: [path.split('?')[1]] },
  );
}

const asked = () => callApi.mock.calls.map(([, path]) => String(path).split('?')[0]);

function reading() {
  const told: PackProgress[] = [];
  const stop = new AbortController();
  const tell = (progress: PackProgress) => void told.push(progress);
  return { told, stop, signal: stop.signal, tell };
}

test('reads every part of the version, of one edit, and says how far it is', async () => {
  serve();
  const { told, signal, tell } = reading();
  const packed = await readPack('units', place, { kept: null, signal, tell });
  expect(packed).toEqual({
    edits: 3,
    rows: ['version=v1&edits=3&part=0', 'version=v1&edits=3&part=1'],
  });
  expect(told.map(({ came, of }) => `${came}/${of}`)).toEqual(['0/2', '1/2', '2/2']);
});

test('a reload with the same version downloads no roster', async () => {
  serve();
  const kept = recordInPage();
  const { signal, tell } = reading();
  const first = await readPack('units', place, { kept, signal, tell });
  callApi.mockClear();
  const again = reading();
  expect(await readPack('units', place, { kept, ...again })).toEqual(first);
  expect(asked()).toEqual(['/api/rosters/pack']);
  expect(again.told).toEqual([]);
});

test.each([
  ['another version', { ...place, version: 'v2' }, newest],
  ['a pack with something else in it', place, { ...newest, seal: 'bb' }],
])('%s is downloaded, whatever was kept', async (_, other, pack) => {
  serve();
  const kept = recordInPage();
  const { signal, tell } = reading();
  await readPack('units', place, { kept, signal, tell });
  serve(pack);
  callApi.mockClear();
  await readPack('units', other, { kept, signal, tell });
  expect(asked()).toHaveLength(3);
});

test('a stored pack is not shown to a member whom the server refuses', async () => {
  serve();
  const kept = recordInPage();
  const { signal, tell } = reading();
  await readPack('owners', place, { kept, signal, tell });
  callApi.mockRejectedValue(new Error('not-allowed'));
  await expect(readPack('owners', place, { kept, signal, tell })).rejects.toThrow('not-allowed');
});

test('how to reach people is kept on no device', async () => {
  serve();
  const kept = recordInPage();
  const { signal, tell } = reading();
  await readPack('contacts', place, { kept, signal, tell });
  expect(await kept.read()).toBeUndefined();
});

test('a reader who leaves during the download leaves nothing behind', async () => {
  serve();
  const kept = recordInPage();
  const { stop, signal, tell } = reading();
  const read = readPack('owners', place, { kept, signal, tell });
  stop.abort();
  await read;
  expect(await kept.read()).toBeUndefined();
});
