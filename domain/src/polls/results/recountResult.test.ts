import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { favourOver } from '../../laws/rules/requirements.ts';
import { secretHall, wholeHeadsHall } from '../../testing/halls/secretHall.ts';
import type { Ballot } from '../ballots/decideCast.ts';
import { decideResult } from './decideResult.ts';
import { decideSecretResult } from './decideSecretResult.ts';
import { type KeptOfQuestion, receiptsOf, recountResult } from './recountResult.ts';
import { hashBallots, hashReceipts, sealResult } from './resultSeal.ts';

const weights = [10, 20, 30, 40, 50, 60];
const choices = ['favour', 'against', 'favour', 'favour', 'against', 'favour'];
const hall = secretHall(weights, choices);

const ballots = weights.map(
  (weight, i): Ballot => ({
    ...{
      unitId: `U${i}`,
      optionIds: [choices[i] ?? ''],
      weight,
      personId: `p${i}`,
      castBy: `u${i}`,
    },
    ...{ requestId: `r${i}`, receipt: `000${i}-AAAA`, castAt: i },
  }),
);
const named: KeptOfQuestion = (() => {
  const { question, ...rest } = hall;
  const counted = decideResult({
    ...{ ...rest, ballots, question: { ...question, disclosure: 'named' } },
  });
  const over = {
    of: 'ballots',
    count: 6,
    salt: '',
    hash: hashBallots(hall.question, ballots),
  } as const;
  const result = { ...sealResult(counted, over), shownAt: null };
  const recorded = result.seal.digest;
  return { result, ballots, participations: [], receipts: receiptsOf(ballots), recorded };
})();
const secret: KeptOfQuestion = (() => {
  const receipts = ballots.map(({ receipt }) => receipt);
  const over = {
    of: 'receipts',
    count: 6,
    salt: 's',
    hash: hashReceipts('s', receipts),
  } as const;
  const result = { ...sealResult(decideSecretResult(hall), over), shownAt: null };
  const recorded = result.seal.digest;
  return { result, ballots: [], participations: hall.participations, receipts, recorded };
})();

test.each([
  ['named', named],
  ['secret', secret],
])('a %s question that nobody touched agrees, also once it is shown', (_kind, kept) => {
  expect(recountResult(kept)).toEqual([]);
  const annulment = { at: 9, reason: 'Se leyó mal la pregunta.' };
  const later = { ...kept.result, shownAt: 9, annulment };
  expect(recountResult({ ...kept, result: later })).toEqual([]);
});

const [first, ...rest] = ballots;
const one = first ?? ({} as Ballot);

test.each<readonly [string, Partial<KeptOfQuestion>, readonly string[]]>([
  [
    'the option of a ballot',
    { ballots: [{ ...one, optionIds: ['against'] }, ...rest] },
    ['ballots-changed', 'sums-differ'],
  ],
  ['who cast a ballot', { ballots: [{ ...one, castBy: 'x' }, ...rest] }, ['ballots-changed']],
  ['a missing ballot', { ballots: rest }, ['ballots-changed', 'sums-differ', 'receipts-changed']],
  ['a receipt of the list', { receipts: ['XXXX-XXXX'] }, ['receipts-changed']],
  ['the text of the result', { result: { ...named.result, text: 'Otra' } }, ['result-changed']],
  ['the hash in the record', { recorded: 'x' }, ['record-differs']],
])('in a named question it notices %s', (_what, changed, faults) => {
  expect(recountResult({ ...named, ...changed })).toEqual(faults);
});

test('a ballot and its result changed together still differ from the record', () => {
  const forged = [{ ...one, optionIds: ['against'] }, ...rest];
  const again = decideResult({ ...hall, ballots: forged });
  const over = {
    of: 'ballots',
    count: 6,
    salt: '',
    hash: hashBallots(hall.question, forged),
  } as const;
  const result = { ...sealResult(again, over), shownAt: null };
  expect(recountResult({ ...named, result, ballots: forged })).toEqual(['record-differs']);
});

test.each<readonly [string, Partial<KeptOfQuestion>, readonly string[]]>([
  [
    'a missing participation',
    { participations: hall.participations.slice(1) },
    ['participation-differs', 'receipts-changed'],
  ],
  ['a receipt too many', { receipts: [...secret.receipts, 'XXXX-XXXX'] }, ['receipts-changed']],
  [
    'a receipt changed for another',
    { receipts: [...secret.receipts.slice(1), 'XXXX-XXXX'] },
    ['receipts-changed'],
  ],
  ['the hash in the record', { recorded: null }, ['record-differs']],
])('in a secret question it notices %s', (_what, changed, faults) => {
  expect(recountResult({ ...secret, ...changed })).toEqual(faults);
});

test('notices sums of a secret question told exactly that differ from the participants', () => {
  const [favour, ...others] = secret.result.options;
  if (favour === undefined || secret.result.told === undefined) throw new Error('no result');
  const told = { ...secret.result.told, kind: 'exact' as const };
  const options = [{ ...favour, weight: 1, units: 1 }, ...others];
  const faults = recountResult({ ...secret, result: { ...secret.result, told, options } });
  expect(faults).toEqual(['sums-differ', 'result-changed']);
});

test('a result from before seals is held only against its ballots', () => {
  const { seal: _seal, ...result } = named.result;
  expect(recountResult({ ...named, result, receipts: [], recorded: null })).toEqual([]);
});

test('of heads that vote whole it notices a head more, one that says another, and one that came twice', () => {
  const owners = [...Array.from({ length: 12 }, (_, i) => `o${i}`), 'o0'];
  const split = owners.slice(0, 12).map((_, i) => (i < 7 ? 'favour' : 'against'));
  const requirement = favourOver('present', moreThanHalf, 'heads');
  const whole = wholeHeadsHall(
    owners.map((_, i) => i + 1),
    { owners },
    split,
    requirement,
  );
  const { seal: _seal, ...kept } = secret.result;
  const result = { ...kept, ...decideSecretResult(whole) };
  const faultsOf = (more: Partial<KeptOfQuestion>) =>
    recountResult({ ...secret, participations: whole.participations, result, ...more }).filter(
      (fault) => fault !== 'receipts-changed',
    );
  expect(faultsOf({})).toEqual([]);
  const first = (more: object) => ({
    participations: whole.participations.map((one, i) => (i === 0 ? { ...one, ...more } : one)),
  });
  expect(faultsOf(first({ headId: 'o1' }))).toEqual(['participation-differs']);
  expect(faultsOf(first({ headId: 'o99' }))).toEqual(['participation-differs']);
  expect(faultsOf(first({ headId: undefined }))).toEqual(['participation-differs']);
  expect(faultsOf(first({ requestId: 'again' }))).toEqual(['participation-differs']);
  const told = result.told && { ...result.told, heads: 13 };
  expect(faultsOf({ result: { ...result, ...(told ? { told } : {}) } })).toEqual([
    'participation-differs',
    'sums-differ',
  ]);
  const [favour, ...others] = result.options;
  if (favour === undefined) throw new Error('no options');
  const options = [{ ...favour, heads: 8 }, ...others];
  expect(faultsOf({ result: { ...result, options } })).toEqual(['sums-differ']);
});
