import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import {
  newAssembly,
  newOpenQuestion,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { clearArrears } from './clearArrears.ts';

async function newDebtors(rulePack: 'es-lph' | 'co-ph'): Promise<TestAssembly> {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({ inArrears: true, headOwes: true });
  return assembly;
}

function clearing({ assemblyId }: TestAssembly, requestId: string = randomUUID()) {
  const request = { requestId, session: 1, unitIds: ['U0', 'U1', 'U9'] };
  return clearArrears({ assemblyId, by: 'desk', request, now: Date.now() });
}

async function stateOf({ assemblyId }: TestAssembly) {
  const [unit, events, changes, roster] = await Promise.all([
    peopleDocuments.units(assemblyId, 'v1').doc('U0').get(),
    documents.events(assemblyId).where('kind', '==', 'arrears-cleared').get(),
    peopleDocuments.unitChanges(assemblyId, 'v1').get(),
    peopleDocuments.roster(assemblyId, 'v1').get(),
  ]);
  return {
    inArrears: unit.data()?.inArrears,
    traces: events.docs.map((event) => event.data().mode),
    changes: changes.size,
    edits: roster.data()?.edits ?? 0,
  };
}

test.each(['es-lph', 'co-ph'] as const)(
  'under %s a debt paid before the start is gone',
  async (pack) => {
    const assembly = await newDebtors(pack);
    const requestId = randomUUID();
    const words = taken(await clearing(assembly, requestId)).results.map(({ status }) => status);
    expect(words).toEqual(['done', 'unchanged', 'refused']);
    await clearing(assembly, requestId);
    await clearing(assembly);
    const mode = pack === 'es-lph' ? 'counts' : 'no-effect';
    expect(await stateOf(assembly)).toEqual({
      inArrears: false,
      traces: [mode],
      changes: 1,
      edits: 1,
    });
  },
);

test('a debt paid after the start leaves a trace, and the unit as the law has it', async () => {
  const assembly = await newDebtors('es-lph');
  await documents.session(assembly.assemblyId, 1).update({ installedAt: Date.now() });
  taken(await clearing(assembly));
  expect(await stateOf(assembly)).toEqual({
    inArrears: true,
    traces: ['late'],
    changes: 0,
    edits: 0,
  });
});

test('a debt may be paid while a vote is open, and nothing moves once its line is drawn', async () => {
  const assembly = await newDebtors('es-lph');
  const questionId = await newOpenQuestion(assembly);
  await pollDocuments.question(assembly.assemblyId, questionId).update({ state: 'closing' });
  expect(await clearing(assembly)).toMatchObject({ refusal: { code: 'voting-in-progress' } });
  expect(await stateOf(assembly)).toMatchObject({ inArrears: true, traces: [] });
  await pollDocuments.question(assembly.assemblyId, questionId).update({ state: 'open' });
  taken(await clearing(assembly));
  expect(await stateOf(assembly)).toMatchObject({ inArrears: false, traces: ['counts'] });
});
