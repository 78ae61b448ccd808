import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { proxyOffices } from '../../kernel/bylaws/proxyBylaws.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { stateOfReview } from '../../testing/records/stateOfReview.ts';
import { sourceSchema } from '../../testing/rules/sourceSchema.ts';
import type { ProxyRules } from '../aspects/proxyRules.ts';
import { proxyRulesOf } from './proxyRulesOf.ts';

/** Every source inside the rules of a law, wherever it is. */
function sourcesIn(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('verified' in value) return [sourceSchema.parse(value)];
  return Object.values(value).flatMap(sourcesIn);
}

test.each(packIds)('%s has its own rules, and each says its doubts in Spanish', (packId) => {
  const rules = proxyRulesOf(packId);
  expect(rules.packId).toBe(packId);
  const sources = sourcesIn(rules);
  expect(sources.length).toBeGreaterThan(9);
  for (const { law, article, note, doubt, verified } of sources) {
    expect(law).toMatch(/^(Ley|Código|los estatutos)/u);
    expect(article).toMatch(/^(artículos? \d.*)?$/u);
    if (!verified) expect(note ?? doubt).toBeDefined();
    expect(note ?? '').not.toMatch(stateOfReview);
    if (note !== undefined) expect(note).toMatch(/^[A-ZÁÉÍÓÚ].{15,}\.$/u);
  }
});

test.each<PackId>(['generic', 'cl-21442', 'mx-cdmx', 'mx-lgsm'])(
  '%s is not verified in anything',
  (packId) => {
    expect(sourcesIn(proxyRulesOf(packId)).filter(({ verified }) => verified)).toEqual([]);
  },
);

/** The articles; `?`: not verified. */
const short = ({ article, verified }: Source) =>
  `${article.replace(/^artículos? /u, '')}${verified ? '' : '?'}`;

/** cap · barred · attorneys · form · special · substitution · winner · attendance · carry over · co-owners */
test.each<[PackId, string]>([
  ['co-ph', '37 · 37 · 37 · 37? · 37 · 2161 · 2190 · 2191 · 41? · 148?'],
  ['co-sas', '184? · 38 · 184? · 184? · 184? · 184? · 2190 · 2191 · 184? · 148?'],
  ['co-sa', '184 · 185 · 184 · 184 · 184 · 184 · 2190 · 2191 · 184? · 148'],
  ['co-ltda', '184 · 185 · 184 · 184 · 184 · 184 · 2190 · 2191 · 184? · 148'],
  ['co-cooperativa', '33 · 33 · 33 · 33? · 33? · 33? · 2190 · 2191 · 33? · 33?'],
  ['co-sindicato', '386 y 387? · ? · ? · ? · ? · ? · 2190 · 2191 · ? · ?'],
  ['es-asociacion', '12, letra c · 12, letra c · ? · ? · ? · ? · 1735 · ? · ? · ?'],
  ['es-lph', '15.1 · 15.1 · 15.1 · 15.1 · 15.1 · 1721 · 1735 · 1733 · 16.2? · 15.1'],
  ['es-sa', '184.1 · 184.1 · 184.1 · 184.2 · 184.2 y 187 · 1721 · 1735 · 185 · 177 y 195.3? · 126'],
  ['es-sl', '183 · 183 · 183.1 · 183.2 · 183.2 · 1721 · 1735 · 185 · 195.3 · 126'],
  [
    'ar-ccyc',
    '2056, inciso n · 2056 · 2056, inciso n · 2056, inciso n · 2056, inciso n · 1327 · 1329? · 1329, inciso c · 2059? · 2060?',
  ],
  ['ar-lgs', '239 · 239 · 239 · 239 · 239 · 1327 · 1329? · 1329, inciso c · 247? · 209'],
  ['cl-21442', '15? · 15? · 15? · 15? · 15? · 15? · 15? · 15? · 15? · 15?'],
  ['mx-cdmx', '31? · 31? · 31? · 31? · 31? · 31? · 31? · 31? · 31? · 31?'],
  ['mx-lgsm', '192? · 192? · 192? · 192? · 192? · 192? · 192? · 192? · 192? · 192?'],
  ['generic', '? · ? · ? · ? · ? · ? · ? · ? · ? · ?'],
])('%s cites %s', (packId, expected) => {
  const rules = proxyRulesOf(packId);
  const { cap, barred, attorneys, form, special } = rules;
  const { substitution, winner, attendance, carryOver, coOwners } = rules;
  const sources = [cap, barred, attorneys, form, special, substitution, winner];
  const rest = [attendance, carryOver, coOwners];
  expect([...sources, ...rest].map(({ source }) => short(source)).join(' · ')).toBe(expected);
});

