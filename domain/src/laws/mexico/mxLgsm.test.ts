import { expect, test } from 'vitest';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { mxLgsm } from './mxLgsm.ts';

const tested = lawCase(mxLgsm);

const law = 'Ley General de Sociedades Mercantiles';
const anyNumber = `Quórum en segunda convocatoria: cualquier número de asistentes (${law}, artículo 191).`;
const threeQuarters = `Quórum en primera convocatoria: al menos el 75 % del capital total (${law}, artículo 190).`;
const mute = 'Tienen voz, pero no voto: quienes tienen conflicto de interés.';
const sayConflict = (when: string, articles: string) =>
  `Quien tiene un interés propio no vota ni lo suyo ni lo que representa; ${when} antes de abrir (${law}, ${articles}).`;
const maybe = sayConflict('puede decirse', 'artículo 196');
const remote = `Atención: La asamblea por medios electrónicos ha de estar prevista en los estatutos (${law}, artículo 178).`;
const apart = `Atención: Fuera de asamblea solo vale si los estatutos lo prevén, por unanimidad de las acciones con voto y confirmada por escrito (${law}, artículo 178).`;

test.each([
  [
    'ordinary',
    [
      `Para aprobar: más del 50 % del capital presente (${law}, artículo 189).`,
      `Quórum en primera convocatoria: al menos el 50 % del capital total (${law}, artículo 189).`,
      anyNumber,
      mute,
      maybe,
      remote,
      apart,
    ],
  ],
  [
    'interested',
    [
      `Para aprobar: más del 50 % del capital presente (${law}, artículo 189).`,
      `Quórum en primera convocatoria: al menos el 50 % del capital total (${law}, artículo 189).`,
      anyNumber,
      mute,
      sayConflict('se pregunta', 'artículos 196 y 197'),
      remote,
      apart,
    ],
  ],
  [
    'extraordinary',
    [
      `Para aprobar: al menos el 50 % del capital total (${law}, artículos 190 y 191).`,
      threeQuarters,
      anyNumber,
      mute,
      maybe,
      remote,
      apart,
    ],
  ],
  [
    'class',
    [
      `Para aprobar: al menos el 50 % del capital total (${law}, artículo 195).`,
      threeQuarters,
      anyNumber,
      mute,
      maybe,
      remote,
      apart,
    ],
  ],
  [
    'written',
    [
      `Para aprobar: el 100 % del capital total (${law}, artículo 178).`,
      `Quórum en primera convocatoria: cualquier número de asistentes (${law}, artículo 178).`,
      apart,
    ],
  ],
  [
    'postponement',
    [
      `Para aprobar: al menos el 25 % del capital presente (${law}, artículo 199).`,
      `Quórum en primera convocatoria: cualquier número de asistentes (${law}, artículo 199).`,
      remote,
    ],
  ],
])('the rule %s says in full what the law asks', (name, lines) => {
  const rule = tested.rule(name);
  expect(tested.explain(name)).toEqual(lines);
  expect(rule.exclusions.reach).toBe('unit');
});

test('every rule is there once, with its title, its warned modes and its doubts', () => {
  const told = mxLgsm.rules.map(({ ruleId, title, source, channelLimits }) => [
    ruleId,
    title,
    channelLimits.map(({ modes }) => modes.join()).join(' / '),
    source.note,
  ]);
  const everywhere = 'online,mixed / written';
  expect(told).toEqual([
    [
      'mx-lgsm/ordinary',
      'Asamblea ordinaria: mayoría de los votos presentes',
      everywhere,
      undefined,
    ],
    [
      'mx-lgsm/interested',
      'Asamblea ordinaria: mayoría de los votos presentes, sin quien tiene interés propio',
      everywhere,
      undefined,
    ],
    [
      'mx-lgsm/extraordinary',
      'Asamblea extraordinaria: la mitad del capital social',
      everywhere,
      'La ley dice «la mitad», no más de la mitad. El acta se protocoliza ante fedatario público.',
    ],
    [
      'mx-lgsm/class',
      'Asamblea especial de una categoría',
      everywhere,
      'Se computa sobre todas las acciones de la categoría, que son las que votan.',
    ],
    ['mx-lgsm/written', 'Resolución unánime fuera de asamblea', 'written', undefined],
    [
      'mx-lgsm/postponement',
      'Aplazamiento a solicitud del 25 %',
      'online,mixed',
      'Una sola vez para el mismo asunto, por tres días y sin nueva convocatoria.',
    ],
  ]);
  const { quorum, channelLimits } = ruleOf(mxLgsm, 'mx-lgsm/ordinary');
  expect([quorum[1]?.source.note, channelLimits[0]?.source.note]).toEqual([
    'Cualquiera que sea el número de acciones representadas.',
    'Desde la reforma del 20 de octubre de 2023.',
  ]);
});

