import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { readCurrentBallot } from '../ballots/readCurrentBallot.ts';
import { listInstructions } from './readInstructions.ts';

test.each([
  ['named', [{ proxyId: 'poder', optionId: 'favour', text: 'Sí a todo' }], 1],
  ['secret', [undefined], 0],
] as const)('of a %s vote the attorney, and the table, read %o', async (disclosure, told, rows) => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units, 'luis');
  const questionId = await newOpenQuestion(assembly, { disclosure });
  // Given while the question was to be voted with name.
  await peopleDocuments.proxy(assemblyId, 'poder').set({
    ...{ proxyId: 'poder', unitIds: ['U0'], state: 'accepted', receivedAt: 0 },
    ...{ grantorId: 'ana', grantorName: 'Ana', cosignerIds: [], relation: 'other' },
    ...{ attorneyId: 'luis', attorneyName: 'Luis', attorneyDocument: null },
    ...{ scope: { kind: 'assembly' }, form: 'signed', writtenOn: '2026-11-10' },
    ...{ validUntil: null, instructions: 'Sí a todo', reason: '' },
    votes: { [questionId]: 'favour' },
    substitution: { allowed: null, substituteId: null, substitutedFrom: null },
  });
  const { uid } = await newMember(assembly, 'attorney', 'luis');
  const member = (await documents.member(assemblyId, uid).get()).data();
  if (member === undefined) throw new Error('no such member');
  const { asked } = taken(await readCurrentBallot(assemblyId, member, Date.now()));
  expect(asked[0]?.holdings.map(({ instruction }) => instruction)).toEqual(told);
  const { attorneys } = taken(await listInstructions(assemblyId, questionId, Date.now()));
  expect(attorneys).toHaveLength(rows);
});
