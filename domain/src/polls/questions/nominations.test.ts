import { expect, test } from 'vitest';
import type { Nomination } from './nominated.ts';
import {
  beginNominations,
  decideNomination,
  decideNominationsEnd,
  decideWithdrawal,
  nominateRequest,
} from './nominations.ts';
import type { Question } from './question.ts';
import { decideOpening } from './transitions.ts';

const law = { rulePack: 'co-ph' } as const;
const asked = {
  ...{ text: '¿A quiénes elige para el consejo?', seats: 2, disclosure: 'named' as const },
  ...{ matterId: 'council-election', pointId: null },
};

function begun(): Question {
  const terms = beginNominations(law, asked);
  if (!terms.ok) throw new Error(terms.refusal.code);
  return {
    ...{ questionId: 'q', number: 1, ...terms.value, session: 1, state: 'draft' },
    ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
  };
}

const somebody = (name: string, more: Partial<Nomination> = {}): Nomination => ({
  ...{ nominationId: `n-${name}`, personId: `p-${name}`, name, unit: 'T1-101' },
  ...{ state: 'accepted', rule: '', ...more },
});

function held(...list: readonly Nomination[]): Question {
  return list.reduce((question, one) => {
    const next = decideNomination(question, one);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, begun());
}

const opening = { now: 1, quorumMet: true, declaresNoConflict: true };

test('while they are open there is nobody on the ballot and it does not open', () => {
  const question = begun();
  expect(question.options.map(({ role }) => role)).toEqual(['blank']);
  expect(question.election).toMatchObject({ kind: 'people', seats: 2, marks: { min: 1, max: 2 } });
  expect(decideOpening(question, opening)).toMatchObject({ refusal: { code: 'nominations-open' } });
});

test('a nominee must reach the majority that the law asks, unless the chair says otherwise', () => {
  expect(begun().election?.needsMajority).toBe(true);
  const said = beginNominations(law, { ...asked, needsMajority: false });
  expect(said.ok && said.value.election?.needsMajority).toBe(false);
  const bylaws = beginNominations({ rulePack: 'generic' }, { ...asked, matterId: null });
  expect(bylaws.ok && bylaws.value.election?.needsMajority).toBe(false);
});

test('only nominees who accept go to the ballot, in the order in which they were proposed', () => {
  const question = held(
    somebody('Ana'),
    somebody('Beto', { state: 'absent' }),
    somebody('Carla', { state: 'disqualified', rule: 'Reglamento, artículo 60: está en mora' }),
    somebody('Darío'),
    somebody('Elsa'),
  );
  const closed = decideNominationsEnd(law, question);
  if (!closed.ok) throw new Error(closed.refusal.code);
  expect(closed.value.options.map(({ label }) => label)).toEqual([
    ...['Ana', 'Darío', 'Elsa', 'En blanco'],
  ]);
  expect(closed.value.nominations?.list).toHaveLength(5);
  expect(decideOpening(closed.value, opening)).toMatchObject({ value: { state: 'open' } });
  expect(decideNominationsEnd(law, closed.value)).toEqual(closed);
  expect(decideNomination(closed.value, somebody('Fabio'))).toMatchObject({
    refusal: { code: 'nominations-over' },
  });
});

test('a later state of a nominee replaces the former, and nobody is nominated twice', () => {
  const absent = held(somebody('Ana', { state: 'absent' }), somebody('Beto'));
  const now = decideNomination(absent, somebody('Ana'));
  expect(now.ok && now.value.nominations?.list.map(({ state }) => state)).toEqual([
    ...['accepted', 'accepted'],
  ]);
  const again = somebody('Ana', { nominationId: 'other' });
  expect(decideNomination(absent, again)).toMatchObject({ refusal: { code: 'already-nominated' } });
  const stranger = { nominationId: 's1', personId: null, unit: '' };
  const two = decideNomination(
    held(somebody('Luz', stranger)),
    somebody('LUZ', { ...stranger, nominationId: 's2' }),
  );
  expect(two).toMatchObject({ refusal: { code: 'already-nominated' } });
});

test('two nominees of the same name are told apart by their units, and a ballot needs somebody', () => {
  const twins = held(somebody('Ana'), somebody('ana', { personId: 'other', unit: 'T2-202' }));
  const closed = decideNominationsEnd(law, twins);
  expect(closed.ok && closed.value.options.map(({ label }) => label)).toEqual([
    ...['Ana · T1-101', 'ana · T2-202', 'En blanco'],
  ]);
  expect(decideNominationsEnd(law, held(somebody('Ana', { state: 'absent' })))).toMatchObject({
    refusal: { code: 'too-few-options' },
  });
});

test('a nomination made by mistake is withdrawn, once', () => {
  const question = held(somebody('Ana'));
  const without = decideWithdrawal(question, 'n-Ana');
  if (!without.ok) throw new Error(without.refusal.code);
  expect(without.value.nominations?.list).toEqual([]);
  expect(decideWithdrawal(without.value, 'n-Ana')).toEqual(without);
});

test('a disqualification needs the rule behind it, and no other state does', () => {
  const { nominationId: _, ...asked } = somebody('Ana');
  const said = { ...asked, nominationId: '7a5c0e1d-2026-4a00-8b00-000000000001' };
  expect(nominateRequest.safeParse(said).success).toBe(true);
  expect(nominateRequest.safeParse({ ...said, state: 'disqualified' }).success).toBe(false);
  const rule = 'Ley 675 de 2001, artículo 53';
  expect(nominateRequest.safeParse({ ...said, state: 'disqualified', rule }).success).toBe(true);
  expect(nominateRequest.safeParse({ ...said, rule }).success).toBe(false);
});
