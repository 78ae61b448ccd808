import { expect, test } from 'vitest';
import { publicSight } from '../presented/liveQuestion.ts';
import { questionTerms } from './questionRequests.ts';

const open = { state: 'open', liveBars: false, disclosure: 'named' } as const;

test.each([
  ['a question that says nothing', {}, 'nothing'],
  ['a public wall', { wall: true }, 'voted'],
  ['a public wall while it closes', { wall: true, state: 'closing' }, 'voted'],
  ['a public wall while it is counted', { wall: true, state: 'counting' }, 'voted'],
  ['a public wall once closed', { wall: true, state: 'closed' }, 'nothing'],
  ['a public wall of a secret vote', { wall: true, disclosure: 'secret' }, 'voted'],
  ['a wall beside running bars', { wall: true, liveBars: true }, 'nothing'],
  ['a public roll', { roll: 'unit' }, 'choices'],
  ['a public roll beside running bars', { roll: 'unit', wall: true, liveBars: true }, 'choices'],
  ['a public roll once closed', { roll: 'group', state: 'closed' }, 'choices'],
  ['a public roll that was annulled', { roll: 'group', state: 'annulled' }, 'nothing'],
  ['a public roll before it opens', { roll: 'time', state: 'draft' }, 'nothing'],
  ['a roll written on a secret vote', { roll: 'unit', disclosure: 'secret' }, 'nothing'],
] as const)('%s lets the public see so much', (_, more, sight) => {
  expect(publicSight({ ...open, ...more })).toBe(sight);
});

const terms = {
  text: '¿Aprueba el presupuesto?',
  ...{ blank: true, abstention: true, liveBars: false, durationSeconds: null },
};

test.each([
  ['a public wall', { wall: true }, true],
  ['a public wall beside running bars', { wall: true, liveBars: true }, false],
  ['both when the roll is public', { wall: true, liveBars: true, roll: 'unit' }, true],
  ['a public roll of a secret vote', { disclosure: 'secret', roll: 'unit' }, false],
  ['a public wall of a secret vote', { disclosure: 'secret', wall: true }, true],
  ['an order that is not known', { roll: 'colour' }, false],
])('answers to %s', (_, more, isTaken) => {
  expect(questionTerms.safeParse({ ...terms, ...more }).success).toBe(isTaken);
});