/** cap | special | substitution | which stands | attendance | later call, resumption | solicitation | all he has */
test.each<[PackId, string]>([
  ['co-ph', 'none | no | unless-forbidden | latest-written | asks | true true | - | -'],
  ['co-sas', 'none | dated | named | latest-written | asks | true true | - | -'],
  ['co-sa', 'none | dated | named | latest-written | asks | true true | - | -'],
  ['co-ltda', 'none | dated | named | latest-written | asks | true true | - | -'],
  ['co-cooperativa', '0 grantors | no | if-granted | latest-written | asks | true true | - | -'],
  ['es-lph', 'none | no | unless-forbidden | latest-written | asks | true true | - | -'],
  [
    'es-sa',
    'none | unless-kin | unless-forbidden | latest-written | revokes | true true | over 3 | -',
  ],
  [
    'es-sl',
    'none | unless-deed | unless-forbidden | latest-written | revokes | true true | - | all',
  ],
  ['ar-ccyc', 'none | no | unless-forbidden | latest-written | asks | true true | - | -'],
  ['ar-lgs', 'none | no | unless-forbidden | latest-written | asks | true true | - | -'],
  ['cl-21442', 'none | no | if-granted | latest-written | asks | true true | - | -'],
  ['mx-cdmx', '2 grantors | no | if-granted | latest-written | asks | true true | - | -'],
  ['mx-lgsm', 'none | no | if-granted | latest-written | asks | true true | - | -'],
  ['generic', 'none | no | if-granted | latest-written | asks | true true | - | -'],
])('%s rules %s', (packId, expected) => {
  const { cap, special, substitution, winner, ...rest } = proxyRulesOf(packId);
  const { attendance, carryOver, solicitation, wholeHolding } = rest;
  const said = [
    cap.limit === null ? 'none' : `${cap.limit.max} ${cap.limit.of}`,
    special.rule,
    substitution.kind,
    winner.order,
    attendance.effect,
    `${carryOver.laterCall} ${carryOver.resumption}`,
    solicitation === null ? '-' : `over ${solicitation.over}`,
    wholeHolding === null ? '-' : 'all',
  ];
  expect(said.join(' | ')).toBe(expected);
});

/** The powers of bylaws: cap, attorneys, barred, form, substitution, precedence. */
test.each<[PackId, string]>([
  ['co-ph', 'any stricter stricter stricter stricter none'],
  ['co-sas', 'any stricter stricter stricter stricter none'],
  ['co-sa', 'any stricter stricter stricter stricter none'],
  ['co-ltda', 'any stricter stricter stricter stricter none'],
  ['es-lph', 'stricter stricter stricter none stricter none'],
  ['es-sa', 'stricter stricter stricter none stricter none'],
  ['es-sl', 'stricter laxer none none stricter none'],
  ['ar-ccyc', 'any stricter stricter stricter stricter any'],
  ['ar-lgs', 'stricter none stricter laxer stricter any'],
  ['cl-21442', 'any any stricter any any any'],
  ['mx-cdmx', 'stricter any stricter any any any'],
  ['mx-lgsm', 'any any stricter any any any'],
  ['generic', 'any any any any any any'],
])('bylaws under %s may change: %s', (packId, expected) => {
  const { cap, attorneys, barred, form, substitution, winner } = proxyRulesOf(packId);
  const powers = [cap, attorneys, barred, form, substitution, winner].map(({ bylaws }) => bylaws);
  expect(powers.join(' ')).toBe(expected);
});

