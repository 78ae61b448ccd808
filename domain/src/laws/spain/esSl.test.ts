import { expect, test } from 'vitest';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { ruleSchema } from '../../testing/rules/ruleSchema.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { explainRule } from '../rules/explainRule.ts';
import { sayRequirement } from '../rules/sayRequirement.ts';
import { esSl } from './esSl.ts';

const { hold } = lawCase(esSl);

const meeting = (yes: string, no: string, blank: string, absent: string) => `
  a | ana  | ${yes} | presente | sí
  b | luis | ${no}  | presente | no
  c | eva  | ${blank} | presente | blanco
  d | sol  | ${absent} | ausente | -`;

const ordinary = 'más del 50 % del capital con voto válido y al menos 1/3 del capital total';
const twoThirds = 'al menos 2/3 del capital total';
const lsc = 'Ley de Sociedades de Capital';

test.each([
  ['ordinary', ordinary, `${lsc}, artículo 198`, []],
  ['interested', `${ordinary} con derecho a voto`, `${lsc}, artículos 190 y 198`, ['conflict']],
  ['removal', ordinary, `${lsc}, artículos 198 y 223`, []],
  ['liability', ordinary, `${lsc}, artículos 198 y 238.1`, []],
  ['liability-waiver', ordinary, `${lsc}, artículo 198`, []],
  ['statutes', 'más del 50 % del capital total', `${lsc}, artículo 199.a`, []],
  [
    'telematic',
    'más del 50 % del capital total y al menos 2/3 del capital presente',
    `${lsc}, artículos 182 bis y 199.a`,
    [],
  ],
  ['two-thirds', twoThirds, `${lsc}, artículo 199.b`, []],
  [
    'two-thirds-interested',
    `${twoThirds} con derecho a voto`,
    `${lsc}, artículos 190 y 199.b`,
    ['conflict'],
  ],
  ['structural', twoThirds, 'Real Decreto-ley 5/2023, artículos 8.5 y 8.6', []],
  ['unanimity', 'el 100 % del capital total', `${lsc}, artículos 108.3, 296.2 y 351`, []],
])('es-sl/%s asks what its article asks', (name, majority, cite, out) => {
  const rule = ruleOf(esSl, `es-sl/${name}`);
  expect(ruleSchema.parse(rule)).toEqual(rule);
  expect(sayRequirement(rule.requirement, esSl.vocabulary)).toBe(majority);
  expect(citeSource(rule.source)).toBe(cite);
  expect(rule.exclusions).toEqual({ quorum: [], base: out, vote: out, reach: 'unit' });
  expect(rule.quorum).toEqual([
    {
      call: 1,
      requirement: null,
      source: {
        law: lsc,
        article: 'artículo 198',
        verified: true,
        note: 'La ley no pide quórum: la mayoría ya exige parte del capital.',
      },
    },
  ]);
  expect([rule.presumedConsent, rule.needsNotary, rule.bylawsMayLower]).toEqual([
    null,
    false,
    false,
  ]);
});

