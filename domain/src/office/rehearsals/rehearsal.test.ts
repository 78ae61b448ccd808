import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRehearsal } from '../../kernel/assemblies/assembly.ts';
import type { ProxyRecord } from '../../people/proxyDecisions/proxyRecord.ts';
import type { ElectionTerms } from '../../polls/marks/marks.ts';
import { readBallot } from '../../polls/marks/marks.ts';
import { yesNoOptions } from '../../polls/questions/question.ts';
import { rehearsalName, rehearsedChoice, rehearseProxy, rehearseRoster } from './rehearsal.ts';

test.each([
  ['Torres', 'ENSAYO · Torres'],
  ['ENSAYO · Torres', 'ENSAYO · Torres'],
  ['x'.repeat(120), `ENSAYO · ${'x'.repeat(111)}`],
])('the name of %j says once that it is a rehearsal', (name, marked) => {
  expect(rehearsalName(name)).toBe(marked);
});

test('an assembly is one when it says of which', () => {
  expect(isRehearsal({})).toBe(false);
  expect(isRehearsal({ rehearsalOf: 'torres' })).toBe(true);
});

test('the roster keeps the arrears and loses every address', () => {
  const ana = { personId: 'a', name: 'Ana', document: '1', email: 'a@b.test', phone: '300' };
  const unit = {
    ...{ unitId: '101', label: '101', group: '', kind: '', weight: 10, order: 0 },
    ...{ ownerIds: ['a'], ownerNames: ['Ana'], inArrears: true },
  };
  expect(rehearseRoster({ units: [unit], people: [ana], totalWeight: 10 })).toEqual({
    ...{ units: [unit], totalWeight: 10 },
    people: [{ ...ana, email: null, phone: null }],
  });
});

const proxy = {
  ...{ proxyId: 'p', unitIds: ['101'], attorneyEmail: 'x@y.test', votes: { q: 'yes' } },
  file: { fileId: 'f', name: 'p.pdf', type: 'pdf', size: 1 },
} as const;
const rehearsed = (scope: ProxyRecord['scope']) =>
  rehearseProxy(
    { ...proxy, scope } as unknown as ProxyRecord,
    { session: 2, call: 1 },
    (id) => `there-${id}`,
  );

test('a mandate is over the questions of the rehearsal, without paper or address', () => {
  expect(rehearsed({ kind: 'items', questionIds: ['q'] })).toEqual({
    ...{ proxyId: 'p', unitIds: ['101'], votes: { 'there-q': 'yes' } },
    scope: { kind: 'items', questionIds: ['there-q'] },
  });
});

test('a proxy for the rehearsed call holds in its first; one for another call does not', () => {
  const other = { kind: 'session', session: 1, call: 1 } as const;
  expect(rehearsed({ kind: 'session', session: 2, call: 1 }).scope).toEqual(other);
  const past = { kind: 'session', session: 1, call: 2 } as const;
  expect(rehearsed(past).scope).toEqual(past);
});

const candidates = Array.from({ length: 6 }, (_, i) => ({
  ...{ optionId: `c${i}`, label: `C${i}`, role: 'candidate' as const },
}));
const blank = { optionId: 'blank', label: 'En blanco', role: 'blank' as const };
const election = (min: number, max: number): ElectionTerms => ({
  ...{ kind: 'people', marks: { min, max }, seats: 3, needsMajority: false, method: null },
});

test('a simulated ballot is valid for any question', () => {
  const questions = [
    { options: yesNoOptions({ blank: true, abstention: true }) },
    { options: yesNoOptions({ blank: false, abstention: false }) },
    { options: [...candidates, blank], election: election(1, 1) },
    { options: candidates, election: election(2, 3) },
    { options: candidates.slice(0, 2), election: election(2, 2) },
  ];
  const lots = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...questions), lots, (question, lot) => {
      expect(readBallot(question, rehearsedChoice(question, lot).optionIds).ok).toBe(true);
    }),
  );
});

test('most are in favour, and some against, blank or abstaining', () => {
  const question = { options: yesNoOptions({ blank: true, abstention: true }) };
  const marked = Array.from(
    { length: 100 },
    (_, i) => rehearsedChoice(question, i / 100).optionIds[0],
  );
  const counts = question.options.map(
    ({ optionId }) => marked.filter((one) => one === optionId).length,
  );
  expect(counts[0]).toBeGreaterThan(50);
  expect(counts.every((count) => count > 0)).toBe(true);
});
