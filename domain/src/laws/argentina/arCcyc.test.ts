import { expect, test } from 'vitest';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { channelWarnings } from '../rules/channelWarnings.ts';
import { arCcyc } from './arCcyc.ts';

const tested = lawCase(arCcyc);

const code = 'Código Civil y Comercial de la Nación';
const half =
  'Para aprobar: más del 50 % del total de las unidades funcionales y más del 50 % del total de las partes indivisas';
const anyone = `Quórum en primera convocatoria: cualquier número de asistentes (${code}, artículo 2060).`;
const silence = `El ausente notificado que no se oponga en 15 días cuenta a favor (${code}, artículo 2060).`;
const remote = `Atención: A distancia solo vale si lo consienten todos los que deben participar; firman el acta el presidente y otro administrador, y se guardan las constancias (${code}, artículo 158, inciso a).`;
const apart = `Atención: Fuera de asamblea solo vale la voluntad unánime de todos los propietarios (${code}, artículo 2059).`;
const technical = `Atención: Antes de decidir hace falta el informe técnico de un profesional autorizado (${code}, artículo 2051).`;
const affected = `Si afecta a alguien, debe votar a favor cada uno de los afectados (${code}, artículo 2061).`;
const express = `Atención: La mayoría debe integrarse con la conformidad expresa de los titulares de las unidades afectadas (${code}, artículo 2061).`;

test.each([
  ['ordinary', [`${half} (${code}, artículo 2060).`, anyone, silence, remote, apart]],
  [
    'works',
    [`${half} (${code}, artículos 2051 y 2060).`, anyone, silence, technical, remote, apart],
  ],
  [
    'rights-limit',
    [`${half} (${code}, artículos 2060 y 2061).`, anyone, affected, express, remote, apart],
  ],
  [
    'two-thirds',
    [
      `Para aprobar: al menos 2/3 del total de las unidades funcionales y al menos 2/3 del total de las partes indivisas (${code}, artículos 2057 y 2059).`,
      anyone,
      remote,
      apart,
    ],
  ],
  [
    'destruction',
    [
      `Para aprobar: más del 50 % del total de las partes indivisas (${code}, artículo 2055).`,
      anyone,
      remote,
      apart,
    ],
  ],
  [
    'unanimity',
    [
      `Para aprobar: el 100 % del total de las unidades funcionales y el 100 % del total de las partes indivisas (${code}, artículos 2052 y 2059).`,
      anyone,
      remote,
    ],
  ],
  [
    'disaffection',
    [
      `Para aprobar: el 100 % del total de las unidades funcionales y el 100 % del total de las partes indivisas (${code}, artículo 2044).`,
      anyone,
      remote,
    ],
  ],
  [
    'judicial',
    [
      `Para aprobar: más del 50 % de las unidades funcionales presentes y más del 50 % de las partes indivisas presentes (${code}, artículo 2063).`,
      anyone,
      remote,
      apart,
    ],
  ],
])('the rule %s says in full what the code asks', (name, lines) => {
  expect(tested.explain(name)).toEqual(lines);
});

test('every rule is there once, with its title and its doubts', () => {
  expect(arCcyc.rules.map(({ ruleId, title, source }) => [ruleId, title, source.note])).toEqual([
    ['ar-ccyc/ordinary', 'Mayoría absoluta de unidades y partes indivisas', undefined],
    ['ar-ccyc/works', 'Mejora u obra nueva en partes comunes', undefined],
    [
      'ar-ccyc/rights-limit',
      'Mayoría con conformidad expresa de los afectados',
      'La conformidad ha de ser expresa: el silencio de los ausentes no se cuenta a favor.',
    ],
    [
      'ar-ccyc/two-thirds',
      'Dos tercios de la totalidad',
      'Se computa con la doble exigencia del artículo 2060. Se discute si el silencio de los ausentes suma; por prudencia no se cuenta.',
    ],
    [
      'ar-ccyc/destruction',
      'Más de la mitad del valor',
      'La ley pide una mayoría que represente más de la mitad del valor; la parte indivisa se toma como valor de la unidad.',
    ],
    ['ar-ccyc/unanimity', 'Unanimidad', 'Sin asamblea también vale la voluntad unánime de todos.'],
    [
      'ar-ccyc/disaffection',
      'Desafectación del régimen',
      'El acuerdo unánime se instrumenta después en escritura pública.',
    ],
    [
      'ar-ccyc/judicial',
      'Asamblea judicial: mayoría de los presentes',
      'La ley dice «mayoría simple de presentes»; se computa por unidades y partes indivisas. Si no se decide, resuelve el juez.',
    ],
  ]);
  const { presumedConsent, quorum, channelLimits } = ruleOf(arCcyc, 'ar-ccyc/ordinary');
  expect([
    presumedConsent?.source.note,
    quorum[0]?.source.note,
    channelLimits[0]?.source.note,
  ]).toEqual([
    'Lo propuesto por la mayoría de los presentes se tiene por aprobado a los quince días de notificados los ausentes por medio fehaciente. «Oposición con mayoría suficiente» se lee así: sin quienes se oponen ya no se llega a la mayoría.',
    'La ley no pide quórum: la mayoría se computa sobre todos, presentes o no.',
    'Rige si el reglamento no prevé otra cosa.',
  ]);
});