test.each([
  [
    'ordinary',
    'Mayoría de votos válidos y un tercio del capital',
    'No se computan los votos en blanco.',
  ],
  [
    'interested',
    'Mayoría de votos válidos y un tercio, sin el socio en conflicto',
    'En los demás conflictos el socio vota.',
  ],
  [
    'removal',
    'Mayoría ordinaria, elevable hasta dos tercios',
    'Puede acordarse aunque no conste en el orden del día.',
  ],
  [
    'liability',
    'Mayoría ordinaria, sin poder elevarse',
    'Los estatutos no pueden pedir otra mayoría. Puede acordarse aunque no conste en el orden del día.',
  ],
  [
    'liability-waiver',
    'Mayoría ordinaria, salvo oposición del 5 %',
    'No se computan los votos en blanco.',
  ],
  [
    'statutes',
    'Más de la mitad del capital',
    'Los estatutos pueden pedir más, sin llegar a la unanimidad (artículo 200). Si afecta a derechos individuales, hace falta además el consentimiento de los afectados (artículo 292).',
  ],
  [
    'telematic',
    'Más de la mitad del capital y dos tercios del presente',
    'El 182 bis.7 lo extiende a la sociedad limitada.',
  ],
  ['two-thirds', 'Dos tercios del capital', undefined],
  [
    'two-thirds-interested',
    'Dos tercios del capital, sin el socio en conflicto',
    'Si el excluido tiene el 25 % o más y no se conforma, hace falta además sentencia firme, salvo condena a indemnizar a la sociedad (artículo 352).',
  ],
  [
    'structural',
    'Dos tercios del capital en las modificaciones estructurales',
    'Los estatutos no pueden pedir más del 90 % de los votos presentes.',
  ],
  ['unanimity', 'Consentimiento de todos los socios', undefined],
])('es-sl/%s is named, and says what the count does not see', (name, title, note) => {
  const { title: named, source } = ruleOf(esSl, `es-sl/${name}`);
  expect([named, source.note, source.verified]).toEqual([title, note, true]);
});

test('every rule warns of the same ways of meeting', () => {
  for (const rule of esSl.rules) {
    expect(explainRule(rule, esSl.vocabulary).slice(-4)).toEqual([
      'Atención: Una junta solo telemática exige que los estatutos la autoricen (Ley de Sociedades de Capital, artículo 182 bis).',
      'Atención: La asistencia telemática exige que los estatutos la prevean (Ley de Sociedades de Capital, artículo 182).',
      'Atención: La ley pide reunirse en junta: un acuerdo por escrito y sin reunión es discutible (Ley de Sociedades de Capital, artículos 159.1 y 205.2).',
      'Atención: La ley solo prevé segunda convocatoria en la sociedad anónima (Ley de Sociedades de Capital, artículo 177.1).',
    ]);
    expect(rule.channelLimits.map(({ modes }) => modes.join())).toEqual([
      'online',
      'mixed',
      'written',
      'later-call',
    ]);
  }
});

test('art. 223.2: only to remove a director is there a ceiling that may be reached, two thirds', () => {
  const reached = esSl.rules.filter(
    ({ ceiling }) => ceiling !== null && ceiling.strictlyBelow !== true,
  );
  expect(reached.map(({ ruleId }) => ruleId)).toEqual(['es-sl/removal']);
  expect(explainRule(ruleOf(esSl, 'es-sl/removal'), esSl.vocabulary)).toContain(
    'Una mayoría mayor en el reglamento no vale: al menos 2/3 del capital total (Ley de Sociedades de Capital, artículo 223.2).',
  );
});

test('the pack says whose law it is and names what it counts', () => {
  expect({ ...esSl, rules: [], matters: [] }).toEqual({
    packId: 'es-sl',
    name: 'España: sociedad limitada (Ley de Sociedades de Capital)',
    country: 'ES',
    vocabulary: {
      units: { article: 'las', noun: 'participaciones', one: 'participación' },
      heads: { article: 'los', noun: 'socios', one: 'socio' },
      weights: { main: { article: 'el', noun: 'capital', trims: true } },
    },
    rules: [],
    matters: [],
    ordinaryRuleId: 'es-sl/ordinary',
  });
});

test.each([
  [null, 'attendance-list directors-report auditor-report'],
  [
    'es-sl/ordinary',
    'chair-election annual-accounts profit-distribution management-approval directors-election directors-pay auditor-election essential-assets management-instructions group-operations dissolution-cause liquidators-election final-balance session-extension acta-approval other-business',
  ],
  [
    'es-sl/interested',
    'transfer-consent partner-release partner-credit director-services loyalty-waiver',
  ],
  ['es-sl/removal', 'directors-removal'],
  ['es-sl/liability', 'liability-action'],
  ['es-sl/liability-waiver', 'liability-settlement'],
  ['es-sl/statutes', 'capital-change bylaws-reform dissolution reactivation'],
  ['es-sl/telematic', 'telematic-meetings'],
  ['es-sl/two-thirds', 'preemption-removal'],
  ['es-sl/two-thirds-interested', 'directors-competition partner-exclusion'],
  ['es-sl/structural', 'restructuring move-abroad'],
  ['es-sl/unanimity', 'par-value-increase exclusion-causes transfer-ban'],
])('%s decides: %s', (ruleId, ids) => {
  const decided = esSl.matters.filter((matter) => matter.ruleId === ruleId);
  expect(decided.map((matter) => matter.matterId).join(' ')).toBe(ids);
});

