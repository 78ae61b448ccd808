import { expect, test } from 'vitest';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { channelWarnings } from '../rules/channelWarnings.ts';
import { nobodyExcluded } from '../rules/rule.ts';
import { coPh } from './coPh.ts';

const tested = lawCase(coPh);

const law = 'Ley 675 de 2001';
const decrees = 'Decretos 398 de 2020 y 176 de 2021';
const calls = [
  `Quórum en primera convocatoria: más del 50 % del coeficiente total y al menos 2 propietarios (${law}, artículo 45).`,
  `Quórum en segunda convocatoria: al menos 2 propietarios (${law}, artículo 41).`,
];
const capped = `Una mayoría mayor en el reglamento se lee como esta: al menos el 70 % del coeficiente total (${law}, artículo 45).`;
const apart = [
  `Atención: Una decisión no presencial es ineficaz si algún propietario no participa; guarde prueba de quién emite cada voto, qué dice y a qué hora (${law}, artículos 42 y 44).`,
  `Atención: La ley no nombra la reunión mixta; verifique la identidad de quien asiste a distancia y deje en el acta la continuidad del quórum (${decrees}).`,
  `Atención: Por escrito la mayoría se computa sobre el total, los votos se reciben en un mes y la decisión es ineficaz si algún propietario no participa (${law}, artículos 43 y 44).`,
];
const banned = [
  `Atención: Esta decisión no puede tomarse en reunión no presencial (${law}, artículo 46, parágrafo).`,
  `Atención: Esta decisión no puede tomarse sin presencia; se discute si vale en una reunión mixta (${decrees}).`,
  `Atención: En segunda convocatoria solo vale si de verdad se alcanza el 70 % del total (${law}, artículo 46, parágrafo).`,
];
const fund = `Atención: Solo puede aprobarse cuando el fondo de imprevistos no alcanza (${law}, artículo 35, parágrafo).`;
const town = `Atención: Antes hace falta la autorización municipal o distrital; los parqueaderos de visitantes deben reponerse en igual o mayor número (${law}, artículo 20).`;
const creditors = `Atención: Hace falta además la aceptación por escrito de los acreedores con garantía real (${law}, artículo 9, numeral 2).`;
const ofPresent = 'Para aprobar: más del 50 % del coeficiente presente';
const ofAll = 'Para aprobar: al menos el 70 % del coeficiente total';
const several = `${ofAll} y al menos 2 propietarios`;

test.each([
  ['ordinary', [`${ofPresent} (${law}, artículo 45).`, ...calls, capped, ...apart]],
  ['levy', [`${ofPresent} (${law}, artículos 38 y 45).`, ...calls, capped, fund, ...apart]],
  [
    'one-unit-one-vote',
    [
      'Para aprobar: más del 50 % de las unidades presentes (Corte Constitucional, sentencia C-522 de 2002).',
      ...calls,
      ...apart,
    ],
  ],
  ['qualified', [`${ofAll} (${law}, artículo 46).`, ...calls, capped, ...banned]],
  ['large-levy', [`${ofAll} (${law}, artículo 46, numeral 2).`, ...calls, capped, fund, ...banned]],
  [
    'qualified-plural',
    [`${several} (${law}, artículos 13, 28 y 46).`, ...calls, capped, ...banned],
  ],
  ['disaffection', [`${several} (${law}, artículos 20 y 46).`, ...calls, capped, town, ...banned]],
  [
    'written',
    [
      `Para aprobar: más del 50 % del coeficiente total (${law}, artículo 43).`,
      `Quórum en primera convocatoria: cualquier número de asistentes (${law}, artículo 43).`,
      `Deben participar todos los que tienen voto: si falta uno, la decisión es ineficaz (${law}, artículo 44).`,
      capped,
      ...apart,
    ],
  ],
  [
    'extinction',
    [
      `Para aprobar: el 100 % del coeficiente total y el 100 % del total de los propietarios (${law}, artículos 9 y 45).`,
      ...calls,
      creditors,
      ...apart,
    ],
  ],
])('the rule %s says in full what the law asks', (name, lines) => {
  const rule = tested.rule(name);
  expect(tested.explain(name)).toEqual(lines);
  expect([rule.exclusions, rule.presumedConsent, rule.needsNotary, rule.bylawsMayLower]).toEqual([
    nobodyExcluded,
    null,
    false,
    false,
  ]);
});

