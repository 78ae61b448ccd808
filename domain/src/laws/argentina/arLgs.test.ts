import { expect, test } from 'vitest';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { arLgs } from './arLgs.ts';

const tested = lawCase(arLgs);

const law = 'Ley General de Sociedades 19.550';
const present = 'Para aprobar: más del 50 % de las acciones presentes';
const ordinaryCalls = [
  `Quórum en primera convocatoria: más del 50 % del total de las acciones (${law}, artículo 243).`,
  `Quórum en segunda convocatoria: cualquier número de asistentes (${law}, artículo 243).`,
];
const extraordinaryCalls = [
  `Quórum en primera convocatoria: al menos el 60 % del total de las acciones (${law}, artículo 244).`,
  `Quórum en segunda convocatoria: al menos el 30 % del total de las acciones (${law}, artículo 244).`,
];
const absent = 'No cuentan para el quórum: quienes están en mora.';
const outOfBase =
  'No cuentan para la mayoría: quienes están en mora y quienes tienen conflicto de interés.';
const mute =
  'Tienen voz, pero no voto: quienes están en mora y quienes tienen conflicto de interés.';
const ofClass = `Si afecta a una clase, se necesita además en ella, contada aparte: más del 50 % de las acciones presentes; en primera convocatoria debe asistir más del 50 % del total de las acciones (${law}, artículos 243 y 250).`;
const maybe = `Quien tiene un interés propio no vota ni lo suyo ni lo que representa; puede decirse antes de abrir (${law}, artículo 248).`;
const remote =
  'Atención: A distancia vale si el estatuto la prevé o si la consienten todos los que deben participar (Código Civil y Comercial de la Nación, artículo 158, inciso a).';

test.each([
  [
    'ordinary',
    [
      `${present} (${law}, artículo 243).`,
      ...ordinaryCalls,
      absent,
      outOfBase,
      mute,
      maybe,
      remote,
    ],
  ],
  [
    'interested',
    [
      `${present} (${law}, artículo 243).`,
      ...ordinaryCalls,
      absent,
      outOfBase,
      mute,
      `Quien tiene un interés propio no vota ni lo suyo ni lo que representa; se pregunta antes de abrir (${law}, artículos 241 y 248).`,
      remote,
    ],
  ],
  [
    'extraordinary',
    [
      `${present} (${law}, artículo 244).`,
      ...extraordinaryCalls,
      absent,
      outOfBase,
      mute,
      maybe,
      ofClass,
      remote,
    ],
  ],
  [
    'special',
    [
      `Para aprobar: más del 50 % del total de las acciones (${law}, artículo 244, cuarto párrafo).`,
      ...extraordinaryCalls,
      absent,
      mute,
      maybe,
      ofClass,
      remote,
    ],
  ],
  [
    'class',
    [
      `${present} (${law}, artículo 250).`,
      ...ordinaryCalls,
      absent,
      outOfBase,
      mute,
      maybe,
      remote,
    ],
  ],
  [
    'unanimity',
    [
      `Para aprobar: el 100 % del total de las acciones (${law}, artículo 246, inciso 1).`,
      `Quórum en primera convocatoria: el 100 % del total de las acciones (${law}, artículo 246, inciso 1).`,
      absent,
      mute,
      maybe,
      remote,
    ],
  ],
])('the rule %s says in full what the law asks', (name, lines) => {
  const rule = tested.rule(name);
  expect(tested.explain(name)).toEqual(lines);
  expect([rule.exclusions.reach, rule.channelLimits.flatMap(({ modes }) => modes)]).toEqual([
    'unit',
    ['online', 'mixed'],
  ]);
});

test('every rule is there once, with its title and its doubts', () => {
  const plural = 'Si hay acciones de voto plural, cada unidad debe pesar sus votos.';
  expect(arLgs.rules.map(({ ruleId, title, source }) => [ruleId, title, source.note])).toEqual([
    ['ar-lgs/ordinary', 'Asamblea ordinaria: mayoría absoluta de los votos presentes', plural],
    [
      'ar-lgs/interested',
      'Asamblea ordinaria: mayoría de los votos presentes, sin quien tiene interés propio',
      plural,
    ],
    [
      'ar-lgs/extraordinary',
      'Asamblea extraordinaria: mayoría absoluta de los votos presentes',
      plural,
    ],
    [
      'ar-lgs/special',
      'Supuestos especiales: mayoría de todas las acciones con voto',
      'En primera y en segunda convocatoria, sin pluralidad de voto: cada acción cuenta una vez.',
    ],
    [
      'ar-lgs/class',
      'Asamblea especial de una clase',
      'Votan solo las acciones de la clase afectada.',
    ],
    [
      'ar-lgs/unanimity',
      'Unanimidad de las acciones con derecho a voto',
      'Con la totalidad del capital presente.',
    ],
  ]);
  const notes = ['ordinary', 'extraordinary'].map((name) =>
    ruleOf(arLgs, `ar-lgs/${name}`).quorum.map(({ source }) => source.note),
  );
  expect(notes).toEqual([
    [undefined, 'Cualquiera sea el número de acciones presentes.'],
    ['El estatuto puede exigir más.', 'El estatuto puede fijar un quórum mayor o menor.'],
  ]);
  expect(ruleOf(arLgs, 'ar-lgs/ordinary').channelLimits[0]?.source.doubt).toBe(
    'Las normas de los organismos de control no se han leído.',
  );
});

