import { expect, test } from 'vitest';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { ruleSchema } from '../../testing/rules/ruleSchema.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { explainRule } from '../rules/explainRule.ts';
import { sayRequirement } from '../rules/sayRequirement.ts';
import { esSa } from './esSa.ts';

const quarter = 'al menos el 25 % del capital total con derecho a voto';
const half = 'al menos el 50 % del capital total con derecho a voto';
const reinforced =
  'en primera convocatoria, más del 50 % del capital presente; si asiste al menos el 50 % del capital total con derecho a voto, más del 50 % del capital presente; en los demás casos, al menos 2/3 del capital presente';
const simple = 'más del 50 % del capital que votó a favor o en contra';
const lsc = 'Ley de Sociedades de Capital';

test.each([
  ['ordinary', simple, [quarter, null], `${lsc}, artículo 201.1`, 'arrears'],
  ['interested', simple, [quarter, null], `${lsc}, artículos 190 y 201.1`, 'arrears,conflict'],
  ['liability', simple, [quarter, null], `${lsc}, artículos 201.1 y 238.1`, 'arrears'],
  ['liability-waiver', simple, [quarter, null], `${lsc}, artículo 201.1`, 'arrears'],
  ['reinforced', reinforced, [half, quarter], `${lsc}, artículos 194 y 201.2`, 'arrears'],
  [
    'structural',
    reinforced,
    [half, quarter],
    'Real Decreto-ley 5/2023, artículos 8.4 y 8.6',
    'arrears',
  ],
  [
    'telematic',
    'al menos 2/3 del capital presente',
    [half, quarter],
    `${lsc}, artículos 182 bis.2 y 194`,
    'arrears',
  ],
  [
    'unanimity',
    'el 100 % del capital total',
    ['al menos el 50 % del capital total', 'al menos el 25 % del capital total'],
    `${lsc}, artículos 296.2 y 351`,
    '',
  ],
] as const)('es-sa/%s asks what its article asks', (name, majority, quorum, cite, out) => {
  const rule = ruleOf(esSa, `es-sa/${name}`);
  const { vocabulary } = esSa;
  expect(ruleSchema.parse(rule)).toEqual(rule);
  expect(sayRequirement(rule.requirement, vocabulary)).toBe(majority);
  expect(
    rule.quorum.map(({ requirement }) =>
      requirement === null ? null : sayRequirement(requirement, vocabulary),
    ),
  ).toEqual(quorum);
  expect(citeSource(rule.source)).toBe(cite);
  expect(rule.exclusions).toEqual({
    quorum: out === '' ? [] : ['arrears'],
    base: out === '' ? [] : out.split(','),
    vote: out === '' ? [] : out.split(','),
    reach: out === '' ? 'unit' : 'owner',
  });
  expect(rule.presumedConsent).toBeNull();
  expect(rule.bylawsMayLower).toBe(false);
  expect(rule.needsNotary).toBe(false);
});

test.each([
  ['ordinary', ['artículos 83.1 y 193.1', 'artículo 193.2']],
  ['reinforced', ['artículos 83.1 y 194.1', 'artículos 83.1 y 194.2']],
  ['unanimity', ['artículo 194.1', 'artículo 194.2']],
])('es-sa/%s cites the article of each call', (name, articles) => {
  expect(ruleOf(esSa, `es-sa/${name}`).quorum.map(({ source }) => source.article)).toEqual(
    articles,
  );
});

test.each([
  ['ordinary', 'Más votos a favor que en contra', undefined],
  [
    'interested',
    'Más votos a favor que en contra, sin el socio en conflicto',
    'Para autorizar una transmisión o excluir a un socio, solo si los estatutos lo dicen. En los demás conflictos el socio vota.',
  ],
  [
    'liability',
    'Más votos a favor que en contra, sin poder elevarse',
    'Puede acordarse aunque no conste en el orden del día.',
  ],
  ['liability-waiver', 'Más votos a favor que en contra, salvo oposición del 5 %', undefined],
  [
    'reinforced',
    'Mayoría reforzada',
    'Con el 50 % justo se lee que basta la mayoría absoluta: los dos tercios se piden «sin alcanzar» el 50 %. Si afecta a una clase de acciones, esa clase vota además por separado (artículo 293).',
  ],
  [
    'structural',
    'Mayoría de las modificaciones estructurales',
    'Los estatutos no pueden pedir más del 90 % de los votos presentes.',
  ],
  ['telematic', 'Dos tercios del capital presente', undefined],
  ['unanimity', 'Consentimiento de todos los socios', undefined],
])('es-sa/%s is named, and says what the count does not see', (name, title, note) => {
  const { title: named, source } = ruleOf(esSa, `es-sa/${name}`);
  expect([named, source.note, source.verified]).toEqual([title, note, true]);
});

