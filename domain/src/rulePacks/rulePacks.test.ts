import { expect, test } from 'vitest';
import { presenceOfCounts } from '../quorum/countPresence.ts';
import { ruleSchema } from '../rules/rule.ts';
import { sayCall, sayRequirement } from '../rules/sayRequirement.ts';
import { citeSource, type Source } from '../rules/source.ts';
import { packIds } from './packId.ts';
import { matterRule, packOf, ruleOf } from './rulePacks.ts';
import { sessionQuorum } from './sessionQuorum.ts';

const packs = packIds.map(packOf);

test('there is a pack for every law, under its own name', () => {
  expect(packs.map(({ packId, country }) => [packId, country])).toEqual([
    ['co-ph', 'CO'],
    ['co-sas', 'CO'],
    ['co-sa', 'CO'],
    ['es-lph', 'ES'],
    ['es-sa', 'ES'],
    ['es-sl', 'ES'],
    ['ar-ccyc', 'AR'],
    ['ar-lgs', 'AR'],
    ['cl-21442', 'CL'],
    ['mx-cdmx', 'MX'],
    ['mx-lgsm', 'MX'],
    ['generic', null],
  ]);
  expect(packs.map(({ name }) => name.slice(0, 8))).toEqual([
    ...[
      'Colombia',
      'Colombia',
      'Colombia',
      'España: ',
      'España: ',
      'España: ',
      'Argentin',
      'Argentin',
    ],
    ...['Chile: c', 'México: ', 'México: ', 'Asociaci'],
  ]);
});

test.each([
  ['co-ph', 5, 31],
  ['co-sas', 4, 15],
  ['co-sa', 5, 15],
  ['es-lph', 6, 27],
  ['es-sa', 2, 15],
  ['es-sl', 3, 16],
  ['ar-ccyc', 3, 14],
  ['ar-lgs', 3, 16],
  ['cl-21442', 3, 12],
  ['mx-cdmx', 2, 8],
  ['mx-lgsm', 2, 16],
  ['generic', 6, 13],
] as const)(
  '%s has %d rules and %d matters, each decided by one of them',
  (packId, rules, matters) => {
    const pack = packOf(packId);
    expect(pack.rules).toHaveLength(rules);
    expect(new Set(pack.rules.map((rule) => rule.ruleId)).size).toBe(rules);
    expect(new Set(pack.matters.map((matter) => matter.matterId)).size).toBe(matters);
    const known = new Set(pack.rules.map((rule) => rule.ruleId));
    const used = new Set(pack.matters.map((matter) => matter.ruleId));
    expect([...used].filter((ruleId) => ruleId !== null && !known.has(ruleId))).toEqual([]);
    expect([...known].filter((ruleId) => !used.has(ruleId))).toEqual([]);
    expect(used).toContain(null);
    expect(pack.rules.every((rule) => rule.ruleId.startsWith(`${packId}/`))).toBe(true);
    expect(ruleOf(pack, pack.ordinaryRuleId).ruleId).toBe(pack.ordinaryRuleId);
  },
);

test.each(packs.flatMap((pack) => pack.rules.map((rule) => [rule.ruleId, rule] as const)))(
  '%s can be stored, read again, and says where it comes from',
  (_, rule) => {
    expect(ruleSchema.parse(JSON.parse(JSON.stringify(rule)))).toEqual(rule);
    expect(rule.title).toMatch(/^[A-ZÁÉÍÓÚ].{6,}$/u);
    const sources: readonly (Source | undefined)[] = [
      rule.source,
      rule.presumedConsent?.source,
      rule.ceiling?.source,
      ...rule.quorum.map((each) => each.source),
      ...rule.channelLimits.map((limit) => limit.source),
    ];
    for (const source of sources) {
      if (source === undefined) continue;
      expect(source.law).toMatch(/.{8,}/u);
      expect(`${source.article} `).toMatch(/^(artículos? \d.*)? $/u);
      expect(source.note ?? 'Nada.').toMatch(/^[A-ZÁÉÍÓÚ«].*\.$/u);
      if (!source.verified) expect(source.note).toBeDefined();
    }
    for (const { warning } of rule.channelLimits) expect(warning).toMatch(/^[A-Z].{20,}[^.]$/u);
  },
);

test.each(packs.flatMap((pack) => pack.matters.map((matter) => [matter.label, matter] as const)))(
  'the moderator picks «%s»',
  (label, { matterId }) => {
    expect(label).toMatch(/^[A-ZÁÉÍÓÚ].{4,}[^.]$/u);
    expect(matterId).toMatch(/^[a-z]+(-[a-z]+)*$/u);
  },
);