test('every matter goes to the rule of its article', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Verificación del quórum y del libro de asistencia',
    'informed < directors-report: Informe del directorio',
    'informed < auditor-report: Informe del síndico',
    'ar-lgs/ordinary < chair-election: Designación de quien preside la asamblea',
    'ar-lgs/ordinary < signers-election: Designación de accionistas para firmar el acta',
    'ar-lgs/ordinary < agenda-approval: Aprobación del orden del día',
    'ar-lgs/ordinary < financial-statements: Balance, estado de resultados y memoria',
    'ar-lgs/ordinary < profit-distribution: Distribución de ganancias',
    'ar-lgs/ordinary < fees: Retribución de directores y síndicos',
    'ar-lgs/ordinary < statutory-capital-increase: Aumento de capital hasta el quíntuplo previsto en el estatuto',
    'ar-lgs/ordinary < recess: Cuarto intermedio',
    'ar-lgs/ordinary < other-business: Otros asuntos de asamblea ordinaria',
    'ar-lgs/interested < management-approval: Gestión del directorio y del síndico',
    'ar-lgs/interested < directors-election: Designación o remoción de directores y consejo de vigilancia',
    'ar-lgs/interested < auditor-election: Designación o remoción del síndico',
    'ar-lgs/interested < directors-liability: Responsabilidad de directores y síndicos',
    'ar-lgs/interested < operation: Contrato u operación determinada',
    'ar-lgs/extraordinary < bylaws-reform: Modificación del estatuto',
    'ar-lgs/extraordinary < capital-change: Aumento, reducción o reintegro del capital',
    'ar-lgs/extraordinary < share-redemption: Rescate, reembolso y amortización de acciones',
    'ar-lgs/extraordinary < merger-incorporating: Fusión en que la sociedad incorpora a otra',
    'ar-lgs/extraordinary < liquidators: Liquidadores: nombramiento, remoción y retribución',
    'ar-lgs/extraordinary < liquidation-accounts: Cuentas de la liquidación',
    'ar-lgs/extraordinary < debentures: Emisión de debentures y su conversión en acciones',
    'ar-lgs/extraordinary < bonds: Emisión de bonos',
    'ar-lgs/extraordinary < premium: Prima de emisión',
    'ar-lgs/special < transformation: Transformación',
    'ar-lgs/special < extension: Prórroga o reconducción',
    'ar-lgs/special < dissolution: Disolución anticipada',
    'ar-lgs/special < move-abroad: Transferencia del domicilio al extranjero',
    'ar-lgs/special < purpose-change: Cambio fundamental del objeto',
    'ar-lgs/special < capital-reintegration: Reintegración total o parcial del capital',
    'ar-lgs/special < merger: Fusión',
    'ar-lgs/special < division: Escisión',
    'ar-lgs/special < preemption-limit: Limitación o suspensión del derecho de preferencia',
    'ar-lgs/special < large-reserves: Reservas que exceden del capital y las reservas legales',
    'ar-lgs/class < class-consent: Consentimiento de una clase de acciones',
    'ar-lgs/unanimity < off-agenda: Asunto fuera del orden del día, con todo el capital presente',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = arLgs;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'ar-lgs',
    'Argentina: sociedad anónima (Ley 19.550)',
    'AR',
    'ar-lgs/ordinary',
  ]);
  expect(vocabulary).toEqual({
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'las', noun: 'acciones', one: 'acción' } },
  });
});

/** One shareholder who came and votes yes; another who did not come. */
const attended = (here: string, away: string) =>
  `1 | ana | ${here} | presente | sí\n2 | luis | ${away} | ausente | -`;

