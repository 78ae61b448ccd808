import { importProxiesRequest, type ProxyRow } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { importIdOf } from './importIdOf.ts';

const row: ProxyRow = {
  ...{ row: 2, units: ['T1-101'], grantorName: 'Ana', grantorDocument: '' },
  ...{ attorneyName: 'Luis', attorneyDocument: 'CC 1083', attorneyEmail: null, instructions: '' },
};
const choice = { form: 'signed', writtenOn: '2026-11-10' } as const;

test('the same file read the same way is the same import, and any change is another', async () => {
  const id = await importIdOf([row], choice);
  expect(importProxiesRequest.shape.importId.safeParse(id).success).toBe(true);
  expect(await importIdOf([{ ...row }], choice)).toBe(id);
  expect(await importIdOf([{ ...row, instructions: 'Votar sí' }], choice)).not.toBe(id);
  expect(await importIdOf([row], { ...choice, writtenOn: '2026-11-11' })).not.toBe(id);
});
