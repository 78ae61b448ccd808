import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { modalities } from '../../kernel/meetings/meeting.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { everyWarning } from '../../testing/openingOf.ts';
import { admitWarnings, lawWarnings } from './lawWarnings.ts';

const warningsOf = (
  packId: PackId,
  matterId: string | null,
  { modality, call = 1, ...question }: Partial<Asked> = {},
) =>
  lawWarnings({
    assembly: modality === undefined ? {} : { modality },
    session: { call },
    question: { ...question, rule: matterRule(packOf(packId), matterId) },
  });

interface Asked {
  readonly modality: (typeof modalities)[number];
  readonly call: 1 | 2 | 3;
  readonly rehearsal: boolean;
  readonly election: { readonly kind: string };
}

const forbidden =
  'Esta decisión no puede tomarse en reunión no presencial (Ley 675 de 2001, artículo 46, parágrafo)';
const laterCall =
  'En segunda convocatoria solo vale si de verdad se alcanza el 70 % del total (Ley 675 de 2001, artículo 46, parágrafo)';

test.each<[string, PackId, string | null, Partial<Asked>, readonly string[]]>([
  ['a qualified matter online', 'co-ph', 'bylaws-reform', { modality: 'remote' }, [forbidden]],
  [
    ...(['and in a later call', 'co-ph', 'bylaws-reform'] as const),
    { modality: 'remote', call: 2 },
    [forbidden, laterCall],
  ],
  ['a qualified matter in one room', 'co-ph', 'bylaws-reform', { modality: 'hall' }, []],
  ['practice', 'co-ph', 'bylaws-reform', { modality: 'remote', rehearsal: true }, []],
  ['a survey', 'co-ph', 'bylaws-reform', { modality: 'remote', election: { kind: 'survey' } }, []],
  [
    'what a notary attends',
    'cl-21442',
    'common-property-sale',
    { modality: 'hall' },
    ['Debe asistir un notario (Ley 21.442, artículo 15)'],
  ],
])('%s is warned of under %s, matter %s, asked %j', (_, packId, matterId, asked, warnings) => {
  expect(warningsOf(packId, matterId, asked)).toEqual(warnings);
});

test('an assembly that never said how it meets is warned as a mixed one', () => {
  expect(warningsOf('co-ph', null)).toEqual(warningsOf('co-ph', null, { modality: 'mixed' }));
  expect(warningsOf('co-ph', null)).toHaveLength(1);
});

test('each warning of a pack is admitted only once it was seen, and told while it was not', () => {
  const anyAsked = fc.record({
    packId: fc.constantFrom(...packIds),
    modality: fc.constantFrom(...modalities),
    call: fc.constantFrom<1 | 2>(1, 2),
    matter: fc.nat(),
    hidden: fc.nat(),
  });
  fc.assert(
    fc.property(anyAsked, ({ packId, modality, call, matter, hidden }) => {
      const { matters } = packOf(packId);
      const matterId = matters[matter % matters.length]?.matterId ?? null;
      const warnings = warningsOf(packId, matterId, { modality, call });
      expect(admitWarnings(warnings, everyWarning)).toEqual({
        ok: true,
        value: warnings.length > 0,
      });
      if (warnings.length === 0) return;
      const missed = warnings[hidden % warnings.length] ?? '';
      const seen = everyWarning.filter((one) => one !== missed);
      expect(admitWarnings(warnings, seen)).toEqual({
        ok: false,
        refusal: { code: 'law-unseen', detail: `${missed}.` },
      });
    }),
  );
});