test('every rule is there once, with its title and its doubts', () => {
  const year =
    'Se suman las cuotas de toda la vigencia presupuestal; el límite son cuatro veces las expensas necesarias mensuales.';
  expect(coPh.rules.map(({ ruleId, title, source }) => [ruleId, title, source.note])).toEqual([
    [
      'co-ph/ordinary',
      'Mayoría ordinaria',
      'Todos los propietarios votan (artículo 37): la ley no quita el voto a quien está en mora, solo lo nombra en la convocatoria y en el acta (artículos 39 y 30).',
    ],
    ['co-ph/levy', 'Cuota extraordinaria con mayoría ordinaria', year],
    [
      'co-ph/one-unit-one-vote',
      'Una unidad, un voto',
      'En vivienda, lo que no es económico se vota por unidad. En otros usos se vota por coeficiente.',
    ],
    ['co-ph/qualified', 'Mayoría calificada del 70 %', undefined],
    ['co-ph/large-levy', 'Cuota extraordinaria con el 70 %', year],
    [
      'co-ph/qualified-plural',
      'El 70 %, con varios propietarios',
      'Los artículos 13 y 28 piden además un número plural de propietarios.',
    ],
    [
      'co-ph/disaffection',
      'Desafectación de un bien común no esencial',
      'El artículo 20 pide además un número plural de propietarios. Comprende el ajuste de los coeficientes (artículo 21).',
    ],
    ['co-ph/written', 'Decisión por comunicación escrita', undefined],
    [
      'co-ph/extinction',
      'Extinción de la propiedad horizontal',
      'La decisión es unánime; el artículo 45 la exceptúa del tope del 70 %. Después se eleva a escritura pública (artículo 10).',
    ],
  ]);
  const notes = (name: string) => {
    const { quorum, ceiling, channelLimits } = ruleOf(coPh, `co-ph/${name}`);
    return [...quorum, ...(ceiling === null ? [] : [ceiling]), ...channelLimits].map(
      ({ source }) => source.note ?? '-',
    );
  };
  const first = 'Un número plural de propietarios.';
  const second = 'Un número plural de propietarios, cualquiera que sea el porcentaje.';
  const ceiling = 'Sobre el total de los coeficientes. La extinción es la única excepción.';
  expect(notes('ordinary')).toEqual([
    first,
    second,
    ceiling,
    'Los decretos 398 de 2020 y 176 de 2021 entienden «todos» como quienes forman el quórum.',
    'El primero reglamenta la Ley 222 de 1995, de sociedades: se discute si alcanza a la propiedad horizontal.',
    '-',
  ]);
  expect(notes('qualified')).toEqual([
    first,
    second,
    ceiling,
    'Se entiende también de la comunicación escrita, que el artículo 44 trata como no presencial.',
    'Se discute si su reunión mixta cuenta como presencial para el parágrafo del artículo 46.',
    '-',
  ]);
  expect(notes('written')[0]).toBe(
    'No hay reunión: se convoca a todos y la mayoría se computa sobre el total.',
  );
});

test.each([
  ['ordinary', 'hall', 0],
  ['ordinary', 'online', 1],
  ['ordinary', 'mixed', 1],
  ['ordinary', 'written', 1],
  ['ordinary', 'later-call', 0],
  ['levy', 'hall', 1],
  ['levy', 'online', 2],
  ['levy', 'mixed', 2],
  ['levy', 'written', 2],
  ['levy', 'later-call', 0],
  ['qualified', 'hall', 0],
  ['qualified', 'online', 1],
  ['qualified', 'mixed', 1],
  ['qualified', 'written', 1],
  ['qualified', 'later-call', 1],
  ['large-levy', 'hall', 1],
  ['large-levy', 'later-call', 1],
  ['disaffection', 'hall', 1],
  ['disaffection', 'online', 2],
  ['extinction', 'hall', 1],
  ['extinction', 'online', 2],
] as const)('the rule %s held in %s gives %i warnings', (name, mode, warnings) => {
  expect(channelWarnings(ruleOf(coPh, `co-ph/${name}`), [mode])).toHaveLength(warnings);
});

