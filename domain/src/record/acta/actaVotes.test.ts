import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { decideSecretResult } from '../../polls/results/decideSecretResult.ts';
import { secretHall } from '../../testing/halls/secretHall.ts';
import { at, idOf, secondSession } from '../../testing/records/actaCase.ts';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';

/** The meeting of the case as another law would have held it. */
function under(rulePack: PackId, more: Partial<SessionRecord> = {}): SessionRecord {
  const assembly = { ...secondSession.assembly, rulePack, weightMeasure: 'shares' as const };
  return { ...secondSession, assembly, ...more };
}

test.each<[PackId, string]>([
  ['co-sa', 'Accionista'],
  ['es-sl', 'Socio'],
  ['co-sindicato', 'Afiliado'],
])('under %s a unit owner is told by the noun of the law', (rulePack, noun) => {
  const acta = actaTextOf(under(rulePack));
  expect(acta).toContain(noun);
  expect(acta).not.toMatch(/Propietario(?! designado)|su propietario/u);
});

test('shares are whole wherever the minutes tell them', () => {
  expect(actaTextOf(under('co-sa'))).not.toMatch(/,0000/u);
  expect(actaTextOf(secondSession)).toContain('30,0000');
});

test('a secret vote is told by the nouns of the law', () => {
  const hall = secretHall([10, 20, 30, 40], ['favour', 'favour', 'against', 'favour']);
  const question = {
    ...hall.question,
    questionId: idOf(901),
    session: 2,
    rulePack: 'es-sa' as const,
  };
  const record = recordOfDecision(question, decideSecretResult({ ...hall, question }));
  const acta = actaTextOf({
    ...record,
    assembly: { ...record.assembly, rulePack: 'es-sa', weightMeasure: 'shares' },
  });
  expect(acta).toMatch(/Voto secreto\. Votaron 4 títulos \(capital de/u);
  expect(acta).not.toMatch(/coeficiente|unidades/u);
});

test('of two tables of one vote each tells its own measure, without an empty cell', () => {
  const acta = actaTextOf(secondSession);
  expect(acta).toMatch(/Decisión/u);
  expect(acta).not.toMatch(/Ausente o sin votar10,0000[^\d—]/u);
});

test('a vote that was annulled without a result says when and why', () => {
  const [asked] = secondSession.questions;
  if (asked === undefined) throw new Error('The case asks nothing.');
  const questionId = idOf(990);
  const reason = 'se leyó otro texto';
  const annulled = {
    ...asked,
    ...{ questionId, number: 3, text: '¿Aprueba pintar?', state: 'annulled' as const },
    annulment: { at: at(13, 19, 38), by: 'staff', reason },
  };
  const event = {
    ...secondSession.events.find(({ kind }) => kind === 'question-closed'),
    ...{ kind: 'question-annulled', eventId: idOf(991), questionId, at: at(13, 19, 38) },
  } as SessionRecord['events'][number];
  const acta = actaTextOf({
    ...secondSession,
    questions: [...secondSession.questions, annulled],
    events: [...secondSession.events, event],
  });
  expect(acta).toContain('¿Aprueba pintar? Se anuló a las 20:38. Motivo: se leyó otro texto.');
});

test('units answered in person and online are counted apart', () => {
  expect(actaTextOf(secondSession)).toMatch(
    /Se respondió por \d de manera presencial y por 2 en línea\./u,
  );
});
