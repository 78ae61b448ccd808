import { expect, test } from 'vitest';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { coSas } from './coSas.ts';

const tested = lawCase(coSas);

const law = 'Ley 1258 de 2008';
const ley222 = 'Ley 222 de 1995';
const comercio = 'Código de Comercio de Colombia';
const calls = [
  `Quórum en primera convocatoria: más del 50 % del total de las acciones (${law}, artículo 22).`,
  `Quórum en segunda convocatoria: cualquier número de asistentes (${comercio}, artículo 429).`,
];
const unpaid = [
  'No cuentan para el quórum: quienes están en mora.',
  'No cuentan para la mayoría: quienes están en mora.',
  'Tienen voz, pero no voto: quienes están en mora.',
];
const interested = [
  'No cuentan para el quórum: quienes están en mora.',
  'No cuentan para la mayoría: quienes están en mora y quienes tienen conflicto de interés.',
  'Tienen voz, pero no voto: quienes están en mora y quienes tienen conflicto de interés.',
];
const subscribed = [
  'No cuentan para el quórum: quienes están en mora.',
  'Tienen voz, pero no voto: quienes están en mora.',
];
const limits = [
  `Atención: Mire primero si los estatutos regulan cómo decidir a distancia o por escrito; si callan, rige la Ley 222 de 1995 (${law}, artículo 19).`,
  `Atención: La decisión no presencial es ineficaz si algún accionista no participa; guarde prueba y asiente el acta en treinta días (${ley222}, artículos 19 y 21).`,
  'Atención: En la reunión mixta el representante legal verifica la identidad de quien asiste a distancia y deja en el acta la continuidad del quórum (Decreto 398 de 2020).',
  `Atención: Por escrito la mayoría se computa sobre todas las acciones en circulación, y la decisión es ineficaz si algún accionista no vota dentro de un mes (${ley222}, artículos 20 y 21).`,
];
const half = 'Para aprobar: más del 50 % de las acciones presentes';
const anyone = 'Quórum en primera convocatoria: cualquier número de asistentes';

test.each([
  ['ordinary', [`${half} (${law}, artículo 22).`, ...calls, ...unpaid, ...limits]],
  ['reforms', [`${half} (${law}, artículo 29).`, ...calls, ...unpaid, ...limits]],
  ['global-sale', [`${half} (${law}, artículo 32).`, ...calls, ...unpaid, ...limits]],
  ['exclusion', [`${half} (${law}, artículos 16 y 39).`, ...calls, ...interested, ...limits]],
  [
    'conflict',
    [`${half} (${ley222}, artículo 23, numeral 7).`, ...calls, ...interested, ...limits],
  ],
  ['liability', [`${half} (${ley222}, artículo 25).`, ...calls, ...unpaid, ...limits]],
  [
    'unanimity',
    [
      `Para aprobar: el 100 % del total de las acciones (${law}, artículos 13, 31 y 41).`,
      ...calls,
      ...subscribed,
      ...limits,
    ],
  ],
  [
    'written',
    [
      `Para aprobar: más del 50 % del total de las acciones (${ley222}, artículo 20).`,
      `${anyone} (${ley222}, artículo 20).`,
      ...subscribed,
      `Deben participar todos los que tienen voto: si falta uno, la decisión es ineficaz (${ley222}, artículos 20 y 21).`,
      ...limits,
    ],
  ],
  [
    'final-accounts',
    [
      `Para aprobar: más del 50 % de los accionistas presentes (${comercio}, artículo 248).`,
      `${anyone} (${comercio}, artículo 248).`,
      ...limits,
    ],
  ],
])('the rule %s says in full what the law asks', (name, lines) => {
  const rule = tested.rule(name);
  expect(tested.explain(name)).toEqual(lines);
  expect([rule.exclusions.reach, rule.ceiling, rule.bylawsMayLower]).toEqual(['unit', null, false]);
  expect(rule.channelLimits.map(({ modes }) => modes.join())).toEqual([
    'online,mixed,written',
    'online',
    'mixed',
    'written',
  ]);
});