test('every rule warns of the same ways of meeting', () => {
  const said = [
    'Atención: Una junta solo telemática exige que los estatutos la autoricen (Ley de Sociedades de Capital, artículo 182 bis).',
    'Atención: La asistencia telemática exige que los estatutos la prevean (Ley de Sociedades de Capital, artículo 182).',
    'Atención: La ley pide reunirse en junta: un acuerdo por escrito y sin reunión es discutible (Ley de Sociedades de Capital, artículos 159.1 y 205.2).',
  ];
  for (const rule of esSa.rules) {
    expect(explainRule(rule, esSa.vocabulary).slice(-3)).toEqual(said);
    expect(rule.channelLimits.map(({ modes }) => modes.join())).toEqual([
      'online',
      'mixed',
      'written',
    ]);
    expect(rule.channelLimits.at(-1)?.source.note).toBe(
      'El 205.2 supone que puede haber acuerdos por escrito.',
    );
  }
});

test('the pack says whose law it is and names what it counts', () => {
  expect({ ...esSa, rules: [], matters: [] }).toEqual({
    packId: 'es-sa',
    name: 'España: sociedad anónima (Ley de Sociedades de Capital)',
    country: 'ES',
    vocabulary: {
      units: { article: 'los', noun: 'títulos', one: 'título' },
      heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
      weights: { main: { article: 'el', noun: 'capital', trims: true } },
    },
    rules: [],
    matters: [],
    ordinaryRuleId: 'es-sa/ordinary',
    quorumKinds: {
      ordinary: { name: 'La junta y sus acuerdos ordinarios', ruleId: 'es-sa/ordinary' },
      extraordinary: { name: 'Los acuerdos del artículo 194', ruleId: 'es-sa/reinforced' },
    },
  });
});

test.each([
  [null, 'attendance-list directors-report auditor-report'],
  [
    'es-sa/ordinary',
    'chair-election annual-accounts profit-distribution management-approval directors-election directors-removal directors-pay share-based-pay auditor-election essential-assets early-acquisitions management-instructions group-operations dissolution-cause liquidators-election final-balance session-extension acta-approval other-business',
  ],
  [
    'es-sa/interested',
    'transfer-consent partner-exclusion partner-release partner-credit loyalty-waiver',
  ],
  ['es-sa/liability', 'liability-action'],
  ['es-sa/liability-waiver', 'liability-settlement'],
  [
    'es-sa/reinforced',
    'capital-change capital-delegation bylaws-reform privileged-shares bonds preemption-removal dissolution reactivation',
  ],
  ['es-sa/structural', 'restructuring move-abroad'],
  ['es-sa/telematic', 'telematic-meetings'],
  ['es-sa/unanimity', 'par-value-increase exclusion-causes'],
])('%s decides: %s', (ruleId, ids) => {
  const decided = esSa.matters.filter((matter) => matter.ruleId === ruleId);
  expect(decided.map((matter) => matter.matterId).join(' ')).toBe(ids);
});

test('each matter is called as a Spanish agenda calls it', () => {
  expect(esSa.matters.map((matter) => matter.label)).toEqual([
    'Lista de asistentes y constitución de la junta',
    'Informe de los administradores',
    'Informe del auditor',
    'Presidente y secretario de la junta',
    'Aprobación de las cuentas anuales',
    'Aplicación del resultado',
    'Aprobación de la gestión social',
    'Nombramiento de administradores',
    'Separación de administradores',
    'Importe máximo de la remuneración de los administradores',
    'Remuneración con acciones',
    'Nombramiento de auditores',
    'Adquisición o venta de activos esenciales',
    'Adquisiciones onerosas en los dos primeros años',
    'Instrucciones a los administradores',
    'Operaciones con la sociedad dominante o su grupo',
    'Disolución por causa legal o estatutaria',
    'Nombramiento o separación de liquidadores',
    'Balance final de liquidación',
    'Prórroga de la junta',
    'Aprobación del acta',
    'Otros acuerdos',
    'Autorizar a un socio a transmitir acciones',
    'Exclusión de un socio',
    'Liberar a un socio de una obligación o concederle un derecho',
    'Asistencia financiera o garantías a un socio',
    'Dispensa del deber de lealtad o de no competir',
    'Acción social de responsabilidad',
    'Transigir o renunciar a la acción de responsabilidad',
    'Aumento o reducción del capital',
    'Delegar en los administradores el aumento del capital',
    'Modificación de estatutos',
    'Emisión de acciones privilegiadas',
    'Emisión de obligaciones convertibles o participativas',
    'Supresión o limitación del derecho de suscripción preferente',
    'Disolución por acuerdo de la junta',
    'Reactivación de la sociedad disuelta',
    'Transformación, fusión, escisión o cesión global',
    'Traslado del domicilio al extranjero',
    'Autorizar en los estatutos las juntas solo telemáticas',
    'Aumento por elevación del valor nominal, con aportaciones',
    'Causas estatutarias de exclusión de socios',
  ]);
});