test.each([
  ['ordinary', 'hall', 0],
  ['ordinary', 'online', 1],
  ['ordinary', 'mixed', 1],
  ['ordinary', 'written', 1],
  ['works', 'hall', 1],
  ['works', 'online', 2],
  ['works', 'mixed', 2],
  ['works', 'written', 2],
  ['rights-limit', 'hall', 1],
  ['unanimity', 'written', 0],
  ['unanimity', 'online', 1],
] as const)('the rule %s held in %s gives %i warnings', (name, mode, warnings) => {
  expect(channelWarnings(ruleOf(arCcyc, `ar-ccyc/${name}`), [mode])).toHaveLength(warnings);
});

test('every matter goes to the rule of its article', () => {
  const idsBy = Object.groupBy(arCcyc.matters, ({ ruleId }) => ruleId ?? 'informed');
  const listed = Object.entries(idsBy).map(([ruleId, listedMatters]) => [
    ruleId,
    (listedMatters ?? []).map(({ matterId, label }) => `${matterId}: ${label}`),
  ]);
  expect(listed).toEqual([
    [
      'informed',
      [
        'quorum-check: Verificación de asistentes y de sus firmas',
        'administrator-report: Informe del administrador',
        'council-report: Informe del consejo de propietarios',
      ],
    ],
    [
      'ar-ccyc/ordinary',
      [
        'chair-election: Elección del presidente de la asamblea',
        'secretary-election: Elección del secretario de actas',
        'signers-election: Designación de dos propietarios para firmar el acta',
        'agenda-approval: Aprobación del orden del día',
        'accounts: Rendición de cuentas del administrador',
        'budget: Presupuesto de gastos y expensas',
        'extraordinary-dues: Expensas extraordinarias',
        'reserve-fund: Fondo de reserva',
        'administrator-appointment: Designación o ratificación del administrador',
        'administrator-removal: Remoción del administrador',
        'council-election: Elección del consejo de propietarios',
        'staff: Nombramiento o despido de personal',
        'insurance: Seguros del consorcio',
        'other-business: Otros asuntos del orden del día',
      ],
    ],
    ['ar-ccyc/works', ['improvements: Mejora u obra nueva en cosas y partes comunes']],
    ['ar-ccyc/rights-limit', ['rights-limit: Supresión o limitación de derechos de una unidad']],
    [
      'ar-ccyc/two-thirds',
      [
        'regulation-reform: Modificación del reglamento de propiedad horizontal',
        'easements: Servidumbres del conjunto inmobiliario',
        'self-convocation: Autoconvocatoria y temario',
      ],
    ],
    [
      'ar-ccyc/destruction',
      ['destruction: Demolición, reparación o reconstrucción del edificio deteriorado'],
    ],
    [
      'ar-ccyc/unanimity',
      [
        'structural-work: Obra que modifica sustancialmente la estructura',
        'private-interest-work: Obra en partes comunes que solo beneficia a un propietario',
        'off-agenda: Tratar un tema fuera del orden del día, con todos presentes',
        'outside-meeting: Decisión de todos sin asamblea',
      ],
    ],
    ['ar-ccyc/disaffection', ['disaffection: Desafectación del inmueble']],
    ['ar-ccyc/judicial', ['judicial-meeting: Decisión en asamblea judicial']],
  ]);
  const { packId, name, country, ordinaryRuleId } = arCcyc;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'ar-ccyc',
    'Argentina: propiedad horizontal (Código Civil y Comercial)',
    'AR',
    'ar-ccyc/ordinary',
  ]);
  expect(arCcyc.vocabulary).toEqual({
    units: { article: 'las', noun: 'unidades funcionales', one: 'unidad funcional' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'las', noun: 'partes indivisas', held: 'parte indivisa' } },
  });
});