test('every matter goes to the rule of its article', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Lista de asistencia y verificación del quórum',
    'informed < commissioner-report: Informe de los comisarios',
    'mx-lgsm/ordinary < chair-election: Designación de presidente y secretario de la asamblea',
    'mx-lgsm/ordinary < tellers: Designación de escrutadores',
    'mx-lgsm/ordinary < agenda-approval: Aprobación del orden del día',
    'mx-lgsm/ordinary < profit-distribution: Aplicación de resultados',
    'mx-lgsm/ordinary < administrators-election: Nombramiento del administrador o consejo de administración',
    'mx-lgsm/ordinary < commissioners-election: Nombramiento de comisarios',
    'mx-lgsm/ordinary < fees: Emolumentos de administradores y comisarios',
    'mx-lgsm/ordinary < managers: Nombramiento o revocación de gerentes',
    'mx-lgsm/ordinary < delegates: Designación de delegados especiales',
    'mx-lgsm/ordinary < acta-approval: Lectura y aprobación del acta',
    'mx-lgsm/ordinary < other-business: Otros asuntos de asamblea ordinaria',
    'mx-lgsm/interested < administrators-report: Informe de los administradores y estados financieros',
    'mx-lgsm/interested < administrators-liability: Responsabilidad de administradores y comisarios',
    'mx-lgsm/interested < operation: Contrato u operación determinada',
    'mx-lgsm/extraordinary < extension: Prórroga de la duración de la sociedad',
    'mx-lgsm/extraordinary < dissolution: Disolución anticipada de la sociedad',
    'mx-lgsm/extraordinary < capital-change: Aumento o reducción del capital social',
    'mx-lgsm/extraordinary < purpose-change: Cambio de objeto de la sociedad',
    'mx-lgsm/extraordinary < nationality-change: Cambio de nacionalidad de la sociedad',
    'mx-lgsm/extraordinary < transformation: Transformación de la sociedad',
    'mx-lgsm/extraordinary < merger: Fusión con otra sociedad',
    'mx-lgsm/extraordinary < preferred-shares: Emisión de acciones privilegiadas',
    'mx-lgsm/extraordinary < own-shares: Amortización de acciones y emisión de acciones de goce',
    'mx-lgsm/extraordinary < bonds: Emisión de bonos',
    'mx-lgsm/extraordinary < bylaws-reform: Otra modificación del contrato social',
    'mx-lgsm/extraordinary < special-quorum: Asunto para el que la ley o el contrato exigen quórum especial',
    'mx-lgsm/class < class-consent: Aceptación de una categoría de accionistas',
    'mx-lgsm/written < written-resolution: Resolución fuera de asamblea',
    'mx-lgsm/postponement < postponement: Aplazar tres días una votación',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = mxLgsm;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'mx-lgsm',
    'México: sociedad anónima (Ley General de Sociedades Mercantiles)',
    'MX',
    'mx-lgsm/ordinary',
  ]);
  expect(vocabulary).toEqual({
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'el', noun: 'capital', trims: true } },
  });
});