test('each matter is called as a Spanish agenda calls it', () => {
  expect(esSl.matters.map((matter) => matter.label)).toEqual([
    'Lista de asistentes y constitución de la junta',
    'Informe de los administradores',
    'Informe del auditor',
    'Presidente y secretario de la junta',
    'Aprobación de las cuentas anuales',
    'Aplicación del resultado',
    'Aprobación de la gestión social',
    'Nombramiento de administradores',
    'Importe máximo de la remuneración de los administradores',
    'Nombramiento de auditores',
    'Adquisición o venta de activos esenciales',
    'Instrucciones a los administradores',
    'Operaciones con la sociedad dominante o su grupo',
    'Disolución por causa legal o estatutaria',
    'Nombramiento o separación de liquidadores',
    'Balance final de liquidación',
    'Prórroga de la junta',
    'Aprobación del acta',
    'Otros acuerdos',
    'Consentir la transmisión de participaciones',
    'Liberar a un socio de una obligación o concederle un derecho',
    'Créditos, garantías o asistencia a socios y administradores',
    'Servicios u obras de un administrador',
    'Dispensa del deber de lealtad',
    'Separación de administradores',
    'Acción social de responsabilidad',
    'Transigir o renunciar a la acción de responsabilidad',
    'Aumento o reducción del capital',
    'Modificación de estatutos',
    'Disolución por acuerdo de la junta',
    'Reactivación de la sociedad disuelta',
    'Autorizar en los estatutos las juntas solo telemáticas',
    'Supresión o limitación del derecho de preferencia',
    'Autorizar a administradores a competir',
    'Exclusión de socios',
    'Transformación, fusión, escisión o cesión global',
    'Traslado del domicilio al extranjero',
    'Aumento por elevación del valor nominal, con aportaciones',
    'Causas estatutarias de exclusión de socios',
    'Prohibir en los estatutos la transmisión de participaciones',
  ]);
});

test.each(['annual-accounts', 'directors-removal', 'liability-action', 'partner-credit'])(
  'art. 198: the lines of «%s»',
  (matter) => {
    expect([
      hold(matter, meeting('34', '33', '0', '33')).kind,
      hold(matter, meeting('34', '34', '0', '32')).kind,
      hold(matter, meeting('34,000001', '34', '0', '31,999999')).kind,
      hold(matter, meeting('33,333333', '0', '0', '66,666667')).kind,
      hold(matter, meeting('33,333334', '0', '0', '66,666666')).kind,
      hold(matter, meeting('35', '34', '31', '0')).kind,
      hold(matter, meeting('32', '20', '48', '0')).kind,
    ]).toEqual([
      'approved',
      'rejected',
      'approved',
      'rejected',
      'approved',
      'approved',
      'rejected',
    ]);
  },
);

test('art. 198: blanks are not valid votes, and the sentence says both conditions', () => {
  expect(hold('annual-accounts', meeting('35', '34', '31', '0')).sentence).toBe(
    'Aprobado con 50,72 % del capital con voto válido y 35,00 % del capital total; se necesitaba más del 50 % del capital con voto válido y al menos 1/3 del capital total (Ley de Sociedades de Capital, artículo 198).',
  );
});

