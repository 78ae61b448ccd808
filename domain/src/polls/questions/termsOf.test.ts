import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { askMatter } from './askMatter.ts';
import type { Question } from './question.ts';
import { questionTerms } from './questionRequests.ts';
import { termsOf, typedTerms } from './termsOf.ts';

const terms = {
  text: '¿Aprueba la reforma?',
  blank: false,
  abstention: true,
  liveBars: false,
  durationSeconds: 60,
};

test('the matter brings its rule', () => {
  const decided = termsOf(
    { rulePack: 'co-ph' },
    { ...terms, matterId: 'bylaws-reform', item: '4. Reforma' },
  );
  expect(decided).toMatchObject({
    ok: true,
    value: { rule: { ruleId: 'co-ph/qualified' }, matterId: 'bylaws-reform', item: '4. Reforma' },
  });
});

test('a question of no matter is decided as an ordinary one', () => {
  expect(termsOf({ rulePack: 'co-ph' }, terms)).toMatchObject({
    ok: true,
    value: { rule: { ruleId: 'co-ph/ordinary' }, matterId: null, item: '', rehearsal: false },
  });
});

test.each([
  ['a matter of another law', 'derrama', 'matter-unknown'],
  ['what is only informed', 'administrator-report', 'matter-only-informed'],
])('does not ask %s', (_, matterId, code) => {
  expect(termsOf({ rulePack: 'co-ph' }, { ...terms, matterId })).toMatchObject({
    ok: false,
    refusal: { code },
  });
});

test.each(packIds)('every voted matter of %s can be asked, in words that fit', (packId) => {
  for (const matter of packOf(packId).matters) {
    if (matter.ruleId === null) continue;
    const { matterId } = matter;
    const asked = questionTerms.parse({ ...terms, matterId, text: askMatter(matter) });
    expect([matterId, termsOf({ rulePack: packId }, asked).ok]).toEqual([matterId, true]);
    expect(askMatter(matter)).toMatch(/^¿Aprueba .+\?$/u);
  }
});

test('terms read from a decided question are the terms that were typed', () => {
  const typed = {
    ...{ ...terms, matterId: 'bylaws-reform', item: '4. Reforma' },
    ...{ rehearsal: true, mayChange: true, wall: true, roll: 'group' as const },
    pointId: '7a5c0e1d-2026-4a00-8b00-000000000001',
  };
  const decided = termsOf({ rulePack: 'co-ph' }, typed);
  if (!decided.ok) throw new Error(decided.refusal.code);
  expect(typedTerms(decided.value as Question)).toEqual({ ...typed, disclosure: 'named' });
});