test('every matter goes to the rule of its article, the ten of article 46 among them', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Verificación del quórum',
    'informed < administrator-report: Informe del administrador',
    'informed < council-report: Informe del consejo de administración',
    'informed < auditor-report: Informe del revisor fiscal',
    'co-ph/ordinary < financial-statements: Aprobación de los estados financieros',
    'co-ph/ordinary < budget: Presupuesto',
    'co-ph/ordinary < ordinary-dues: Cuotas de administración',
    'co-ph/ordinary < arrears-interest: Interés de mora inferior al legal',
    'co-ph/ordinary < contingency-fund: Fondo de imprevistos: uso, aumento o suspensión del cobro',
    'co-ph/ordinary < council-election: Elección o remoción del consejo de administración',
    'co-ph/ordinary < auditor-election: Elección o remoción del revisor fiscal',
    'co-ph/ordinary < administrator-appointment: Nombramiento, remoción y remuneración del administrador',
    'co-ph/ordinary < handover-delegates: Personas que reciben los bienes comunes del constructor',
    'co-ph/ordinary < essential-property: Si un bien común es esencial o no, en caso de duda',
    'co-ph/ordinary < property-sale: Venta o división de bienes ya desafectados',
    'co-ph/ordinary < common-income: Destino de lo que producen los bienes comunes',
    'co-ph/ordinary < unit-works: Autorización de obras en el último piso o en el piso bajo',
    'co-ph/ordinary < sanctions: Sanciones por incumplimiento',
    'co-ph/ordinary < other-business: Proposiciones y varios',
    'co-ph/levy < extraordinary-dues: Cuota extraordinaria de hasta cuatro cuotas mensuales',
    'co-ph/one-unit-one-vote < chair-election: Elección de presidente y secretario de la asamblea',
    'co-ph/one-unit-one-vote < agenda-approval: Aprobación del orden del día',
    'co-ph/one-unit-one-vote < acta-committee: Elección de la comisión verificadora del acta',
    'co-ph/one-unit-one-vote < acta-approval: Lectura y aprobación del acta',
    'co-ph/one-unit-one-vote < coexistence-committee: Elección o remoción del comité de convivencia',
    'co-ph/one-unit-one-vote < coexistence-rules: Manual de convivencia',
    'co-ph/qualified < common-property-use: Cambio de destinación de bienes comunes o merma de su uso y goce',
    'co-ph/qualified < unnecessary-expenses: Expensas comunes diferentes de las necesarias',
    'co-ph/qualified < exclusive-use: Uso exclusivo de un bien común que pide un copropietario',
    'co-ph/qualified < bylaws-reform: Reforma de estatutos y reglamento',
    'co-ph/qualified < private-use-change: Cambio de destinación genérica de los bienes privados',
    'co-ph/qualified < buying-property: Adquisición de inmuebles',
    'co-ph/qualified < dissolution: Liquidación y disolución',
    'co-ph/large-levy < large-extraordinary-dues: Cuota extraordinaria de más de cuatro cuotas mensuales',
    'co-ph/qualified-plural < reconstruction: Reconstrucción del edificio destruido en el 75 % o más',
    'co-ph/qualified-plural < coefficients-reform: Modificación de los coeficientes de copropiedad',
    'co-ph/disaffection < disaffection: Desafectación de un bien común no esencial',
    'co-ph/written < written-decision: Decisión por comunicación escrita',
    'co-ph/extinction < extinction: Extinción de la propiedad horizontal',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = coPh;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'co-ph',
    'Colombia: propiedad horizontal (Ley 675 de 2001)',
    'CO',
    'co-ph/ordinary',
  ]);
  expect(vocabulary).toEqual({
    units: { article: 'las', noun: 'unidades', one: 'unidad' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'el', noun: 'coeficiente' } },
  });
});
