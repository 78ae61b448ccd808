import { expect, test } from 'vitest';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { nobodyExcluded } from '../rules/rule.ts';
import { withBylaws } from '../rules/withBylaws.ts';
import { generic } from './generic.ts';

const tested = lawCase(generic);

const cite = '(lo usual, si los estatutos no dicen otra cosa).';
const around = [
  `Quórum en primera convocatoria: más del 50 % del total de los miembros ${cite}`,
  `Quórum en segunda convocatoria: cualquier número de asistentes ${cite}`,
  `Atención: Compruebe que los estatutos permiten decidir a distancia o por escrito (los estatutos).`,
];

test.each([
  ['ordinary', 'más del 50 % de los miembros presentes'],
  ['simple', 'más del 50 % de los miembros que votaron a favor o en contra'],
  ['absolute', 'más del 50 % del total de los miembros'],
  ['two-thirds', 'al menos 2/3 de los miembros presentes'],
  ['three-quarters', 'al menos el 75 % de los miembros presentes'],
  ['unanimity', 'el 100 % del total de los miembros'],
])('the rule %s asks for %s, and says that the bylaws decide', (name, majority) => {
  const rule = tested.rule(name);
  expect(tested.explain(name)).toEqual([`Para aprobar: ${majority} ${cite}`, ...around]);
  expect([rule.exclusions, rule.ceiling, rule.bylawsMayLower]).toEqual([
    nobodyExcluded,
    null,
    true,
  ]);
  expect(rule.channelLimits.map(({ modes }) => modes)).toEqual([['online', 'mixed', 'written']]);
});

test('every rule is there once, with its title and the requirements of the laws of CO and ES', () => {
  const told = generic.rules.map(
    ({ ruleId, title, source }) => `${ruleId} < ${title} < ${source.note ?? '-'}`,
  );
  expect(told).toEqual([
    'generic/ordinary < Más de la mitad de los presentes < Es lo usual; mandan los estatutos. Es la de las cooperativas de Colombia (Ley 79 de 1988, artículo 32), donde solo cuentan los asociados hábiles (artículo 27), y la que piden las asociaciones de España para reformar estatutos o disolverse (Ley Orgánica 1/2002, artículo 12).',
    'generic/simple < Más votos a favor que en contra < Mandan los estatutos. Es la de las asociaciones y las cooperativas de España si la ley no pide más (Ley Orgánica 1/2002, artículo 12; Ley 27/1999, artículo 28). En una elección por mayoría relativa gana quien tenga más votos, sin mínimo.',
    'generic/absolute < Mayoría de todos los miembros < Mandan los estatutos. Cuentan todos los miembros, presentes o no.',
    'generic/two-thirds < Dos tercios de los presentes < Mandan los estatutos. Las cooperativas los piden para reformar estatutos, fusionarse o disolverse, en Colombia (Ley 79 de 1988, artículo 32) y en España (Ley 27/1999, artículo 28).',
    'generic/three-quarters < Tres cuartos de los presentes < Mandan los estatutos. En las cooperativas de España no pueden pedir más de cuatro quintos (Ley 27/1999, artículo 28).',
    'generic/unanimity < Unanimidad < Mandan los estatutos. Cuentan todos los miembros, presentes o no.',
  ]);
  const { quorum, channelLimits } = ruleOf(generic, 'generic/ordinary');
  expect([...quorum, ...channelLimits].map(({ source }) => source.note)).toEqual([
    'Es lo usual; mandan los estatutos. Las cooperativas de Colombia piden la mitad de los asociados hábiles (Ley 79 de 1988, artículo 31); las de España, más de la mitad de los votos (Ley 27/1999, artículo 25); las asociaciones de España, un tercio (Ley Orgánica 1/2002, artículo 12).',
    'Es lo usual; mandan los estatutos. Las cooperativas piden al menos el 10 %: en Colombia, una hora después (Ley 79 de 1988, artículo 31); en España, o cien votos (Ley 27/1999, artículo 25).',
    'Las cooperativas de España lo necesitan para la asamblea digital (Ley 27/1999, artículo 25.4).',
  ]);
});

const words: Readonly<Record<string, string>> = {
  s: 'presente | sí',
  n: 'presente | no',
  b: 'presente | blanco',
  a: 'presente | abstención',
  c: 'presente | -',
  '·': 'ausente | -',
};

/** A letter a member, each with a different weight that must not matter. */
const members = (votes: string) =>
  [...votes].map((vote, i) => `${i} | m${i} | ${i + 1} | ${words[vote]}`).join('\n');

