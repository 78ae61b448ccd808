import { expect, test } from 'vitest';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { ruleSchema } from '../../testing/rules/ruleSchema.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { explainRule } from '../rules/explainRule.ts';
import { sayRequirement } from '../rules/sayRequirement.ts';
import { esLph } from './esLph.ts';

const all = (share: string) =>
  `${share} del total de los propietarios con derecho a voto y ${share} del total de las cuotas con derecho a voto`;
const attendees =
  'más del 50 % de los propietarios presentes y más del 50 % de las cuotas presentes';
const silent = 'Es para aprovechamiento privativo: el silencio del ausente no cuenta a favor.';

test.each([
  [
    'ordinary',
    'Mayoría ordinaria',
    `en segunda convocatoria o tercera convocatoria, ${attendees}; en los demás casos, ${all('más del 50 %')}`,
    'artículo 17.7',
    null,
    'El voto presunto del 17.8 no se aplica aquí: la ley no lo exceptúa, pero es discutido y cabe la segunda convocatoria.',
  ],
  [
    'one-third',
    'Un tercio de propietarios y cuotas',
    all('al menos 1/3'),
    'artículos 17.1 y 17.3',
    null,
    'El coste no se repercute a quien no votó a favor.',
  ],
  [
    'majority-of-all',
    'Mayoría del total de propietarios y cuotas',
    all('más del 50 %'),
    'artículo 17.2',
    30,
    undefined,
  ],
  [
    'simple',
    'Mayoría simple de propietarios y cuotas',
    attendees,
    'artículo 17.2',
    null,
    'La ley dice «mayoría simple» sin fijar la base; se lee sobre los asistentes en las dos convocatorias.',
  ],
  [
    'three-fifths',
    'Tres quintos de propietarios y cuotas',
    all('al menos el 60 %'),
    'artículos 17.3 y 17.12',
    30,
    undefined,
  ],
  [
    'three-fifths-changes',
    'Tres quintos para mejoras y alteraciones',
    all('al menos el 60 %'),
    'artículo 17.4',
    30,
    undefined,
  ],
  [
    'three-fifths-private',
    'Tres quintos, sin voto presunto',
    all('al menos el 60 %'),
    'artículos 17.4 y 17.8',
    null,
    silent,
  ],
  [
    'unanimity',
    'Unanimidad',
    all('el 100 %'),
    'artículo 17.6',
    30,
    'El moroso no se cuenta (artículo 15.2); que la unanimidad sea una «mayoría» es discutido.',
  ],
  [
    'unanimity-private',
    'Unanimidad, sin voto presunto',
    all('el 100 %'),
    'artículos 17.6 y 17.8',
    null,
    silent,
  ],
])('es-lph/%s asks what its article asks', (name, title, majority, article, days, note) => {
  const rule = ruleOf(esLph, `es-lph/${name}`);
  expect(ruleSchema.parse(rule)).toEqual(rule);
  expect(rule.title).toBe(title);
  expect(sayRequirement(rule.requirement, esLph.vocabulary)).toBe(majority);
  expect(citeSource(rule.source)).toBe(`Ley 49/1960 de Propiedad Horizontal, ${article}`);
  expect(rule.source.note).toBe(note);
  expect(rule.presumedConsent?.days ?? null).toBe(days);
  expect(rule.exclusions).toEqual({
    quorum: [],
    base: ['arrears'],
    vote: ['arrears'],
    reach: 'owner',
  });
  expect([rule.needsNotary, rule.ceiling, rule.bylawsMayLower]).toEqual([false, null, false]);
});

test('every rule has the quorum of 16.2, for each call', () => {
  for (const rule of esLph.rules) {
    expect(
      rule.quorum.map(({ requirement, source }) => [
        requirement === null ? null : sayRequirement(requirement, esLph.vocabulary),
        source.article,
        source.note,
      ]),
    ).toEqual([
      [
        'más del 50 % del total de los propietarios y más del 50 % del total de las cuotas',
        'artículo 16.2',
        'Los morosos cuentan para el quórum: la ley solo los excluye de las mayorías.',
      ],
      [null, 'artículo 16.2', 'En segunda convocatoria no hay sujeción a quórum.'],
    ]);
  }
});

test('absentees are asked about what the majority of those present adopted', () => {
  const consent = ruleOf(esLph, 'es-lph/unanimity').presumedConsent;
  expect(consent === null ? '' : sayRequirement(consent.proposal, esLph.vocabulary)).toBe(
    attendees,
  );
  expect(consent?.source).toEqual({
    law: 'Ley 49/1960 de Propiedad Horizontal',
    article: 'artículo 17.8',
    verified: true,
    note: 'No se aplica si el coste no puede repercutirse o si la reforma es para aprovechamiento privativo. Se entiende adoptado por los presentes lo que votó su mayoría.',
  });
});

