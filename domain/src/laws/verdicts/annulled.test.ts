import { expect, test } from 'vitest';
import { packOf } from '../rulePacks/rulePacks.ts';
import { annulledVerdict, verdictWord } from './verdict.ts';
import { verdictKinds } from './verdictKind.ts';

test('an annulled vote decides nothing, and says why', () => {
  const rule = packOf('co-ph').rules[0];
  if (rule === undefined) throw new Error('The pack has no rules.');
  expect(annulledVerdict(rule, '  Se leyó mal la pregunta. ')).toEqual({
    kind: 'annulled',
    ruleId: 'co-ph/ordinary',
    finding: null,
    source: rule.source,
    until: null,
    sentence: 'Votación anulada: Se leyó mal la pregunta. No se decidió nada.',
  });
});

test('each verdict has one word', () => {
  expect(verdictKinds.map(verdictWord)).toEqual([
    ...[
      'Aprobado',
      'Rechazado',
      'Pendiente',
      'Sin quórum',
      'Ineficaz',
      'Sin mayoría',
      'Empate',
      'Anulada',
      'Encuesta',
    ],
  ]);
});