/** Offices barred from representing / from the accounts; `~`: only advised. */
test.each<[PackId, string]>([
  ['co-ph', '~administrator ~employee /'],
  ['co-sas', '/'],
  ['co-sa', 'administrator employee manager director / administrator employee manager director'],
  ['co-ltda', 'administrator employee manager director / administrator employee manager director'],
  ['es-lph', '/'],
  ['es-sa', '/'],
  ['es-sl', '/'],
  ['ar-ccyc', '~administrator /'],
  ['ar-lgs', 'employee manager director syndic supervisor / manager director syndic supervisor'],
  ['cl-21442', 'administrator /'],
  ['mx-cdmx', 'administrator /'],
  ['mx-lgsm', 'administrator director commissioner / administrator director commissioner'],
  ['generic', '/'],
])('%s bars %s', (packId, expected) => {
  const { offices } = proxyRulesOf(packId).barred;
  const from = (what: string) =>
    proxyOffices
      .flatMap((office) => offices.filter((one) => one.office === office && one.from === what))
      .map(({ office, force }) => `${force === 'advised' ? '~' : ''}${office}`);
  const said = [...from('representing'), '/', ...from('accounts')];
  expect(said.join(' ')).toBe(expected);
  expect(offices).toHaveLength(said.length - 1);
});

test.each<[PackId, string]>([
  ['co-ph', 'Código de Comercio de Colombia, artículo 185'],
  ['co-sa', 'Código de Comercio de Colombia, artículo 185'],
  ['ar-ccyc', 'Código Civil y Comercial de la Nación, artículo 2065'],
  [
    'ar-lgs',
    'Ley General de Sociedades 19.550, artículo 239; Ley General de Sociedades 19.550, artículo 241',
  ],
  ['cl-21442', 'Ley 21.442, artículo 15'],
  ['mx-cdmx', 'Ley de Propiedad en Condominio de la Ciudad de México, artículo 31'],
  [
    'mx-lgsm',
    'Ley General de Sociedades Mercantiles, artículo 192; Ley General de Sociedades Mercantiles, artículo 197',
  ],
])('%s bars offices under %s', (packId, expected) => {
  const { offices } = proxyRulesOf(packId).barred;
  expect([...new Set(offices.map(({ source }) => citeSource(source)))].join('; ')).toBe(expected);
  const law = packId === 'co-ph' || packId === 'ar-ccyc' ? 'advised' : 'forbidden';
  for (const { force } of offices) expect(force).toBe(law);
});

test('a rule of the mandate says how its article is read, where there is something to say', () => {
  const { substitution, winner } = proxyRulesOf('es-lph');
  expect(winner.source).toEqual({
    law: 'Código Civil de España',
    article: 'artículo 1735',
    verified: true,
    note: 'Nombrar a otro para lo mismo revoca el encargo anterior.',
  });
  expect(substitution.source).not.toHaveProperty('note');
});

test('the law of each proxy rule is named as it is cited', () => {
  const laws = (packId: PackId) => {
    const rules: ProxyRules = proxyRulesOf(packId);
    return [...new Set(sourcesIn(rules).map(({ law }) => law))].sort();
  };
  const civilCo = 'Código Civil de Colombia';
  const comercio = 'Código de Comercio de Colombia';
  expect(laws('co-ph')).toEqual([civilCo, comercio, 'Ley 675 de 2001']);
  expect(laws('co-sas')).toEqual([civilCo, comercio, 'Ley 1258 de 2008']);
  expect(laws('es-lph')).toEqual(['Código Civil de España', 'Ley 49/1960 de Propiedad Horizontal']);
  expect(laws('es-sa')).toEqual(['Código Civil de España', 'Ley de Sociedades de Capital']);
  const ccyc = 'Código Civil y Comercial de la Nación';
  expect(laws('ar-ccyc')).toEqual([ccyc]);
  expect(laws('ar-lgs')).toEqual([ccyc, 'Ley General de Sociedades 19.550']);
  expect(laws('mx-lgsm')).toEqual(['Ley General de Sociedades Mercantiles']);
  expect(laws('generic')).toEqual(['los estatutos']);
});
