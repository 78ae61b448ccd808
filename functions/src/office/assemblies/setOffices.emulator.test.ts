import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { readProxyTerms } from '../../people/proxies/readProxyBook.ts';
import { personIdsOf } from '../../people/rosters/personIds.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { setOffices } from './setOffices.ts';

const now = Date.UTC(2026, 10, 23, 21, 0);
const olga = { name: 'Olga Ruiz', document: 'CC 9', offices: ['administrator'] } as const;

test('an office belongs to the person with that document: the rules of proxies read it, once in the record', async () => {
  const { assemblyId } = await newAssembly(1);
  await documents.generalSettings(assemblyId).set({ redirectHosts: ['a.test'] });
  const save = (offices: readonly ('administrator' | 'employee')[]) =>
    setOffices({ assemblyId, by: 'admin', request: { ...olga, offices }, now });
  const personId = personIdsOf(assemblyId)('9');
  for (let i = 0; i < 2; i += 1) {
    const { offices } = taken(await save(['administrator']));
    expect(offices).toEqual([{ personId, ...olga }]);
  }
  const terms = await transact(async (tx) => readProxyTerms(tx, assemblyId, now));
  expect(terms?.people).toMatchObject([{ personId, offices: ['administrator'] }]);
  const said = documents.events(assemblyId).where('kind', '==', 'offices-changed');
  expect((await said.get()).size).toBe(1);
  taken(await save([]));
  const settings = (await documents.generalSettings(assemblyId).get()).data();
  expect(settings).toEqual({ redirectHosts: ['a.test'], offices: [] });
});

test('a holder whose document is written otherwise is the same one', async () => {
  const { assemblyId } = await newAssembly(1);
  const save = async (document: string) => {
    const request = { ...olga, offices: [...olga.offices], document };
    return taken(await setOffices({ assemblyId, by: 'admin', request, now })).offices;
  };
  const [first] = await save('C.C. 52.345.678 de Bogotá');
  for (const document of ['52345678', 'CC 52.345.678 Btá']) {
    expect(await save(document)).toEqual([{ ...first, document }]);
  }
  expect(await save('52345679')).toHaveLength(2);
});
