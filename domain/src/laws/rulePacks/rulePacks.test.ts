import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { stateOfReview } from '../../testing/records/stateOfReview.ts';
import { ruleSchema } from '../../testing/rules/ruleSchema.ts';
import { sayCall, sayRequirement } from '../rules/sayRequirement.ts';
import { matterRule, packOf, ruleOf } from './rulePacks.ts';
import { sessionQuorum } from './sessionQuorum.ts';

const packs = packIds.map(packOf);

test('there is a pack for every law, under its own name', () => {
  expect(packs.map(({ packId, country }) => [packId, country])).toEqual([
    ['co-ph', 'CO'],
    ['co-sas', 'CO'],
    ['co-sa', 'CO'],
    ['co-ltda', 'CO'],
    ['co-cooperativa', 'CO'],
    ['co-delegados', 'CO'],
    ['co-sindicato', 'CO'],
    ['es-lph', 'ES'],
    ['es-sa', 'ES'],
    ['es-sl', 'ES'],
    ['es-asociacion', 'ES'],
    ['ar-ccyc', 'AR'],
    ['ar-lgs', 'AR'],
    ['cl-21442', 'CL'],
    ['mx-cdmx', 'MX'],
    ['mx-lgsm', 'MX'],
    ['generic', null],
  ]);
  expect(packs.map(({ name }) => name.slice(0, 8))).toEqual([
    ...Array(7).fill('Colombia'),
    ...Array(4).fill('España: '),
    ...['Argentin', 'Argentin', 'Chile: c', 'México: ', 'México: ', 'Otra ent'],
  ]);
});

test.each(packIds)(
  'every matter of %s is decided by one of its rules, and every rule is used',
  (packId) => {
    const pack = packOf(packId);
    const ids = pack.rules.map((rule) => rule.ruleId);
    const matterIds = pack.matters.map((matter) => matter.matterId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(matterIds).size).toBe(matterIds.length);
    const used = new Set(pack.matters.map((matter) => matter.ruleId));
    expect([...used].filter((ruleId) => ruleId !== null && !ids.includes(ruleId))).toEqual([]);
    expect(ids.filter((ruleId) => !used.has(ruleId))).toEqual([]);
    expect(used).toContain(null);
    expect(ids.every((ruleId) => ruleId.startsWith(`${packId}/`))).toBe(true);
    expect(ids).toContain(pack.ordinaryRuleId);
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
      if (!source.verified) expect(source.note ?? source.doubt).toBeDefined();
      expect(source.note ?? '').not.toMatch(stateOfReview);
    }
    for (const { warning } of rule.channelLimits) expect(warning).toMatch(/^[A-Z].{20,}[^.]$/u);
  },
);

test.each(packs.flatMap((pack) => pack.matters.map((matter) => [matter.label, matter] as const)))(
  'the moderator picks «%s»',
  (label, { matterId }) => {
    expect(label).toMatch(/^[A-ZÁÉÍÓÚ].{4,}([^.]|S\.)$/u);
    expect(matterId).toMatch(/^[a-z]+(-[a-z]+)*$/u);
  },
);

test.each([
  ['co-ph', 'unidad', 'propietario', 'del coeficiente presente'],
  ['co-sas', 'título', 'accionista', 'de las acciones presentes'],
  ['co-cooperativa', 'puesto', 'asociado', 'de los votos presentes'],
  ['co-delegados', 'puesto', 'delegado', 'de los votos presentes'],
  ['co-sindicato', 'puesto', 'afiliado', 'de los votos presentes'],
  ['es-asociacion', 'puesto', 'asociado', 'de los votos presentes'],
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
    'co-ph/extinction',
    'el 100 % del coeficiente total y el 100 % del total de los propietarios',
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
    'cl-21442/reinforced',
    'al menos el 66 % del total de los derechos que pueden votar',
    'primera convocatoria: al menos el 66 % del total de los derechos',
    'Ley 21.442, artículo 15',
  ],
  [
    'generic/three-quarters',
    'al menos el 75 % de los miembros presentes',
    'primera convocatoria: más del 50 % del total de los miembros; segunda convocatoria: cualquiera',
    'lo usual, si los estatutos no dicen otra cosa',
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
  expect(sessionQuorum(packOf('es-sa'), 1, figures).needed).toContain(
    'al menos el 25 % del capital',
  );
});
