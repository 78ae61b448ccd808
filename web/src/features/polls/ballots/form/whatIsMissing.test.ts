import { type Holding, yesNoOptions } from '@asamblea/domain';
import { expect, test } from 'vitest';
import type { AskedQuestion } from './BallotHeader.tsx';
import { whatIsMissing } from './draft.ts';

const unit = (unitId: string, more: Partial<Holding> = {}): Holding => ({
  ...{ unitId, label: unitId, weight: 1, capacity: 'owner', ownerName: 'Ana', ballot: null },
  ...more,
});
const yesNo: AskedQuestion = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', state: 'open', closesAt: null },
  options: yesNoOptions({ blank: false, abstention: false }),
};
const names = ['a', 'b', 'c', 'd'];
const election: AskedQuestion = {
  ...yesNo,
  options: names.map((name) => ({ optionId: name, label: name, role: 'candidate' })),
  election: {
    ...{ kind: 'people', seats: 3, marks: { min: 2, max: 3 } },
    ...{ needsMajority: false, method: null },
  },
};
const [one, two] = [unit('101'), unit('102')];
const voted = unit('101', { ballot: { optionIds: ['favour'], receipt: 'R', castAt: 1 } });

test.each<[string, AskedQuestion, Holding[], Record<string, string[]>, string | null]>([
  ['nothing is marked', yesNo, [one], {}, 'Marque una respuesta para revisar su voto.'],
  [
    'nothing of several is marked',
    election,
    [one],
    {},
    'Marque al menos 2 respuestas para revisar su voto.',
  ],
  ['too few are marked', election, [one], { 101: ['a'] }, 'Marque al menos 2: lleva 1.'],
  [
    'too few are marked for one of them',
    election,
    [one, two],
    { 101: ['a', 'b'], 102: ['a'] },
    'Marque al menos 2 en 102: lleva 1.',
  ],
  ['a unit has no answer', yesNo, [one, two], { 101: ['favour'] }, 'Falta responder por 102.'],
  [
    'more units have no answer than are named',
    yesNo,
    [one, two, unit('103'), unit('104'), unit('105')],
    { 101: ['favour'] },
    'Falta responder por 102, 103, 104 y 1 más.',
  ],
  [
    'the vote is the one that was cast',
    yesNo,
    [voted],
    { 101: ['favour'] },
    'Su voto sigue igual: para cambiarlo, marque otra respuesta.',
  ],
  ['all is answered', yesNo, [one, two], { 101: ['favour'], 102: ['against'] }, null],
])('says why it cannot be reviewed when %s', (_, question, units, draft, said) => {
  expect(whatIsMissing(question, units, draft)).toBe(said);
});
