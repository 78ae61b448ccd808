import { expect, test } from 'vitest';
import { secretHall } from '../../testing/halls/secretHall.ts';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { presentResult } from '../presented/presentResult.ts';
import { decideResult } from '../results/decideResult.ts';
import { publicResult } from '../results/questionResult.ts';
import { digestOf, sealResult } from '../results/resultSeal.ts';
import { type HallRecount, sayRecountFound } from './hallRecount.ts';

const { question: secret, ...hall } = secretHall([10, 20], ['favour', 'against']);
const question = { ...secret, disclosure: 'named' as const };
const counted = decideResult({ ...hall, question, ballots: [] });
const recount: HallRecount = {
  ...{ recountId: 'r', at: Date.UTC(2026, 2, 13, 19, 30), requester: 'Ana Pérez' },
  ...{ witnesses: ['Luis Gil', 'Eva Sol'], matches: true, faults: [] },
};

test('a recount before the hall says who asked and whether the figures came again', () => {
  const said = (recounts: readonly HallRecount[]) => presentResult({ ...counted, recounts }).base;
  expect(said([recount])).toContain(
    'Recuento en sala · pedido por Ana Pérez: las cifras coinciden',
  );
  const wrong: HallRecount = { ...recount, matches: false, faults: ['sums-differ'] };
  expect(said([recount, wrong])).toContain('pedido por Ana Pérez: las cifras no coinciden');
  expect(sayRecountFound(wrong)).toBe('no coinciden las sumas');
  expect(sayRecountFound({ ...wrong, faults: ['sums-differ', 'receipts-changed'] })).toBe(
    'no coinciden las sumas y los comprobantes',
  );
});

test('a hall recount changes nothing sealed, and its public part names no witness', () => {
  const over = { of: 'ballots', count: 0, salt: '', hash: 'h' } as const;
  const sealed = { ...sealResult(counted, over), shownAt: null };
  expect(digestOf({ ...sealed, recounts: [recount], witnessed: [recount] })).toBe(
    sealed.seal.digest,
  );
  const recounts = [{ requester: 'Ana Pérez', matches: true }];
  const told = publicResult({ ...sealed, recounts, witnessed: [recount] });
  expect(told.recounts).toEqual(recounts);
  expect(JSON.stringify(told)).not.toContain('Luis Gil');
});

test('the minutes tell it under the decision, and a secret vote by its visible facts', () => {
  const acta = (disclosure: 'named' | 'secret') => {
    const result = { ...counted, disclosure, witnessed: [recount] };
    return actaTextOf(recordOfDecision({ ...question, disclosure }, result));
  };
  expect(acta('named')).toMatch(
    /A petición de Ana Pérez, a las .*, se contaron otra vez los votos en la sala ante Luis Gil y Eva Sol: las cifras coinciden\./u,
  );
  expect(acta('secret')).toContain('se comprobaron otra vez en la sala las sumas');
});