test.each([
  ['bylaws-reform', '50', 'rejected'],
  ['bylaws-reform', '50,000001', 'approved'],
  ['preemption-removal', '66,666666', 'rejected'],
  ['preemption-removal', '66,666667', 'approved'],
  ['partner-exclusion', '66,666666', 'rejected'],
  ['partner-exclusion', '66,666667', 'approved'],
  ['restructuring', '66,666666', 'rejected'],
  ['restructuring', '66,666667', 'approved'],
  ['transfer-ban', '99,999999', 'rejected'],
  ['transfer-ban', '100', 'approved'],
])('art. 199 and others, over all the capital: %s with %s → %s', (matter, yes, kind) => {
  const [whole = '', decimals = '000000'] = yes.split(',');
  const absent = 100_000_000 - Number(whole + decimals);
  const said = `${Math.trunc(absent / 1_000_000)},${String(absent % 1_000_000).padStart(6, '0')}`;
  expect(hold(matter, meeting(yes, '0', '0', said)).kind).toBe(kind);
});

test.each([
  ['60', '30', '0', '10', 'approved'],
  ['60', '30', '0,000001', '9,999999', 'rejected'],
  ['60', '30,000001', '0', '9,999999', 'rejected'],
  ['50', '0', '0', '50', 'rejected'],
  ['50,000001', '0', '0', '49,999999', 'approved'],
])(
  'art. 182 bis, meetings only online: %s for, %s against, %s blank, %s absent → %s',
  (yes, no, blank, absent, kind) => {
    expect(hold('telematic-meetings', meeting(yes, no, blank, absent)).kind).toBe(kind);
  },
);

const exclusion = (yes: string, no: string) => `
  a | ana  | 40 | presente | no | conflicto
  b | luis | ${yes} | presente | sí
  c | eva  | ${no} | presente | no`;

test('art. 190.2: the partner to be excluded leaves the capital: two thirds of the rest', () => {
  expect(hold('partner-exclusion', exclusion('40', '20'))).toMatchObject({
    kind: 'approved',
    finding: { numerator: 40_000_000, base: 60_000_000 },
  });
  expect(hold('partner-exclusion', exclusion('39,999999', '20,000001')).kind).toBe('rejected');
});

test('art. 190.2: the third of art. 198 is also of the capital without the interested partner', () => {
  const roll = (yes: string, absent: string) => `
    a | ana  | 40 | presente | no | conflicto
    b | luis | ${yes} | presente | sí
    c | eva  | ${absent} | ausente | -`;
  expect(hold('transfer-consent', roll('20', '40')).kind).toBe('approved');
  expect(hold('transfer-consent', roll('19,999999', '40,000001')).kind).toBe('rejected');
});

test('art. 190.3: in any other conflict, as to remove a director, the partner votes', () => {
  expect(hold('directors-removal', exclusion('40', '20')).kind).toBe('rejected');
  expect(hold('restructuring', exclusion('60', '0')).kind).toBe('rejected');
});

test('with nobody there, nothing', () => {
  expect(hold('annual-accounts', 'a | ana | 100 | ausente | -')).toMatchObject({
    kind: 'no-quorum',
    sentence: 'Sin quórum: no había nadie (Ley de Sociedades de Capital, artículo 198).',
  });
});

test.each([
  ['60', '4,99', '35,01', 'approved'],
  ['60', '5', '35', 'rejected'],
  ['33', '0', '67', 'rejected'],
  ['34', '0', '66', 'approved'],
])('art. 238.2: %s for and %s against a waiver with %s absent → %s', (yes, no, absent, kind) => {
  const roll = `
    a | ana  | ${yes} | presente | sí
    b | luis | ${no} | presente | no
    c | eva  | ${absent} | ausente | -`;
  expect(lawCase(esSl).hold('liability-settlement', roll).kind).toBe(kind);
});

test('art. 238.2: the rule says what undoes it', () => {
  const rule = ruleOf(esSl, 'es-sl/liability-waiver');
  expect(explainRule(rule, esSl.vocabulary)).toContain(
    'No vale si se opone al menos el 5 % del capital total (Ley de Sociedades de Capital, artículo 238.2).',
  );
});
