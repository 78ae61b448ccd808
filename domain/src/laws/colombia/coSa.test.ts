import { expect, test } from 'vitest';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { coSa } from './coSa.ts';

const tested = lawCase(coSa);
const { hold } = tested;

const meeting = (yes: string, no: string, absent: string) => `
  a | ana  | ${yes}    | presente | sí
  b | luis | ${no}     | presente | no
  c | eva  | ${absent} | ausente  | -`;

test.each([
  ['26', '25', '49', 'approved'],
  ['26', '26', '48', 'rejected'],
  ['26,000001', '26', '47,999999', 'approved'],
  ['25', '25', '50', 'no-quorum'],
  ['25,000001', '25', '49,999999', 'approved'],
])('Ley 222 art. 68: %s for, %s against, %s absent → %s', (yes, no, absent, kind) => {
  expect(hold('board-election', meeting(yes, no, absent)).kind).toBe(kind);
});

test.each([
  ['bylaws-reform', 'Ley 222 de 1995, artículo 68'],
  ['merger', 'Ley 222 de 1995, artículo 68'],
  ['division', 'Ley 222 de 1995, artículo 68'],
  ['transformation', 'Ley 222 de 1995, artículo 68'],
  ['capital-change', 'Ley 222 de 1995, artículo 68'],
  ['dissolution', 'Ley 222 de 1995, artículo 68'],
  ['profit-distribution', 'Código de Comercio de Colombia, artículos 155 y 454'],
  ['liability-action', 'Ley 222 de 1995, artículo 25'],
  ['conflict-authorization', 'Ley 222 de 1995, artículo 23, numeral 7'],
])('%s passes with more than half of the votes present', (matter, cite) => {
  expect(hold(matter, meeting('30', '30', '40')).kind).toBe('rejected');
  expect(hold(matter, meeting('30,000001', '30', '39,999999')).sentence).toBe(
    `Aprobado con 50,000001 %; se necesitaba más del 50 % de las acciones presentes (${cite}).`,
  );
});

test('Ley 222 arts. 68 and 69: the partners must be several, in second call too', () => {
  const alone = `
    a | ana | 60 | presente | sí
    c | eva | 40 | ausente  | -`;
  expect(hold('board-election', alone, 1).sentence).toBe(
    'Sin quórum, con 60,00 % de las acciones y 1 accionista; se necesitaba más del 50 % del total de las acciones y al menos 2 accionistas (Ley 222 de 1995, artículo 68).',
  );
  expect(hold('board-election', alone, 2).sentence).toBe(
    'Sin quórum, con 1 accionista; se necesitaban al menos 2 accionistas (Código de Comercio de Colombia, artículo 429).',
  );
  expect(hold('board-election', meeting('2', '1', '97'), 2).kind).toBe('approved');
});

const special = (ana: string, sol: string, luis: string, eva: string) => `
  a | ana  | ${ana}  | presente | sí
  s | sol  | ${sol}  | presente | sí
  b | luis | ${luis} | presente | no
  c | eva  | ${eva}  | ausente  | -`;

test.each([
  ['less-profits', '46', '0,8', '13,2', '40', 'approved'],
  ['less-profits', '45,999999', '0,8', '13,200001', '40', 'rejected'],
  ['no-preference', '41,2', '0,8', '18', '40', 'approved'],
  ['no-preference', '41,199999', '0,8', '18,000001', '40', 'rejected'],
  ['dividend-in-shares', '47,2', '0,8', '12', '40', 'approved'],
  ['dividend-in-shares', '47,199999', '0,8', '12,000001', '40', 'rejected'],
  ['off-agenda', '41,2', '0,8', '18', '40', 'approved'],
  ['off-agenda', '41,199999', '0,8', '18,000001', '40', 'rejected'],
  ['suspension', '29,8', '0,8', '29,4', '40', 'approved'],
  ['suspension', '29,799999', '0,8', '29,400001', '40', 'rejected'],
  ['privileged-shares', '74', '1', '5', '20', 'approved'],
  ['privileged-shares', '73,999999', '1', '0', '25,000001', 'rejected'],
  ['own-shares', '69', '1', '5', '25', 'approved'],
  ['own-shares', '68,999999', '1', '0', '30,000001', 'rejected'],
  ['in-kind', '59', '1', '15', '25', 'approved'],
  ['in-kind', '58,999999', '1', '0', '40,000001', 'rejected'],
  ['uneven-division', '59', '1', '0', '40', 'approved'],
  ['uneven-division', '59', '1', '0,000001', '39,999999', 'rejected'],
  ['sas-transformation', '99', '1', '0', '0', 'approved'],
  ['sas-transformation', '98,999999', '1', '0', '0,000001', 'rejected'],
  ['more-liability', '99', '1', '0', '0', 'approved'],
  ['more-liability', '98,999999', '1', '0', '0,000001', 'rejected'],
])('special majorities: %s with %s and %s for, %s against, %s absent → %s', (...row) => {
  const [matter, ana, sol, luis, eva, kind] = row;
  expect(hold(matter, special(ana, sol, luis, eva)).kind).toBe(kind);
});