/** Capital present in favour, capital present against, and capital that did not come. */
const meeting = (favour: string, against: string, away: string) => `
  1 | ana  | ${favour}  | presente | sí
  2 | luis | ${against} | presente | no
  3 | eva  | ${away}    | ausente  | -`;

test.each([
  ['fees', 1, '49,999999', '0', '50,000001', 'no-quorum'],
  ['fees', 1, '50', '0', '50', 'approved'],
  ['fees', 1, '25', '25', '50', 'rejected'],
  ['fees', 1, '25,000001', '25', '49,999999', 'approved'],
  ['fees', 2, '0,000001', '0', '99,999999', 'approved'],
  ['fees', 3, '1', '0', '99', 'approved'],
  ['merger', 1, '74,999999', '0', '25,000001', 'no-quorum'],
  ['merger', 1, '75', '0', '25', 'approved'],
  ['merger', 1, '49,999999', '30', '20,000001', 'rejected'],
  ['merger', 1, '50', '50', '0', 'approved'],
  ['merger', 2, '49,999999', '0', '50,000001', 'rejected'],
  ['merger', 2, '50', '0', '50', 'approved'],
  ['class-consent', 1, '74,999999', '0', '25,000001', 'no-quorum'],
  ['class-consent', 1, '50', '25', '25', 'approved'],
  ['class-consent', 2, '49,999999', '0', '50,000001', 'rejected'],
  ['postponement', 1, '10', '30', '60', 'approved'],
  ['postponement', 1, '9,999999', '30', '60,000001', 'rejected'],
])(
  '%s in call %i with %s for, %s against and %s away is %s',
  (matter, call, yes, no, away, kind) => {
    const roll = meeting(yes, no, away);
    expect(holdCase({ pack: mxLgsm, matter, call, roll }).kind).toBe(kind);
  },
);

test.each(['abstención', 'blanco', 'nulo'])('«%s» is present and never helps', (vote) => {
  const roll = `1 | ana | 30 | presente | sí\n2 | luis | 30 | presente | ${vote}\n3 | eva | 40 | ausente | -`;
  expect(holdCase({ pack: mxLgsm, matter: 'profit-distribution', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 30_000_000, base: 60_000_000 },
    sentence: `Rechazado con 50,00 % a favor; se necesitaba más del 50 % del capital presente (${law}, artículo 189).`,
  });
});

test('an administrator does not vote on their own report, and stays among the present', () => {
  const roll = `
    1 | ana  | 60 | presente | sí | conflicto
    2 | luis | 40 | presente | sí`;
  expect(holdCase({ pack: mxLgsm, matter: 'administrators-report', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 40_000_000, base: 100_000_000 },
    sentence: `Rechazado con 40,00 % a favor; se necesitaba más del 50 % del capital presente (${law}, artículo 189).`,
  });
});

test('a shareholder in arrears votes: the law takes nobody out for debts', () => {
  const roll = '1 | ana | 60 | presente | sí | mora\n2 | luis | 40 | presente | no';
  expect(holdCase({ pack: mxLgsm, matter: 'fees', roll }).kind).toBe('approved');
});

test('an extraordinary decision says half of all the capital, whatever the call', () => {
  const held = { pack: mxLgsm, matter: 'capital-change', roll: meeting('50', '0', '50') } as const;
  expect(holdCase({ ...held, call: 2 }).sentence).toBe(
    `Aprobado con 50,00 %; se necesitaba al menos el 50 % del capital total (${law}, artículos 190 y 191).`,
  );
  expect(holdCase(held).sentence).toBe(
    `Sin quórum, con 50,00 % del capital; se necesitaba al menos el 75 % del capital total (${law}, artículo 190).`,
  );
});

test.each([
  ['sí', 'approved'],
  ['abstención', 'rejected'],
])('a resolution out of a meeting needs every share: the last one says %s', (vote, kind) => {
  const roll = `1 | ana | 99,999999 | ausente | sí\n2 | eva | 0,000001 | presente | ${vote}`;
  expect(holdCase({ pack: mxLgsm, matter: 'written-resolution', roll }).kind).toBe(kind);
});