test('every rule warns of meetings the law does not provide for', () => {
  for (const rule of esLph.rules) {
    expect(explainRule(rule, esLph.vocabulary).slice(-2)).toEqual([
      'Atención: La ley estatal no regula la junta telemática: prevéala en los estatutos o con todos (Ley 49/1960 de Propiedad Horizontal, artículos 15.1 y 16.2).',
      'Atención: La ley pide reunirse en junta: no prevé acuerdos por escrito y sin reunión (Ley 49/1960 de Propiedad Horizontal, artículos 14 y 16).',
    ]);
    expect(rule.channelLimits.map(({ modes }) => modes.join())).toEqual([
      'online,mixed',
      'written',
    ]);
    expect(rule.channelLimits.at(0)?.source.note).toBe(
      'Una ley autonómica, como la catalana, puede decir otra cosa.',
    );
  }
});

test('the pack says whose law it is and names what it counts', () => {
  expect({ ...esLph, rules: [], matters: [] }).toEqual({
    packId: 'es-lph',
    arrearsAtStart: {
      law: 'Ley 49/1960 de Propiedad Horizontal',
      article: 'artículo 15.2',
      verified: true,
    },
    contestedDebts: {
      law: 'Ley 49/1960 de Propiedad Horizontal',
      article: 'artículo 15.2',
      verified: true,
    },
    name: 'España: propiedad horizontal (Ley 49/1960)',
    country: 'ES',
    vocabulary: {
      units: { article: 'los', noun: 'pisos y locales', one: 'piso o local' },
      heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
      weights: { main: { article: 'las', noun: 'cuotas', held: 'cuota de participación' } },
    },
    rules: [],
    matters: [],
    ordinaryRuleId: 'es-lph/ordinary',
  });
});

test.each([
  [null, 'attendance-check president-report debtors urgent-measures charging-point'],
  [
    'es-lph/ordinary',
    'accounts budget officers-election officers-removal governing-bodies owners-complaints acta-correction maintenance mandatory-works works-nature derrama reserve-fund house-rules claims arrears-measures cessation-action grouped-communities other-business',
  ],
  ['es-lph/one-third', 'telecom renewables private-efficiency'],
  ['es-lph/majority-of-all', 'accessibility lift'],
  ['es-lph/simple', 'energy-efficiency common-renewables energy-funding'],
  [
    'es-lph/three-fifths',
    'doorman-services common-lease efficiency-systems tourist-flats tourist-surcharge',
  ],
  ['es-lph/three-fifths-changes', 'improvements new-floors structure-change'],
  ['es-lph/three-fifths-private', 'unit-division terrace-enclosure private-works'],
  ['es-lph/unanimity', 'constitutive-title bylaws-reform'],
  ['es-lph/unanimity-private', 'private-use'],
])('%s decides: %s', (ruleId, ids) => {
  const decided = esLph.matters.filter((matter) => matter.ruleId === ruleId);
  expect(decided.map((matter) => matter.matterId).join(' ')).toBe(ids);
});

test('each matter is called as a Spanish agenda calls it', () => {
  expect(esLph.matters.map((matter) => matter.label)).toEqual([
    'Comprobación de asistentes y representados',
    'Informe del presidente y del administrador',
    'Relación de propietarios morosos',
    'Información de medidas urgentes del administrador',
    'Comunicación de un punto de recarga en plaza propia',
    'Aprobación de las cuentas',
    'Presupuesto',
    'Elección de presidente, secretario y administrador',
    'Remoción de cargos antes de plazo',
    'Creación de otros órganos de gobierno',
    'Reclamaciones contra la actuación de los cargos',
    'Subsanación del acta anterior',
    'Obras de conservación y reparación',
    'Obras obligatorias: reparto y pago de la derrama',
    'Discrepancia sobre la naturaleza de unas obras',
    'Derrama para gastos necesarios',
    'Fondo de reserva',
    'Normas de régimen interior',
    'Reclamación de deudas a morosos',
    'Medidas disuasorias contra la morosidad',
    'Acción de cesación de actividades prohibidas',
    'Integración en una agrupación de comunidades',
    'Ruegos y preguntas con acuerdo',
    'Infraestructuras comunes de telecomunicación',
    'Energías renovables o nuevos suministros energéticos',
    'Sistemas de eficiencia de aprovechamiento privativo',
    'Supresión de barreras arquitectónicas',
    'Instalación de ascensor',
    'Eficiencia energética de hasta doce mensualidades',
    'Renovables de uso común de hasta doce mensualidades',
    'Ayudas o préstamos para obras de eficiencia energética',
    'Establecer o suprimir portería, vigilancia u otros servicios',
    'Arrendamiento de elementos comunes sin uso asignado',
    'Equipos comunes de eficiencia energética o hídrica',
    'Viviendas de uso turístico',
    'Recargo a viviendas turísticas de hasta el 20 %',
    'Mejoras no requeridas',
    'Construcción de nuevas plantas',
    'Alteración de la estructura o de las cosas comunes',
    'División, agregación o segregación de pisos',
    'Cerramiento de terrazas',
    'Obras de un propietario que alteran lo común',
    'Modificación del título constitutivo',
    'Reforma de estatutos',
    'Uso privativo de un elemento común',
  ]);
});