test.each([
  ['less-profits', 'al menos el 78 % de las acciones presentes', '155'],
  ['privileged-shares', 'al menos el 75 % del total de las acciones', '382'],
  ['suspension', 'al menos el 51 % de las acciones presentes', '430'],
])('%s asks for several partners, besides the shares', (matter, majority, article) => {
  expect(hold(matter, meeting('90', '10', '0')).sentence).toBe(
    `Rechazado con 90,00 % de las acciones y 1 accionista a favor (se alcanzó en las acciones y no en los accionistas); se necesitaba ${majority} y al menos 2 accionistas (Código de Comercio de Colombia, artículo ${article}).`,
  );
});

test.each(['no-preference', 'dividend-in-shares', 'own-shares', 'off-agenda'])(
  '%s asks for shares only: one partner may hold them all',
  (matter) => {
    expect(hold(matter, meeting('90', '10', '0')).kind).toBe('approved');
  },
);

test('art. 185: administrators do not vote the year-end accounts, and count for the quorum', () => {
  const roll = `
    a | ana  | 40 | presente | sí | conflicto
    b | luis | 11 | presente | no
    c | sol  | 9  | presente | sí
    d | eva  | 40 | ausente  | -`;
  for (const matter of ['financial-statements', 'liquidation-accounts']) {
    expect(hold(matter, roll)).toMatchObject({
      kind: 'rejected',
      finding: { numerator: 9_000_000, base: 20_000_000 },
      sentence:
        'Rechazado con 45,00 % a favor; se necesitaba más del 50 % de las acciones presentes (Código de Comercio de Colombia, artículo 185).',
    });
  }
  expect(hold('board-election', roll).kind).toBe('approved');
  expect(hold('administrator-shares', roll).kind).toBe('rejected');
});

test('art. 132: the shares of the contributing shareholder leave the total', () => {
  const roll = (yes: string) => `
    a | ana  | 50     | presente | sí | conflicto
    b | luis | ${yes} | presente | sí
    c | sol  | 5      | presente | no
    d | eva  | 15     | ausente  | -`;
  expect(hold('in-kind', roll('30'))).toMatchObject({
    kind: 'approved',
    finding: { numerator: 30_000_000, base: 50_000_000 },
    sentence:
      'Aprobado con 60,00 %; se necesitaba al menos el 60 % del total de las acciones con derecho a voto (Código de Comercio de Colombia, artículo 132).',
  });
  expect(hold('in-kind', roll('29,999999')).kind).toBe('rejected');
});

test('art. 397: unpaid shares are not present nor vote, and stay among the subscribed', () => {
  const roll = `
    a | ana  | 69 | presente | sí
    b | luis | 11 | presente | no | mora
    c | sol  | 1  | presente | no
    d | eva  | 19 | ausente  | -`;
  expect(hold('dividend-in-shares', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 69_000_000, base: 70_000_000 },
  });
  expect(hold('own-shares', roll)).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 69_000_000, base: 100_000_000 },
  });
  expect(hold('in-kind', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 69_000_000, base: 100_000_000 },
  });
  expect(hold('board-election', roll.replace('69', '49').replace('19', '39')).kind).toBe(
    'no-quorum',
  );
});

test('Ley 222 art. 20: in writing, more than half of every share', () => {
  const roll = (yes: string, no: string, away: string) => `
    a | ana  | ${yes}  | ausente | sí
    b | luis | ${no}   | ausente | no
    c | eva  | ${away} | ausente | abstención`;
  expect(hold('written-decision', roll('50', '10', '40')).kind).toBe('rejected');
  expect(hold('written-decision', roll('50,000001', '10', '39,999999')).kind).toBe('approved');
});

test('Ley 222 arts. 20 and 21: in writing, a decision has no effect while one is missing', () => {
  const roll = (luis: string) => `
    a | ana  | 50,000001 | ausente | sí
    b | luis | 49,999999 | ausente | ${luis}`;
  expect(hold('written-decision', roll('-'))).toMatchObject({
    kind: 'ineffective',
    finding: { numerator: 1, base: 2, met: false },
    sentence:
      'Ineficaz: participó 1 de 2 accionistas; debían participar todos (Ley 222 de 1995, artículos 20 y 21).',
  });
  expect(hold('written-decision', roll('no')).kind).toBe('approved');
});

