import { expect, test } from 'vitest';
import type { Source } from '../../kernel/bylaws/source.ts';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { mxCdmx } from './mxCdmx.ts';

const tested = lawCase(mxCdmx);

const law = 'Ley de Propiedad en Condominio de la Ciudad de México';
const cited = `${law}, artículos 31 a 33`;
const articles = cited;
const memory = law;
const absent = 'No cuentan para el quórum: quienes están en mora.';
const mute = 'Tienen voz, pero no voto: quienes están en mora.';
const halfHere = `Quórum en primera convocatoria: más del 50 % del total de los condóminos con derecho a voto (${memory}).`;

test.each([
  [
    'ordinary',
    [
      `Para aprobar: más del 50 % del indiviso presente (${articles}).`,
      `Quórum en primera convocatoria: al menos el 75 % del total de los condóminos con derecho a voto (${articles}).`,
      `Quórum en segunda convocatoria: más del 50 % del total de los condóminos con derecho a voto (${articles}).`,
      `Quórum en tercera convocatoria: cualquier número de asistentes (${articles}).`,
      absent,
      'No cuentan para la mayoría: quienes están en mora.',
      mute,
    ],
  ],
  [
    'absolute',
    [`Para aprobar: más del 50 % del indiviso total (${memory}).`, halfHere, absent, mute],
  ],
  [
    'extinction',
    [
      `Para aprobar: al menos el 75 % del indiviso total y más del 50 % del total de los condóminos (${memory}).`,
      halfHere,
      absent,
      mute,
    ],
  ],
])('the rule %s says in full what it asks, and that it is unverified', (name, lines) => {
  const rule = tested.rule(name);
  expect(tested.explain(name)).toEqual(lines);
  expect(rule.exclusions.reach).toBe('owner');
});

test('every rule is there once, with its title and its doubts', () => {
  const told = mxCdmx.rules.map(({ ruleId, title, source, quorum }) => [
    ruleId,
    title,
    sayAll(source),
    sayAll(quorum[0]?.source),
  ]);
  const deed =
    'Asiste la mayoría simple de los condóminos y votan a favor más de la mitad del indiviso total. Confírmelo antes de decidir. Sin fuente escrita.';
  const extinction =
    'Asiste la mayoría simple de los condóminos y votan a favor el 75 % del indiviso y la mayoría de los condóminos. Confírmelo antes de decidir. Sin fuente escrita.';
  expect(told).toEqual([
    [
      'mx-cdmx/ordinary',
      'Mayoría simple de los votos presentes',
      'Mayoría simple de votos: cada condómino tiene los de su indiviso. Confírmelo antes de decidir. El texto no se ha leído: lo dice una fuente secundaria.',
      'El texto no se ha leído. Una fuente secundaria cuenta el quórum por condóminos; otras, por indiviso.',
    ],
    ['mx-cdmx/absolute', 'Más de la mitad del indiviso total', deed, deed],
    ['mx-cdmx/extinction', 'Extinción del régimen', extinction, extinction],
  ]);
});

test('every matter goes to its rule', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Lista de asistencia y verificación del quórum',
    'informed < administrator-report: Informe del administrador',
    'informed < committee-report: Informe del comité de vigilancia',
    'mx-cdmx/ordinary < chair-election: Designación de presidente, secretario y escrutadores',
    'mx-cdmx/ordinary < agenda-approval: Aprobación del orden del día',
    'mx-cdmx/ordinary < accounts: Aprobación de los estados de cuenta',
    'mx-cdmx/ordinary < budget: Presupuesto y cuotas de mantenimiento',
    'mx-cdmx/ordinary < extraordinary-dues: Cuotas extraordinarias',
    'mx-cdmx/ordinary < reserve-fund: Fondo de reserva',
    'mx-cdmx/ordinary < administrator-appointment: Nombramiento o remoción del administrador',
    'mx-cdmx/ordinary < committee-election: Elección del comité de vigilancia',
    'mx-cdmx/ordinary < other-business: Asuntos generales',
    'mx-cdmx/absolute < deed-reform: Modificación de la escritura constitutiva',
    'mx-cdmx/absolute < regulation-reform: Modificación del reglamento interno',
    'mx-cdmx/absolute < new-works: Obras nuevas',
    'mx-cdmx/absolute < reconstruction: Destrucción, ruina o reconstrucción',
    'mx-cdmx/extinction < extinction: Extinción voluntaria del régimen',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = mxCdmx;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'mx-cdmx',
    'México: condominio en la Ciudad de México',
    'MX',
    'mx-cdmx/ordinary',
  ]);
  expect(vocabulary).toEqual({
    units: { article: 'las', noun: 'unidades privativas', one: 'unidad privativa' },
    heads: { article: 'los', noun: 'condóminos', one: 'condómino' },
    weights: { main: { article: 'el', noun: 'indiviso' } },
  });
});

