import { expect, test } from 'vitest';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { cl21442 } from './cl21442.ts';

const tested = lawCase(cl21442);

const cited = 'Ley 21.442, artículo 15';
const unread = `${cited}`;
const first = 'Quórum en primera convocatoria:';
const outOfBase = 'No cuentan para la mayoría: quienes están en mora.';
const mute = 'Tienen voz, pero no voto: quienes están en mora.';
const notary = 'Debe asistir un notario.';
const remote =
  'Atención: La participación virtual ha de estar acordada en el reglamento de copropiedad, con votación efectiva y simultánea (Ley 21.442, artículo 15).';
const query =
  'Atención: La consulta por escrito la decide el comité, con antecedentes y sesión informativa previa, y se aprueba por escrito con el quórum de la materia';
const written = `${query} (Ley 21.442, artículo 15).`;
const writtenDeed = `${query}; el acuerdo se reduce a escritura pública (Ley 21.442, artículo 15).`;
const absolute = [
  `Para aprobar: más del 50 % del total de los derechos que pueden votar (${unread}).`,
  `${first} más del 50 % del total de los derechos (${unread}).`,
  outOfBase,
  mute,
];

test.each([
  [
    'ordinary',
    [
      `Para aprobar: más del 50 % de los derechos presentes (${unread}).`,
      `${first} al menos el 33 % del total de los derechos (${unread}).`,
      outOfBase,
      mute,
      remote,
      written,
    ],
  ],
  ['absolute', [...absolute, remote, written]],
  ['regulation', [...absolute, notary, remote, writtenDeed]],
  [
    'reinforced',
    [
      `Para aprobar: al menos el 66 % del total de los derechos que pueden votar (${unread}).`,
      `${first} al menos el 66 % del total de los derechos (${unread}).`,
      outOfBase,
      mute,
      notary,
      remote,
      writtenDeed,
    ],
  ],
])(
  'the rule %s says in full what the law asks, and that its figures are unverified',
  (name, lines) => {
    const rule = tested.rule(name);
    expect(tested.explain(name)).toEqual(lines);
    expect([rule.exclusions.reach, rule.channelLimits.map(({ modes }) => modes.join())]).toEqual([
      'owner',
      ['online,mixed', 'written'],
    ]);
  },
);

test('every rule is there once, with its title and its doubts', () => {
  const row = (figures: string) =>
    `El cuadro de quórum no se ha leído: sus cifras (${figures}) vienen de fuentes secundarias. El resto del artículo sí.`;
  const half = row(
    'mayoría absoluta de los derechos; para acordar, solo sobre copropietarios hábiles',
  );
  const told = cl21442.rules.map(({ ruleId, title, source, quorum }) => [
    ruleId,
    title,
    source.doubt,
    quorum[0]?.source === source,
  ]);
  expect(told).toEqual([
    [
      'cl-21442/ordinary',
      'Sesión ordinaria',
      row('33 % para constituirse y mayoría absoluta de los asistentes'),
      true,
    ],
    ['cl-21442/absolute', 'Sesión extraordinaria de mayoría absoluta', half, true],
    ['cl-21442/regulation', 'Modificación del reglamento por mayoría absoluta', half, true],
    [
      'cl-21442/reinforced',
      'Sesión extraordinaria de mayoría reforzada',
      row('66 % de los derechos; para acordar, solo sobre copropietarios hábiles'),
      true,
    ],
  ]);
});