test.each([
  ['co-ph', 'unidad', 'propietario', 'del coeficiente presente'],
  ['co-sas', 'título', 'accionista', 'de las acciones presentes'],
  ['es-lph', 'piso o local', 'propietario', 'de las cuotas presentes'],
  ['es-sa', 'título', 'accionista', 'del capital presente'],
  ['es-sl', 'participación', 'socio', 'del capital presente'],
  ['ar-ccyc', 'unidad funcional', 'propietario', 'de las partes indivisas presentes'],
  ['ar-lgs', 'título', 'accionista', 'de las acciones presentes'],
  ['cl-21442', 'unidad', 'copropietario', 'de los derechos presentes'],
  ['mx-cdmx', 'unidad privativa', 'condómino', 'del indiviso presente'],
  ['mx-lgsm', 'título', 'accionista', 'del capital presente'],
  ['generic', 'puesto', 'miembro', 'de los votos presentes'],
] as const)('%s names its units, its people and its weight', (packId, unit, head, weight) => {
  const { vocabulary } = packOf(packId);
  const half = { comparison: '>', numerator: 1, denominator: 2 } as const;
  const share = { kind: 'share', numerator: 'favour', base: 'present', threshold: half } as const;
  const count = { kind: 'count', numerator: 'favour', least: 1 } as const;
  expect(sayRequirement({ ...share, scope: 'weight:main' }, vocabulary)).toBe(
    `más del 50 % ${weight}`,
  );
  expect(sayRequirement({ ...count, scope: 'units' }, vocabulary)).toBe(`al menos 1 ${unit}`);
  expect(sayRequirement({ ...count, scope: 'heads' }, vocabulary)).toBe(`al menos 1 ${head}`);
});

/** Written from the articles: rule, majority, quorum per call, citation. */
test.each([
  [
    'co-ph/ordinary',
    'más del 50 % del coeficiente presente',
    'primera convocatoria: más del 50 % del coeficiente total y al menos 2 propietarios; segunda convocatoria: al menos 2 propietarios',
    'Ley 675 de 2001, artículo 45',
  ],
  [
    'co-ph/qualified',
    'al menos el 70 % del coeficiente total',
    'primera convocatoria: más del 50 % del coeficiente total y al menos 2 propietarios; segunda convocatoria: al menos 2 propietarios',
    'Ley 675 de 2001, artículo 46',
  ],
  [
    'co-ph/written',
    'más del 50 % del coeficiente total',
    'primera convocatoria: más del 50 % del coeficiente total y al menos 2 propietarios; segunda convocatoria: al menos 2 propietarios',
    'Ley 675 de 2001, artículo 43',
  ],
  [
    'co-ph/extinction',
    'el 100 % del coeficiente total',
    'primera convocatoria: más del 50 % del coeficiente total y al menos 2 propietarios; segunda convocatoria: al menos 2 propietarios',
    'Ley 675 de 2001, artículos 9 y 45',
  ],
  [
    'co-sas/exclusion',
    'más del 50 % de las acciones presentes',
    'primera convocatoria: más del 50 % del total de las acciones; segunda convocatoria: cualquiera',
    'Ley 1258 de 2008, artículos 16 y 39',
  ],
  [
    'co-sas/unanimity',
    'el 100 % del total de las acciones',
    'primera convocatoria: más del 50 % del total de las acciones; segunda convocatoria: cualquiera',
    'Ley 1258 de 2008, artículos 31 y 41',
  ],
  [
    'co-sa/ordinary',
    'más del 50 % de las acciones presentes',
    'primera convocatoria: más del 50 % del total de las acciones y al menos 2 accionistas; segunda convocatoria: al menos 2 accionistas',
    'Ley 222 de 1995, artículo 68',
  ],
  [
    'es-lph/simple',
    'más del 50 % de los propietarios presentes y más del 50 % de las cuotas presentes',
    'primera convocatoria: más del 50 % del total de los propietarios y más del 50 % del total de las cuotas; segunda convocatoria: cualquiera',
    'Ley 49/1960 de Propiedad Horizontal, artículo 17.2',
  ],
  [
    'es-lph/ordinary',
    'en segunda convocatoria o tercera convocatoria, más del 50 % de los propietarios presentes y más del 50 % de las cuotas presentes; en los demás casos, más del 50 % del total de los propietarios con derecho a voto y más del 50 % del total de las cuotas con derecho a voto',
    'primera convocatoria: más del 50 % del total de los propietarios y más del 50 % del total de las cuotas; segunda convocatoria: cualquiera',
    'Ley 49/1960 de Propiedad Horizontal, artículo 17.7',
  ],
  [
    'es-sa/reinforced',
    'si asiste al menos el 50 % del capital total, más del 50 % del capital presente; en los demás casos, al menos 2/3 del capital presente',
    'primera convocatoria: al menos el 50 % del capital total; segunda convocatoria: al menos el 25 % del capital total',
    'Ley de Sociedades de Capital, artículo 201.2',
  ],
  [
    'ar-lgs/special',
    'más del 50 % del total de las acciones',
    'primera convocatoria: al menos el 60 % del total de las acciones; segunda convocatoria: al menos el 30 % del total de las acciones',
    'Ley General de Sociedades 19.550, artículo 244',
  ],
  [
    'cl-21442/reinforced',
    'al menos el 66 % del total de los derechos con derecho a voto',
    'primera convocatoria: al menos el 66 % del total de los derechos',
    'Ley 21.442, artículo 15 (sin verificar)',
  ],
  [
    'mx-cdmx/ordinary',
    'más del 50 % del indiviso presente',
    'primera convocatoria: al menos el 75 % del indiviso total; segunda convocatoria: más del 50 % del indiviso total; tercera convocatoria: cualquiera',
    'Ley de Propiedad en Condominio de la Ciudad de México, artículos 31 a 33 (sin verificar)',
  ],
  [
    'generic/three-quarters',
    'al menos el 75 % de los miembros presentes',
    'primera convocatoria: más del 50 % del total de los miembros; segunda convocatoria: cualquiera',
    'los estatutos (sin verificar)',
  ],
])('%s: %s', (ruleId, majority, quorum, cite) => {
  const pack = packs.find((each) => ruleId.startsWith(`${each.packId}/`)) ?? packOf('generic');
  const rule = ruleOf(pack, ruleId);
  const calls = rule.quorum.map(({ call, requirement }) => {
    const needed =
      requirement === null ? 'cualquiera' : sayRequirement(requirement, pack.vocabulary);
    return `${sayCall(call)}: ${needed}`;
  });
  expect(sayRequirement(rule.requirement, pack.vocabulary)).toBe(majority);
  expect(calls.join('; ')).toBe(quorum);
  expect(citeSource(rule.source)).toBe(cite);
});