/** Four condóminos of 25: the first ones came, and all who came vote yes. */
const four = (came: number) =>
  ['ana', 'luis', 'eva', 'juan']
    .map((owner, index) =>
      index < came
        ? `${index} | ${owner} | 25 | presente | sí`
        : `${index} | ${owner} | 25 | ausente | -`,
    )
    .join('\n');

test.each([
  ['budget', 1, 2, 'no-quorum'],
  ['budget', 1, 3, 'approved'],
  ['budget', 2, 2, 'no-quorum'],
  ['budget', 2, 3, 'approved'],
  ['budget', 3, 1, 'approved'],
  ['budget', 3, 0, 'no-quorum'],
  ['regulation-reform', 1, 2, 'no-quorum'],
  ['regulation-reform', 3, 2, 'no-quorum'],
  ['regulation-reform', 1, 3, 'approved'],
  ['extinction', 2, 2, 'no-quorum'],
  ['extinction', 1, 3, 'approved'],
])('%s in call %i with %i of four condóminos is %s', (matter, call, came, kind) => {
  expect(holdCase({ pack: mxCdmx, matter, call, roll: four(came) }).kind).toBe(kind);
});

test('the quorum counts condóminos, not their units nor their indiviso', () => {
  const roll = `
    1 | ana  | 40 | presente | sí
    2 | ana  | 40 | presente | sí
    3 | luis | 10 | ausente  | -
    4 | eva  | 10 | ausente  | -`;
  expect(holdCase({ pack: mxCdmx, matter: 'budget', call: 2, roll })).toMatchObject({
    kind: 'no-quorum',
    sentence: `Sin quórum, con 33,33 % de los condóminos; se necesitaba más del 50 % del total de los condóminos con derecho a voto (${cited}).`,
  });
});

test('a debtor leaves the quorum, its base, the vote and the majority, with every unit', () => {
  const roll = `
    1 | ana  |  5 | presente | no | mora
    2 | ana  | 55 | presente | no
    3 | luis | 20 | presente | sí
    4 | eva  | 10 | presente | sí
    5 | juan |  5 | presente | no
    6 | inés |  5 | ausente  | -`;
  expect(holdCase({ pack: mxCdmx, matter: 'budget', roll })).toMatchObject({
    kind: 'approved',
    finding: { numerator: 30_000_000, base: 35_000_000 },
    sentence: `Aprobado con 85,71 %; se necesitaba más del 50 % del indiviso presente (${cited}).`,
  });
});

/** Three who came and decide: votes weigh their indiviso. */
const decided = (favour: string, against: string, other: string, vote = 'abstención') => `
  1 | ana  | ${favour}  | presente | sí
  2 | luis | ${against} | presente | no
  3 | eva  | ${other}   | presente | ${vote}`;

test.each([
  ['budget', decided('50', '30', '20'), 'rejected'],
  ['budget', decided('50,000001', '30', '19,999999'), 'approved'],
  ['budget', decided('50', '30', '20', 'blanco'), 'rejected'],
  ['deed-reform', decided('50', '30', '20'), 'rejected'],
  ['deed-reform', decided('50,000001', '30', '19,999999'), 'approved'],
  ['extinction', decided('50', '25,000001', '24,999999', 'sí'), 'rejected'],
  ['extinction', decided('50', '25', '25', 'sí'), 'approved'],
  ['extinction', decided('90', '5', '5'), 'rejected'],
])('%s is decided by indiviso: %s', (matter, roll, kind) => {
  expect(holdCase({ pack: mxCdmx, matter, roll }).kind).toBe(kind);
});

test('over the whole building a debtor does not vote and stays in the total', () => {
  const roll = `
    1 | ana  | 50 | presente | sí
    2 | luis | 50 | presente | sí | mora`;
  expect(holdCase({ pack: mxCdmx, matter: 'regulation-reform', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 50_000_000, base: 100_000_000 },
    sentence: `Rechazado con 50,00 % a favor; se necesitaba más del 50 % del indiviso total (${law}).`,
  });
});

test('extinction asks for indiviso and condóminos at once', () => {
  const roll = decided('75', '15', '10');
  expect(holdCase({ pack: mxCdmx, matter: 'extinction', roll }).sentence).toBe(
    `Rechazado con 75,00 % del indiviso y 33,33 % de los condóminos a favor (se alcanzó en el indiviso y no en los condóminos); se necesitaba al menos el 75 % del indiviso total y más del 50 % del total de los condóminos (${law}).`,
  );
});

/** The text of a source that people read, and the one for its reviewers only. */
function sayAll({ note, doubt }: Partial<Source> = {}): string {
  return [note, doubt].filter((part) => part !== undefined).join(' ');
}