test('every matter of articles 14 and 15 goes to its session', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Verificación del quórum y de los copropietarios hábiles',
    'informed < committee-report: Cuenta del comité de administración',
    'informed < administrator-report: Cuenta documentada de la gestión del administrador',
    'informed < budget: Presupuesto estimativo, que aprueba el comité de administración',
    'cl-21442/ordinary < chair-election: Elección de quien preside, a falta del presidente del comité',
    'cl-21442/ordinary < signers-election: Designación de copropietarios para firmar el acta',
    'cl-21442/ordinary < agenda-approval: Aprobación de la tabla',
    'cl-21442/ordinary < accounts: Aprobación del balance de ingresos y egresos',
    'cl-21442/ordinary < committee-election: Designación o reelección del comité de administración',
    'cl-21442/ordinary < committee-resignation: Renuncia de miembros del comité de administración',
    'cl-21442/ordinary < administrator-appointment: Designación del administrador o subadministrador',
    'cl-21442/ordinary < administrator-removal: Remoción del administrador o subadministrador',
    'cl-21442/ordinary < emergency-plan: Plan de emergencia y simulacros de evacuación',
    'cl-21442/ordinary < insurance-renewal: Seguro del condominio sin cambiar los riesgos cubiertos',
    'cl-21442/ordinary < other-business: Otros asuntos de interés de los copropietarios',
    'cl-21442/absolute < committee-removal: Remoción de miembros del comité de administración',
    'cl-21442/absolute < extraordinary-expenses: Gastos o inversiones de más de seis cuotas en doce meses',
    'cl-21442/absolute < joint-administration: Administración conjunta o subadministraciones',
    'cl-21442/absolute < self-financing: Programas de autofinanciamiento y asociaciones con terceros',
    'cl-21442/absolute < reserve-surcharge: Recargo para formar el fondo común de reserva',
    'cl-21442/absolute < reserve-fund: Uso del fondo de reserva en mantención o reparación',
    'cl-21442/absolute < common-property-works: Alteraciones de los bienes comunes',
    'cl-21442/regulation < regulation-reform: Modificación del reglamento, salvo materias de mayoría reforzada',
    'cl-21442/reinforced < reinforced-regulation-reform: Modificación del reglamento en materias de mayoría reforzada',
    'cl-21442/reinforced < committee-delegation: Delegación de facultades al comité de administración',
    'cl-21442/reinforced < common-property-sale: Enajenar, arrendar, ceder o gravar bienes comunes',
    'cl-21442/reinforced < reconstruction: Reconstrucción o demolición del condominio',
    'cl-21442/reinforced < regime-exit: Dejar sin efecto o modificar el régimen de copropiedad',
    'cl-21442/reinforced < use-change: Cambio de destino de las unidades',
    'cl-21442/reinforced < building-works: Ampliaciones del condominio o alteraciones de sus unidades',
    'cl-21442/reinforced < common-construction: Construcciones en bienes comunes o cambio de su destino',
    'cl-21442/reinforced < exclusive-use: Uso y goce exclusivo de bienes comunes',
    'cl-21442/reinforced < committee-pay: Retribución del comité con descuento en los gastos comunes',
    'cl-21442/reinforced < insurance-change: Nuevo seguro que cambia los riesgos cubiertos',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = cl21442;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'cl-21442',
    'Chile: copropiedad inmobiliaria (Ley 21.442)',
    'CL',
    'cl-21442/ordinary',
  ]);
  expect(vocabulary).toEqual({
    units: { article: 'las', noun: 'unidades', one: 'unidad' },
    heads: { article: 'los', noun: 'copropietarios', one: 'copropietario' },
    weights: { main: { article: 'los', noun: 'derechos' } },
  });
});

/** Rights present in favour, rights present against, and rights that did not come. */
const session = (favour: string, against: string, away: string) => `
  1 | ana  | ${favour}  | presente | sí
  2 | luis | ${against} | presente | no
  3 | eva  | ${away}    | ausente  | -`;

