import { expect, test } from 'vitest';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { byUnitQuestion, decideByUnit } from '../../testing/rules/decideByUnit.ts';
import { sayResultBase } from '../reports/votesTables.ts';

const housing = { counted: ['vivienda'], leftOut: ['parqueadero'], article: 'artículo 5' } as const;
const told =
  /^Nadie ha dicho si cuentan los parqueaderos \(13 unidades\)\. Sin ellos el resultado sería otro: Rechazado con 46,15 %.*\.$/mu;

test('the minutes and the report tell both counts, where nobody answered and they end otherwise', () => {
  const result = decideByUnit({}, 18, 13);
  const acta = actaTextOf(recordOfDecision(byUnitQuestion({}), result));
  expect(acta).toMatch(told);
  expect(acta).toContain('Aprobado con 59,62 %');
  expect(sayResultBase(result)).toContain('Sin ellos el resultado sería otro');
});

test('once the bylaws say which units count, the minutes tell one count, by their article', () => {
  const law = { unitUses: housing };
  const acta = actaTextOf(recordOfDecision(byUnitQuestion(law), decideByUnit(law, 18, 13)));
  expect(acta).not.toMatch(told);
  expect(acta).toContain('unidades de vivienda presentes, 39');
  expect(acta).toMatch(/Decisión: Rechazado.*los estatutos, artículo 5/u);
});