test('only what the law limits is limited', () => {
  const rules = packs.flatMap((pack) => pack.rules);
  const idsOf = (holds: (rule: (typeof rules)[number]) => boolean) =>
    rules.filter(holds).map((rule) => rule.ruleId);
  expect(idsOf((rule) => rule.needsNotary)).toEqual(['cl-21442/reinforced']);
  expect(idsOf((rule) => rule.ceiling !== null)).toEqual([
    'co-ph/ordinary',
    'co-ph/qualified',
    'co-ph/written',
  ]);
  expect(idsOf((rule) => rule.presumedConsent !== null)).toEqual([
    'es-lph/majority-of-all',
    'es-lph/three-fifths',
    'es-lph/unanimity',
    'ar-ccyc/ordinary',
  ]);
  expect(idsOf((rule) => rule.bylawsMayLower).every((id) => id.startsWith('generic/'))).toBe(true);
  expect(idsOf((rule) => rule.bylawsMayLower)).toHaveLength(6);
  expect(
    rules.flatMap(({ ruleId, channelLimits }) =>
      channelLimits.map(({ modes }) => [ruleId, ...modes]),
    ),
  ).toEqual([
    ['co-ph/ordinary', 'online', 'written'],
    ['co-ph/one-unit-one-vote', 'online', 'written'],
    ['co-ph/qualified', 'online', 'mixed', 'written'],
    ['co-ph/qualified', 'later-call'],
    ['co-ph/written', 'online', 'written'],
    ['co-ph/extinction', 'online', 'mixed', 'written'],
    ['co-ph/extinction', 'later-call'],
    ['ar-ccyc/ordinary', 'online', 'mixed'],
    ['ar-ccyc/two-thirds', 'online', 'mixed'],
    ['ar-ccyc/unanimity', 'online', 'mixed'],
  ]);
});

test('a matter that the law does not name is decided as an ordinary one', () => {
  expect(matterRule(packOf('co-ph'), 'swimming-pool').ruleId).toBe('co-ph/ordinary');
  expect(matterRule(packOf('co-ph'), 'dissolution').ruleId).toBe('co-ph/qualified');
  expect(() => ruleOf(packOf('co-ph'), 'co-ph/none')).toThrow('Pack co-ph has no rule co-ph/none.');
});

test('between questions the quorum is that of ordinary decisions', () => {
  const figures = presenceOfCounts({ weight: 51, units: 2 }, { weight: 100, units: 4 });
  expect(sessionQuorum(packOf('co-ph'), 1, figures)).toMatchObject({
    met: true,
    needed: 'más del 50 % del coeficiente total y al menos 2 propietarios',
    article: 'Ley 675 de 2001, artículo 45',
  });
  expect(sessionQuorum(packOf('es-sa'), 1, figures).needed).toBe(
    'al menos el 25 % del capital total',
  );
});