test('every rule is there once, with its title and its doubts', () => {
  expect(coSas.rules.map(({ ruleId, title, source }) => [ruleId, title, source.note])).toEqual([
    [
      'co-sas/ordinary',
      'Mayoría de las acciones presentes',
      '«La mitad más una» se lee como más de la mitad; basta un accionista. Los estatutos pueden pedir más, no menos. Se discute si rigen además las mayorías especiales de la anónima. Las acciones con cuotas en mora no dan derechos (Código de Comercio, artículo 397).',
    ],
    [
      'co-sas/reforms',
      'Reforma de estatutos',
      'La disolución, la fusión y la escisión se deciden como reformas.',
    ],
    [
      'co-sas/global-sale',
      'Enajenación global de activos',
      'La mitad o más del patrimonio líquido. Da derecho de retiro a los ausentes y disidentes si hay desmejora.',
    ],
    [
      'co-sas/exclusion',
      'Exclusión de un accionista',
      'Sin contar el voto del accionista de quien se trata. Los estatutos pueden fijar otro procedimiento.',
    ],
    [
      'co-sas/conflict',
      'Autorización por conflicto de intereses',
      'Rige por el artículo 27 de la Ley 1258. Se excluye el voto del administrador que sea socio.',
    ],
    [
      'co-sas/liability',
      'Acción social de responsabilidad',
      'Rige por el artículo 27 de la Ley 1258. Puede decidirse fuera del orden del día e implica la remoción.',
    ],
    ['co-sas/unanimity', 'Unanimidad de las acciones suscritas', undefined],
    [
      'co-sas/written',
      'Decisión por escrito',
      'Rige si los estatutos no regulan el consentimiento escrito (Ley 1258, artículo 19).',
    ],
    [
      'co-sas/final-accounts',
      'Cuenta final de la liquidación',
      'La mayoría es de los asociados que concurran, cualquiera que sea el valor de sus acciones. Si nadie concurre a la segunda reunión, se tienen por aprobadas.',
    ],
  ]);
  const ordinary = ruleOf(coSas, 'co-sas/ordinary');
  const written = ruleOf(coSas, 'co-sas/written');
  const limited = [...ordinary.quorum, ...ordinary.channelLimits, ...written.quorum];
  expect(limited.map(({ source }) => source.note ?? '-')).toEqual([
    'Uno o varios accionistas. Los estatutos pueden pedir otro quórum.',
    'Se aplica por remisión del artículo 45 de la Ley 1258, sin exigir pluralidad: basta un accionista, cualquiera que sea el número de acciones.',
    '-',
    'El Decreto 398 de 2020 entiende por todos los socios a quienes participan, si bastan para el quórum.',
    '-',
    '-',
    'No hay reunión: deben votar todos.',
  ]);
});

test('every matter goes to the rule of its article', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Verificación del quórum',
    'informed < management-report: Informe de gestión',
    'informed < auditor-report: Informe del revisor fiscal',
    'co-sas/ordinary < chair-election: Elección de presidente y secretario de la reunión',
    'co-sas/ordinary < agenda-approval: Aprobación del orden del día',
    'co-sas/ordinary < acta-committee: Aprobación del acta o comisión que la aprueba',
    'co-sas/ordinary < financial-statements: Aprobación de los estados financieros',
    'co-sas/ordinary < profit-distribution: Distribución de utilidades',
    'co-sas/ordinary < reserves: Reservas ocasionales',
    'co-sas/ordinary < legal-representative: Nombramiento o remoción del representante legal',
    'co-sas/ordinary < board-election: Elección o remoción de la junta directiva',
    'co-sas/ordinary < auditor-election: Elección o remoción del revisor fiscal',
    'co-sas/ordinary < share-transfer: Autorización para negociar acciones',
    'co-sas/ordinary < share-issue: Emisión y colocación de acciones',
    'co-sas/ordinary < liquidator: Nombramiento del liquidador',
    'co-sas/ordinary < other-business: Proposiciones y varios',
    'co-sas/reforms < bylaws-reform: Reforma de estatutos',
    'co-sas/reforms < capital-change: Aumento o disminución del capital',
    'co-sas/reforms < merger: Fusión o escisión entre sociedades del mismo tipo',
    'co-sas/reforms < dissolution: Disolución de la sociedad',
    'co-sas/global-sale < global-sale: Enajenación global de activos',
    'co-sas/exclusion < partner-exclusion: Exclusión o sanción de un accionista',
    'co-sas/conflict < conflict-authorization: Autorización a un administrador con conflicto de intereses',
    'co-sas/liability < liability-action: Acción social de responsabilidad contra un administrador',
    'co-sas/unanimity < transformation: Transformación, o fusión o escisión hacia otro tipo de sociedad',
    'co-sas/unanimity < transfer-ban: Cláusulas que restringen negociar acciones, de exclusión o de arbitraje',
    'co-sas/unanimity < transfer-ban-extension: Prórroga de la prohibición de negociar acciones',
    'co-sas/written < written-decision: Decisión por escrito',
    'co-sas/final-accounts < final-accounts: Cuenta final de la liquidación',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = coSas;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'co-sas',
    'Colombia: S.A.S. (Ley 1258 de 2008)',
    'CO',
    'co-sas/ordinary',
  ]);
  expect(vocabulary).toEqual({
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'las', noun: 'acciones', one: 'acción' } },
  });
});
