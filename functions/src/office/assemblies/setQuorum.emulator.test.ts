import { atLeast, type LiveQuorum, paths, type SetQuorumRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { closeSession } from '../../meeting/sessions/closeSession.ts';
import { failSession } from '../../meeting/sessions/failSession.ts';
import { installSession } from '../../meeting/sessions/installSession.ts';
import { planNextSession } from '../../meeting/sessions/planNextSession.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { readQuorumReport } from '../../record/reports/readReports.ts';
import {
  newAssembly,
  newDraft,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { setQuorum } from './setQuorum.ts';

const first = { session: 1, call: 1 };

const ask = ({ assemblyId }: TestAssembly, request: SetQuorumRequest) =>
  setQuorum({ assemblyId, by: 'admin', request, now: Date.now() });

function share(percent: number, call: 1 | 2 = 1): SetQuorumRequest {
  const threshold = atLeast(percent, 100);
  return {
    ...{ kind: null, call },
    asks: { share: { threshold, measure: 'weight' }, least: null, article: 'artículo 12' },
  };
}

/** A company of five, whose shares are 15: those of the last two are 60 %. */
async function company() {
  const assembly = await newAssembly(5);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'co-sas' });
  await documents.session(assemblyId, 1).update({ state: 'planned', startsAt: Date.now() - 1000 });
  await seat(assembly, assembly.units.slice(3));
  return assembly;
}

const press = ({ assemblyId }: TestAssembly) => ({
  ...{ assemblyId, by: 'chair', now: Date.now(), request: first },
});
const install = (assembly: TestAssembly) => installSession(press(assembly));

async function shownTo({ cot }: TestAssembly) {
  const shown = (await documentAt<LiveQuorum>(paths.live(cot, 'quorum')).get()).data();
  return shown && [shown.quorum.met, shown.quorum.needed, shown.quorum.article];
}

const seventy = [
  'al menos el 70 % del total de las acciones',
  'los estatutos, artículo 12',
] as const;

test('60 % where the bylaws ask 70 % does not install it; 70 % does, and its votes read the same', async () => {
  const assembly = await company();
  const { assemblyId } = assembly;
  const drafted = await newDraft(assembly);
  expect(taken(await ask(assembly, share(70)))).toEqual({ isInstalled: false });
  expect(await install(assembly)).toMatchObject({
    ok: false,
    refusal: { code: 'quorum-missing', detail: `Se requiere ${seventy[0]}.` },
  });
  expect(await shownTo(assembly)).toEqual([false, ...seventy]);
  const draft = (await pollDocuments.question(assemblyId, drafted).get()).data();
  expect(draft?.rule.quorum[0]?.source.law).toBe('los estatutos');

  await seat(assembly, assembly.units.slice(1, 2));
  expect(taken(await install(assembly)).quorum).toMatchObject({ met: true, needed: seventy[0] });
  const opened = await newOpenQuestion(assembly);
  const question = (await pollDocuments.question(assemblyId, opened).get()).data();
  expect(question?.rule.quorum[0]).toMatchObject({
    requirement: { threshold: { comparison: '>=', numerator: 70 } },
    source: { article: 'artículo 12' },
  });
});

test('an installed session keeps its quorum, on its papers and in its votes', async () => {
  const assembly = await company();
  const { assemblyId } = assembly;
  taken(await ask(assembly, share(40)));
  const drafted = await newDraft(assembly);
  taken(await install(assembly));
  expect(taken(await ask(assembly, share(90)))).toEqual({ isInstalled: true });
  expect(await shownTo(assembly)).toMatchObject([true, expect.stringContaining('40 %'), {}]);
  const late = (await pollDocuments.question(assemblyId, drafted).get()).data();
  expect(late?.rule.quorum[0]).toMatchObject({ requirement: { threshold: { numerator: 90 } } });
  const opened = await newOpenQuestion(assembly);
  const question = (await pollDocuments.question(assemblyId, opened).get()).data();
  expect(question?.rule.quorum[0]).toMatchObject({
    requirement: { threshold: { numerator: 40 } },
  });
  const now = Date.now();
  const needed = { needed: expect.stringContaining('40 %') };
  expect(taken(await replayQuorum(assemblyId, {}, now)).quorum).toMatchObject(needed);
  expect(taken(await readQuorumReport({ assemblyId, query: {}, now })).quorum).toMatchObject(
    needed,
  );
});

test('a session that was installed before anybody noted bylaws is told by the law', async () => {
  const assembly = await company();
  const { assemblyId } = assembly;
  taken(await install(assembly));
  await documents.session(assemblyId, 1).update({ bylawQuorums: {} });
  taken(await ask(assembly, share(90)));
  taken(await closeSession(press(assembly)));
  const report = taken(await readQuorumReport({ assemblyId, query: {}, now: Date.now() }));
  expect(report.quorum.article).toBe('Ley 1258 de 2008, artículo 22');
});

test('a call that failed keeps its own, and the one after it asks what the bylaws ask since', async () => {
  const assembly = await company();
  const { assemblyId } = assembly;
  taken(await ask(assembly, share(80)));
  taken(await failSession(press(assembly)));
  taken(await ask(assembly, share(20)));
  taken(await ask(assembly, share(90, 2)));
  const startsAt = Date.now() + 50;
  taken(
    await planNextSession({ ...press(assembly), request: { ...first, startsAt, waitMinutes: 0 } }),
  );
  const active = (await documents.assembly(assemblyId).get()).data()?.activeSession ?? 0;
  const second = { ...press(assembly), request: { session: active, call: 2 }, now: startsAt + 10 };
  expect(await installSession(second)).toMatchObject({
    refusal: { code: 'quorum-missing', detail: expect.stringContaining('90 %') },
  });
  const kept = (await documents.session(assemblyId, 1).get()).data()?.bylawQuorums;
  expect(kept?.[1]).toMatchObject([{ asks: { share: { threshold: { numerator: 80 } } } }]);
  expect(kept?.[2]).toBeUndefined();
});

test('a quorum that the law does not let bylaws ask is refused with its article, and nothing is written', async () => {
  const assembly = await newAssembly(1);
  const before = (await documents.assembly(assembly.assemblyId).get()).data();
  expect(await ask(assembly, share(70, 2))).toMatchObject({
    refusal: { code: 'quorum-fixed', detail: 'Ley 675 de 2001, artículo 41' },
  });
  expect((await documents.assembly(assembly.assemblyId).get()).data()).toEqual(before);
});

test('the record says which call changed and by which article', async () => {
  const assembly = await company();
  taken(await ask(assembly, share(70)));
  taken(await ask(assembly, { ...share(70), asks: null }));
  const { docs } = await documents
    .events(assembly.assemblyId)
    .where('kind', '==', 'quorum-bylaw-changed')
    .get();
  expect(docs.map((event) => event.data().bylawQuorum?.article).toSorted()).toEqual([
    'artículo 12',
    null,
  ]);
});
