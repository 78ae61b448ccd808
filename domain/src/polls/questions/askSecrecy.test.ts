import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { decideSecrecyAsked, deniedSecrecy } from './askSecrecy.ts';
import { type Question, type SecrecyRequest, secrecyWishes, yesNoOptions } from './question.ts';

const draft: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', rulePack: 'generic', session: 1 },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('generic'), null),
  ...{ state: 'draft', openedAt: null, closesAt: null, quorumAtOpening: null },
  ...{ liveBars: true, mayChange: true, roll: 'unit', wall: true, durationSeconds: null },
};
const ana: SecrecyRequest = { wish: 'secret', name: 'Ana', who: { personId: 'ana' }, at: 1 };
const beto: SecrecyRequest = { wish: 'names', name: '102 (Beto)', who: { unitId: '102' }, at: 2 };
const union: Question = {
  ...{ ...draft, rulePack: 'co-sindicato' },
  rule: matterRule(packOf('co-sindicato'), null),
};

function asked(question: Question, ...requests: readonly SecrecyRequest[]): Question {
  return requests.reduce((before, request) => {
    const next = decideSecrecyAsked(before, request);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, question);
}

test('a vote that is asked for in secret shows nothing while it runs, and says who asked', () => {
  expect(asked(draft, ana)).toEqual({
    ...draft,
    ...{ disclosure: 'secret', liveBars: false, mayChange: false, roll: null, requests: [ana] },
  });
});

test('names asked for make a vote with name, but under a law that only asks who was there', () => {
  expect(asked(draft, ana, beto)).toMatchObject({ disclosure: 'named', requests: [ana, beto] });
  expect(asked(union, ana, beto)).toMatchObject({ disclosure: 'secret', requests: [ana, beto] });
  expect(asked(union, beto)).toMatchObject({ disclosure: 'named', liveBars: true });
});

test('a request is denied where the law gives secrecy to any member and the vote has names again', () => {
  const secret = asked(union, ana, beto);
  expect(deniedSecrecy(secret)).toEqual([]);
  expect(deniedSecrecy({ ...secret, disclosure: 'named' })).toEqual([ana]);
  expect(deniedSecrecy({ ...asked(draft, ana), disclosure: 'named' })).toEqual([]);
});

test.each([
  ['question-not-draft', { state: 'open' }],
  ['question-not-draft', { state: 'closed' }],
  ['nominations-open', { nominations: { isOpen: true, list: [], seats: 1 } }],
  [
    'secret-not-countable',
    { rule: { ...draft.rule, presumedConsent: { kind: 'favour' } as never } },
  ],
] as const)('a secret vote is refused by %s', (code, change) => {
  const question = { ...draft, ...change } as Question;
  expect(decideSecrecyAsked(question, ana)).toMatchObject({ refusal: { code } });
});

test('the same request again changes nothing, and no applicant is lost', () => {
  const people = ['ana', 'beto', 'caro'];
  const request = fc.record({
    wish: fc.constantFrom(...secrecyWishes),
    name: fc.constantFrom(...people),
    at: fc.nat(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...packIds), fc.array(request, { minLength: 1 }), (pack, all) => {
      const rule = matterRule(packOf(pack), null);
      const requests = all.map((one) => ({ ...one, who: { personId: one.name } }));
      const first = { ...draft, rulePack: pack, rule };
      const last = requests[requests.length - 1];
      if (last === undefined || !decideSecrecyAsked(first, ana).ok) return;
      const after = asked(first, ...requests);
      expect(asked(after, last)).toBe(after);
      const told = (of: readonly SecrecyRequest[]) =>
        new Set(of.map(({ wish, name }) => `${wish} ${name}`));
      expect(told(after.requests ?? [])).toEqual(told(requests));
      expect(after.requests).toHaveLength(told(requests).size);
    }),
    sampleOf({ part: 60, full: 2_000 }, process.env),
  );
});
