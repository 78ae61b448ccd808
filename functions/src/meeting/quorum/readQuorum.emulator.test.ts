import { packIds } from '@asamblea/domain';
import { expect, test, vi } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { type Firestore, firestore, readTogether } from '../../kernel/database/firestore.ts';
import { newAssembly, seat } from '../../testing/halls/testAssembly.ts';
import { readQuorum } from './readQuorum.ts';

/** Where the SDK hands every query over to the network. */
interface Wire {
  requestStream(method: string, bidirectional: boolean, request: unknown, tag: string): unknown;
}

test('no law reads the building for its quorum: documents by name and sums, and no list', async () => {
  const { assemblyId, ...assembly } = await newAssembly(4);
  await seat({ assemblyId, ...assembly }, assembly.units.slice(1));
  const listing: string[] = [];
  for (const rulePack of packIds) {
    await documents.assembly(assemblyId).update({ rulePack });
    const sent = vi.spyOn(firestore() as Firestore & Wire, 'requestStream');
    const read = await readTogether((tx) => readQuorum(tx, assemblyId));
    if (sent.mock.calls.some(([method]) => method === 'runQuery')) listing.push(rulePack);
    sent.mockRestore();
    expect(read?.quorum.present.units).toBe(3);
  }
  expect(listing).toEqual([]);
});