test.each([
  ['budget', 'ssn··', 'approved'],
  ['budget', 'ssnn·', 'rejected'],
  ['budget', 'ssba·', 'rejected'],
  ['budget', 'sscc·', 'rejected'],
  ['budget', 'ssnn', 'rejected'],
  ['budget', 'ss··', 'no-quorum'],
  ['budget', 'sss···', 'no-quorum'],
  ['budget', 'sss··', 'approved'],
  ['motion', 'ssnba', 'approved'],
  ['motion', 'ssnnc', 'rejected'],
  ['motion', 'aaabb', 'rejected'],
  ['board-removal', 'sss··', 'approved'],
  ['board-removal', 'sssn··', 'rejected'],
  ['bylaws-reform', 'ssssnn···', 'approved'],
  ['bylaws-reform', 'sssnn···', 'rejected'],
  ['merger', 'sssssan·', 'approved'],
  ['merger', 'ssssaan·', 'rejected'],
  ['dissolution', 'sssn··', 'approved'],
  ['dissolution', 'sssssnn···', 'rejected'],
  ['off-agenda', 'sssss', 'approved'],
  ['off-agenda', 'ssss·', 'rejected'],
  ['off-agenda', 'ssssa', 'rejected'],
])('one member, one vote: %s with %s → %s', (matter, votes, kind) => {
  expect(holdCase({ pack: generic, matter, roll: members(votes) }).kind).toBe(kind);
});

test('in second call any attendance is enough, except where all the members count', () => {
  const hold = (matter: string) =>
    holdCase({ pack: generic, matter, roll: members('s·····'), call: 2 });
  expect(hold('budget').kind).toBe('approved');
  expect(hold('board-removal').sentence).toBe(
    'Rechazado con 16,67 % a favor; se necesitaba más del 50 % del total de los miembros (lo usual, si los estatutos no dicen otra cosa).',
  );
});

test('the weight of the roster never counts, nor how many places a member has', () => {
  const roll = `
    1 | ana  | 90 | presente | sí
    2 | ana  | 5  | presente | sí
    3 | luis | 3  | presente | no
    4 | eva  | 2  | presente | no`;
  expect(holdCase({ pack: generic, matter: 'budget', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 1, base: 3 },
    sentence:
      'Rechazado con 33,33 % a favor; se necesitaba más del 50 % de los miembros presentes (lo usual, si los estatutos no dicen otra cosa).',
  });
});

test('without quorum the sentence counts members', () => {
  expect(holdCase({ pack: generic, matter: 'dues', roll: members('ss··') }).sentence).toBe(
    'Sin quórum, con 50,00 % de los miembros; se necesitaba más del 50 % del total de los miembros (lo usual, si los estatutos no dicen otra cosa).',
  );
});

test('the bylaws may ask for more or for less', () => {
  const source = { law: 'Estatutos', article: 'artículo 20', verified: true };
  for (const threshold of [atLeast(1, 3), moreThan(3, 5)]) {
    expect(withBylaws(ruleOf(generic, 'generic/ordinary'), { threshold, source })).toMatchObject({
      ok: true,
      value: { requirement: { threshold }, source },
    });
  }
});

test('every matter goes to its rule', () => {
  expect(tested.matters()).toEqual([
    'informed < quorum-check: Verificación del quórum',
    'informed < board-report: Informe de la junta directiva',
    'informed < oversight-report: Informe de la junta de vigilancia o de la revisoría',
    'generic/ordinary < chair-election: Elección de presidente y secretario de la asamblea',
    'generic/ordinary < agenda-approval: Aprobación del orden del día',
    'generic/ordinary < acta-approval: Lectura y aprobación del acta',
    'generic/ordinary < accounts: Aprobación de cuentas',
    'generic/ordinary < surplus: Destino de los excedentes',
    'generic/ordinary < budget: Presupuesto',
    'generic/ordinary < dues: Cuotas de los miembros',
    'generic/ordinary < board-election: Elección de la junta directiva',
    'generic/ordinary < oversight-election: Elección de la junta de vigilancia o de la revisoría',
    'generic/ordinary < member-admission: Admisión de miembros',
    'generic/ordinary < other-business: Proposiciones y varios',
    'generic/simple < motion: Moción',
    'generic/absolute < board-removal: Remoción de directivos',
    'generic/two-thirds < bylaws-reform: Reforma de estatutos',
    'generic/two-thirds < member-expulsion: Expulsión de un miembro',
    'generic/two-thirds < extraordinary-dues: Cuotas o aportes extraordinarios',
    'generic/two-thirds < property-sale: Compra o venta de inmuebles',
    'generic/two-thirds < merger: Fusión con otra entidad',
    'generic/three-quarters < dissolution: Disolución',
    'generic/unanimity < off-agenda: Asunto fuera del orden del día',
  ]);
  const { packId, name, country, ordinaryRuleId, vocabulary } = generic;
  expect([packId, name, country, ordinaryRuleId]).toEqual([
    'generic',
    'Otra entidad (un miembro, un voto)',
    null,
    'generic/ordinary',
  ]);
  expect(vocabulary).toEqual({
    units: { article: 'los', noun: 'puestos', one: 'puesto' },
    heads: { article: 'los', noun: 'miembros', one: 'miembro' },
    weights: { main: { article: 'los', noun: 'votos', one: 'voto' } },
  });
});