test.each([
  ['accounts', 1, '32,999999', '0', '67,000001', 'no-quorum'],
  ['accounts', 1, '33', '0', '67', 'approved'],
  ['accounts', 2, '32,999999', '0', '67,000001', 'no-quorum'],
  ['accounts', 1, '20', '20', '60', 'rejected'],
  ['accounts', 1, '20,000001', '20', '59,999999', 'approved'],
  ['committee-removal', 1, '50', '0', '50', 'no-quorum'],
  ['committee-removal', 1, '50', '50', '0', 'rejected'],
  ['committee-removal', 1, '50,000001', '0', '49,999999', 'approved'],
  ['committee-removal', 1, '49,999999', '10', '40,000001', 'rejected'],
  ['regulation-reform', 1, '50', '0', '50', 'no-quorum'],
  ['regulation-reform', 1, '50', '20', '30', 'rejected'],
  ['regulation-reform', 1, '50,000001', '20', '29,999999', 'approved'],
  ['use-change', 1, '65,999999', '0', '34,000001', 'no-quorum'],
  ['use-change', 1, '66', '0', '34', 'approved'],
  ['use-change', 1, '65,999999', '34,000001', '0', 'rejected'],
  ['use-change', 1, '66', '34', '0', 'approved'],
])(
  '%s in call %i with %s for, %s against and %s away is %s',
  (matter, call, yes, no, away, kind) => {
    const roll = session(yes, no, away);
    expect(holdCase({ pack: cl21442, matter, call, roll }).kind).toBe(kind);
  },
);

test('66 % is enough where two thirds would not be', () => {
  const roll = session('66,1', '33,9', '0');
  expect(holdCase({ pack: cl21442, matter: 'exclusive-use', roll })).toMatchObject({
    kind: 'approved',
    finding: { numerator: 66_100_000, base: 100_000_000 },
    sentence: `Aprobado con 66,10 %; se necesitaba al menos el 66 % del total de los derechos que pueden votar (${cited}).`,
  });
});

test('a debtor makes the quorum and neither votes nor counts for the majority', () => {
  const roll = `
    1 | ana  | 30 | presente | sí | mora
    2 | luis | 10 | presente | sí
    3 | eva  |  8 | presente | no
    4 | juan | 52 | ausente  | -`;
  expect(holdCase({ pack: cl21442, matter: 'committee-election', roll })).toMatchObject({
    kind: 'approved',
    finding: { numerator: 10_000_000, base: 18_000_000 },
    sentence: `Aprobado con 55,56 %; se necesitaba más del 50 % de los derechos presentes (${cited}).`,
  });
});

test('one debt disables every unit of the owner', () => {
  const roll = `
    1 | ana  |  1 | presente | no | mora
    2 | ana  | 59 | presente | no
    3 | luis | 40 | presente | sí`;
  expect(holdCase({ pack: cl21442, matter: 'accounts', roll }).kind).toBe('approved');
});

test.each([
  ['committee-removal', '30', '30', 'rejected'],
  ['committee-removal', '30,000001', '29,999999', 'approved'],
  ['reconstruction', '39,599999', '20,400001', 'rejected'],
  ['reconstruction', '39,6', '20,4', 'approved'],
])(
  '%s is decided over the 60 rights without debts: %s for, %s against',
  (matter, yes, no, kind) => {
    const roll = `${session(yes, no, '0')}\n4 | inés | 40 | presente | sí | mora`;
    expect(holdCase({ pack: cl21442, matter, roll }).kind).toBe(kind);
  },
);

test.each(['abstención', 'blanco', 'nulo'])('«%s» counts as attending and never helps', (vote) => {
  const roll = `1 | ana | 30 | presente | sí\n2 | luis | 30 | presente | ${vote}\n3 | eva | 40 | ausente | -`;
  expect(holdCase({ pack: cl21442, matter: 'accounts', roll }).kind).toBe('rejected');
});

test('a session without quorum says the required and the present quorum', () => {
  const roll = session('32,999999', '0', '67,000001');
  expect(holdCase({ pack: cl21442, matter: 'accounts', roll }).sentence).toBe(
    `Sin quórum, con 32,999999 % de los derechos; se necesitaba al menos el 33 % del total de los derechos (${cited}).`,
  );
});