test.each([
  ['financial-statements', 1, '50', '50', 'no-quorum'],
  ['financial-statements', 1, '50,000001', '49,999999', 'approved'],
  ['financial-statements', 2, '0,000001', '99,999999', 'approved'],
  ['class-consent', 1, '50', '50', 'no-quorum'],
  ['class-consent', 2, '1', '99', 'approved'],
  ['bylaws-reform', 1, '59,999999', '40,000001', 'no-quorum'],
  ['bylaws-reform', 1, '60', '40', 'approved'],
  ['bylaws-reform', 2, '29,999999', '70,000001', 'no-quorum'],
  ['bylaws-reform', 2, '30', '70', 'approved'],
  ['merger', 1, '59,999999', '40,000001', 'no-quorum'],
  ['merger', 1, '60', '40', 'approved'],
  ['merger', 2, '29,999999', '70,000001', 'no-quorum'],
  ['merger', 2, '30', '70', 'rejected'],
  ['merger', 2, '50', '50', 'rejected'],
  ['merger', 2, '50,000001', '49,999999', 'approved'],
  ['off-agenda', 1, '99,999999', '0,000001', 'no-quorum'],
  ['off-agenda', 1, '100', '0', 'approved'],
])(
  '%s in call %i with %s present and in favour of 100: %s away, %s',
  (matter, call, here, away, kind) => {
    expect(holdCase({ pack: arLgs, matter, call, roll: attended(here, away) }).kind).toBe(kind);
  },
);

test.each([
  ['40', '40', 'no', 'rejected'],
  ['40,000001', '40', 'no', 'approved'],
  ['40', '20', 'abstención', 'approved'],
  ['40', '40', 'blanco', 'rejected'],
  ['40', '40', 'abstención', 'rejected'],
])('%s in favour and %s that vote «%s» of the capital present', (favour, other, vote, kind) => {
  const roll = `1 | ana | ${favour} | presente | sí\n2 | luis | ${other} | presente | ${vote}\n3 | eva | 15 | ausente | -`;
  expect(holdCase({ pack: arLgs, matter: 'profit-distribution', roll }).kind).toBe(kind);
});

test('a director does not vote on their own acts and leaves the votes that can be cast', () => {
  const roll = `
    1 | ana  | 60 | presente | sí | conflicto
    2 | luis | 25 | presente | no
    3 | eva  | 15 | presente | sí`;
  expect(holdCase({ pack: arLgs, matter: 'management-approval', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 15_000_000, base: 40_000_000 },
    sentence: `Rechazado con 37,50 % a favor; se necesitaba más del 50 % de las acciones presentes (${law}, artículo 243).`,
  });
});

test('a conflict of interest does not take shares out of the quorum', () => {
  const roll = `
    1 | ana  | 60 | presente | -  | conflicto
    2 | luis | 10 | presente | sí
    3 | eva  | 30 | ausente  | -`;
  expect(holdCase({ pack: arLgs, matter: 'management-approval', roll }).kind).toBe('approved');
});

test('over all voting shares, those in conflict stay in the total', () => {
  const roll = `
    1 | ana  | 50 | presente | sí | conflicto
    2 | luis | 50 | presente | sí`;
  expect(holdCase({ pack: arLgs, matter: 'dissolution', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 50_000_000, base: 100_000_000 },
    sentence: `Rechazado con 50,00 % a favor; se necesitaba más del 50 % del total de las acciones (${law}, artículo 244, cuarto párrafo).`,
  });
});

test.each([
  ['financial-statements', 'no-quorum'],
  ['bylaws-reform', 'no-quorum'],
  ['dissolution', 'no-quorum'],
])('shares not paid in time do not make the quorum of %s', (matter, kind) => {
  const roll = `1 | ana | 60 | presente | sí | mora\n2 | luis | 40 | presente | sí`;
  expect(holdCase({ pack: arLgs, matter, roll }).kind).toBe(kind);
});

test('shares not paid in time do not vote, and the owner votes the rest', () => {
  const roll = `
    1 | ana  | 20 | presente | no | mora
    2 | ana  | 30 | presente | sí
    3 | luis | 25 | presente | no
    4 | eva  | 25 | ausente  | -`;
  expect(holdCase({ pack: arLgs, matter: 'fees', roll })).toMatchObject({
    kind: 'approved',
    finding: { numerator: 30_000_000, base: 55_000_000 },
    sentence: `Aprobado con 54,55 %; se necesitaba más del 50 % de las acciones presentes (${law}, artículo 243).`,
  });
});

test('one vote against or withheld breaks the unanimity of all the capital', () => {
  const withheld = '1 | ana | 99 | presente | sí\n2 | eva | 1 | presente | abstención';
  expect(holdCase({ pack: arLgs, matter: 'off-agenda', roll: withheld }).kind).toBe('rejected');
});

test('a failed first call says the required and the present quorum', () => {
  const roll = attended('59,999999', '40,000001');
  expect(holdCase({ pack: arLgs, matter: 'bylaws-reform', roll }).sentence).toBe(
    `Sin quórum, con 59,999999 % de las acciones; se necesitaba al menos el 60 % del total de las acciones (${law}, artículo 244).`,
  );
});
