import { expect, test } from 'vitest';
import { atLeast } from '../../kernel/weights/threshold.ts';
import type { DecidingLaw } from '../../laws/assemblies/majorities.ts';
import type { Question } from './question.ts';
import type { QuestionTerms } from './questionRequests.ts';
import { rereadDraft } from './rereadDraft.ts';
import { termsOf } from './termsOf.ts';

const asks = { threshold: atLeast(80, 100), article: 'artículo 12' };
const bylaws: DecidingLaw = {
  rulePack: 'co-sas',
  majorities: [{ matterId: 'reserves', share: [], asks }],
};

function draft(law: DecidingLaw, terms: Partial<QuestionTerms> = {}): Question {
  const settled = termsOf(law, {
    ...{ text: '¿Aprueba la reserva?', blank: true, abstention: true, liveBars: false },
    ...{ durationSeconds: null, matterId: 'reserves', item: '4. Reserva', ...terms },
  });
  if (!settled.ok) throw new Error(settled.refusal.code);
  return {
    ...{ questionId: 'q', number: 3, ...settled.value, session: 1, state: 'draft' },
    ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
  };
}

test('a draft takes the majority of the bylaws, says what it was, and keeps all else', () => {
  const before = draft({ rulePack: 'co-sas' });
  const again = rereadDraft(bylaws, before);
  expect(again?.change).toMatchObject({ questionId: 'q', number: 3, isNamedNow: false });
  expect(again?.change?.before).toContain('más del 50 %');
  expect(again?.change?.after).toContain('80 %');
  expect(again?.question).toEqual({ ...before, rule: again?.question.rule });
});

test('a draft that is decided as before is left alone', () => {
  expect(rereadDraft(bylaws, draft(bylaws))).toBeNull();
  expect(rereadDraft(bylaws, draft(bylaws, { matterId: null }))).toBeNull();
});

test('under another law a matter that it does not know is an ordinary decision', () => {
  const again = rereadDraft(
    { rulePack: 'es-lph' },
    draft(bylaws, { matterId: 'profit-distribution' }),
  );
  expect(again?.question).toMatchObject({ rulePack: 'es-lph', matterId: null });
});

test('a draft that can no longer be secret is voted with name, and the change says so', () => {
  const secret = draft({ rulePack: 'co-sas' }, { disclosure: 'secret', matterId: null });
  const again = rereadDraft({ rulePack: 'ar-ccyc' }, secret);
  expect(again?.change?.isNamedNow).toBe(true);
  expect(again?.question.disclosure).toBe('named');
});

const byUnit = { matterId: 'coexistence-rules' } as const;
const homes = { counted: ['vivienda'], leftOut: ['parqueadero'], article: 'artículo 5' } as const;

test('a draft by unit counts from then on only the units that count, and says so', () => {
  const before = draft({ rulePack: 'co-ph' }, byUnit);
  const again = rereadDraft({ rulePack: 'co-ph', unitUses: homes }, before);
  expect(again?.change?.after).toBe(
    'más del 50 % de las unidades de vivienda presentes (Corte Constitucional, sentencia C-522 de 2002; los estatutos, artículo 5)',
  );
  const back = rereadDraft({ rulePack: 'co-ph' }, again?.question ?? before);
  expect(back?.question).toEqual(before);
});

test('a draft in which all units count keeps that somebody answered, and nothing else changes', () => {
  const before = draft({ rulePack: 'co-ph' }, byUnit);
  const law: DecidingLaw = {
    rulePack: 'co-ph',
    unitUses: { counted: ['vivienda', 'parqueadero'], leftOut: [], article: '' },
  };
  const again = rereadDraft(law, before);
  const unitsBy = { law: 'los estatutos', article: '', verified: true };
  expect(again).toEqual({
    ...{ change: null, question: { ...before, rule: { ...before.rule, unitsBy } } },
  });
  expect(rereadDraft(law, again?.question ?? before)).toBeNull();
});