test('C. de Co. art. 397: in writing, a shareholder without a vote is not missing', () => {
  const roll = `
    a | ana  | 51 | ausente | sí
    b | luis | 29 | ausente | no
    c | sol  | 20 | ausente | -  | mora`;
  expect(hold('written-decision', roll).kind).toBe('approved');
});

test('art. 248: the final accounts are approved by heads, whatever each one holds', () => {
  const roll = (eva: string) => `
    a | ana  | 90 | presente | no
    b | luis | 1  | presente | sí
    c | eva  | 1  | presente | ${eva}
    d | sol  | 8  | ausente  | -`;
  expect(hold('final-accounts', roll('sí')).kind).toBe('approved');
  expect(hold('final-accounts', roll('no')).sentence).toBe(
    'Rechazado con 33,33 % a favor; se necesitaba más del 50 % de los accionistas presentes (Código de Comercio de Colombia, artículo 248).',
  );
});

test('every matter goes to the rule of its article', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Verificación del quórum',
    'informed < management-report: Informe de gestión',
    'informed < auditor-report: Informe del revisor fiscal',
    'co-sa/ordinary < chair-election: Elección de presidente y secretario de la reunión',
    'co-sa/ordinary < agenda-approval: Aprobación del orden del día',
    'co-sa/ordinary < acta-committee: Aprobación del acta o comisión que la aprueba',
    'co-sa/ordinary < reserves: Reservas ocasionales',
    'co-sa/ordinary < board-election: Elección o remoción de la junta directiva',
    'co-sa/ordinary < auditor-election: Elección o remoción del revisor fiscal',
    'co-sa/ordinary < legal-representative: Nombramiento o remoción del representante legal',
    'co-sa/ordinary < share-issue: Emisión y colocación de acciones',
    'co-sa/ordinary < non-voting-shares: Emisión de acciones con dividendo preferencial y sin voto',
    'co-sa/ordinary < liquidation-decisions: Decisiones de la liquidación',
    'co-sa/ordinary < other-business: Proposiciones y varios',
    'co-sa/accounts < financial-statements: Aprobación de los estados financieros',
    'co-sa/accounts < liquidation-accounts: Cuentas de la liquidación',
    'co-sa/half-profits < profit-distribution: Distribución de al menos la mitad de las utilidades',
    'co-sa/less-profits < less-profits: Repartir menos de la mitad de las utilidades, o nada',
    'co-sa/no-preference < no-preference: Colocar acciones sin derecho de preferencia',
    'co-sa/dividend-in-shares < dividend-in-shares: Pagar el dividendo en acciones',
    'co-sa/reforms < bylaws-reform: Reforma de estatutos',
    'co-sa/reforms < capital-change: Aumento o disminución del capital',
    'co-sa/reforms < merger: Fusión',
    'co-sa/reforms < division: Escisión',
    'co-sa/reforms < transformation: Transformación sin mayor responsabilidad',
    'co-sa/reforms < dissolution: Disolución anticipada',
    'co-sa/privileged-shares < privileged-shares: Privilegios y reglamento de acciones privilegiadas',
    'co-sa/own-shares < own-shares: Adquisición de acciones propias',
    'co-sa/in-kind < in-kind: Avalúo de aportes en especie',
    'co-sa/off-agenda < off-agenda: Tratar otros temas en reunión extraordinaria',
    'co-sa/suspension < suspension: Suspender las deliberaciones',
    'co-sa/conflict < conflict-authorization: Autorización a un administrador con conflicto de intereses',
    'co-sa/conflict < administrator-shares: Autorización a un administrador para negociar acciones',
    'co-sa/liability < liability-action: Acción social de responsabilidad contra un administrador',
    'co-sa/uneven-division < uneven-division: Escisión con participación distinta de los socios',
    'co-sa/unanimity < sas-transformation: Transformación en S.A.S.',
    'co-sa/more-liability < more-liability: Transformación o fusión con mayor responsabilidad',
    'co-sa/written < written-decision: Decisión por escrito',
    'co-sa/final-accounts < final-accounts: Cuenta final de la liquidación',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = coSa;
  expect([packId, name, country, ordinaryRuleId, vocabulary.heads.noun]).toEqual([
    'co-sa',
    'Colombia: sociedad anónima (Código de Comercio y Ley 222 de 1995)',
    'CO',
    'co-sa/ordinary',
    'accionistas',
  ]);
});
