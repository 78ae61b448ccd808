import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import { contentIds } from '../../laws/aspects/contentId.ts';
import { ley675 } from '../../laws/colombia/coSources.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { stateOfReview } from '../../testing/records/stateOfReview.ts';
import { sourceSchema } from '../../testing/rules/sourceSchema.ts';
import { noticeContents } from '../convocationChecks/noticeContents.ts';

/** Every source inside the rules of a law, wherever it is. */
function sourcesIn(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  const parsed = sourceSchema.safeParse(value);
  return parsed.success ? [parsed.data] : Object.values(value).flatMap(sourcesIn);
}

const short = ({ article, verified }: Source) =>
  `${article.replace(/^artículos? /u, '')}${verified ? '' : '?'}`;

test.each(packIds)(
  '%s has its own rules, every source cited and every note a sentence',
  (packId) => {
    const rules = [convocationRulesOf(packId), actaRulesOf(packId)];
    for (const { packId: own } of rules) expect(own).toBe(packId);
    const sources = rules.flatMap(sourcesIn);
    expect(sources.length).toBeGreaterThan(5);
    for (const { law, note, doubt, verified } of sources) {
      expect(law).toMatch(/^(Ley|Código|Decreto|los estatutos)/u);
      if (!verified) expect(note ?? doubt).toBeDefined();
      expect(note ?? '').not.toMatch(stateOfReview);
      if (note !== undefined) expect(note).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/u);
    }
  },
);

test.each<PackId>(['generic', 'mx-cdmx'])('%s is not verified in anything', (packId) => {
  const sources = [convocationRulesOf(packId), actaRulesOf(packId)].flatMap(sourcesIn);
  expect(sources.filter(({ verified }) => verified)).toEqual([]);
});

/** Articles of: notices · who calls · later calls and calling again · own right. `?`: not verified. */
test.each<[PackId, notices: string, callers: string, later: string, ownRight: string]>([
  ['co-ph', '39 39', '39 39 39 39', '41', '40'],
  ['co-sas', '20', '20 181? 182?', '20, parágrafo 429?', '422?'],
  ['co-sa', '424 424', '181 y 423 181 y 423 181 y 423 182 423', '429 y 829 424 y 429', '422'],
  ['co-ltda', '424? 424?', '181 181 182', '186 y 429 186 y 429', '422?'],
  ['co-cooperativa', '30', '30 30 30', '31', ''],
  ['co-delegados', '30', '30 30 30', '', ''],
  ['co-sindicato', '?', '? ? ?', '', ''],
  ['es-asociacion', '12, letra c', '12, letra b ? 12, letra b', '?', ''],
  ['es-lph', '16.3 16.3', '16.2 16.1 y 16.2', '16.2 16.2', ''],
  ['es-sa', '176', '166 168 y 169', '177 177.3', ''],
  ['es-sl', '176', '166 168 y 169', '', ''],
  ['ar-ccyc', '2059', '2067, inciso a 2064, inciso a 2059 2063', '', ''],
  ['ar-lgs', '237', '236 236 236', '237? 237?', ''],
  ['cl-21442', '16', '15? 15? 14', '', ''],
  ['mx-cdmx', '32?', '32? 32? 32?', '32? 32?', ''],
  ['mx-lgsm', '186', '183 183 183 184', '191', ''],
  ['generic', '?', '? ?', '?', ''],
])('%s cites its articles', (packId, notices, callers, later, ownRight) => {
  const rules = convocationRulesOf(packId);
  const cite = (part: unknown) => sourcesIn(part).map(short).join(' ');
  expect(cite(rules.notices)).toBe(notices);
  expect(cite(rules.callers)).toBe(callers);
  const laterSources = rules.laterCalls.flatMap(({ source, reconvene }) => [source, reconvene]);
  expect(cite(laterSources)).toBe(later);
  expect(cite(rules.ownRight)).toBe(ownRight);
});

test.each<[PackId, contents: string]>([
  [
    'co-ph',
    'date-time:39 place:39 agenda:39, parágrafo 1 debtors:39, parágrafo 2 second-call-effect:41 medium-access:1?',
  ],
  ['co-sas', 'date-time:20 place:20 agenda:20 inspection-right:20 medium-access:1?'],
  [
    'co-sa',
    'date-time:424 y 426 place:424 y 426 agenda:182 y 424 inspection-right:422 medium-access:1?',
  ],
  ['co-ltda', 'date-time:424? place:424? agenda:182 medium-access:1?'],
  ['co-cooperativa', 'date-time:30 place:30 agenda:28 debtors:30'],
  [
    'es-lph',
    'agenda:16.2 place:16.2 date-time:16.2 second-call:16.2 debtors:16.2 vote-deprivation:16.2',
  ],
  ['es-sa', 'name:174 date-time:174 agenda:174 caller-office:174 medium-access:182'],
  ['es-sl', 'name:174 date-time:174 agenda:174 caller-office:174'],
  ['ar-ccyc', 'agenda:2059 date-time:2059 place:2059'],
  ['ar-lgs', 'agenda:237? date-time:237? place:237?'],
  ['cl-21442', 'date-time:15? place:15? agenda:15?'],
  ['mx-cdmx', 'date-time:32? place:32? agenda:32?'],
  ['mx-lgsm', 'date-time:186 place:186 agenda:187 caller-signature:187 inspection-right:186'],
  ['generic', 'date-time:? place:? agenda:?'],
])('%s: each content of the notice has its article', (packId, contents) => {
  const found = convocationRulesOf(packId).contents;
  expect(found.map(({ contentId, source }) => `${contentId}:${short(source)}`).join(' ')).toBe(
    contents,
  );
});

test.each<[PackId, conditions: readonly string[]]>([
  ['co-sas', ['Se pide al representante legal o al revisor fiscal.']],
  [
    'co-sa',
    [
      'Se pide a la junta directiva, al representante legal o al revisor fiscal.',
      'Se pide a la Superintendencia, que ordena convocar; los estatutos pueden fijar otra parte.',
    ],
  ],
  [
    'es-sl',
    ['Se pide a los administradores, que deben convocar para dentro de dos meses; si no, al juez.'],
  ],
  [
    'ar-ccyc',
    [
      'Si el administrador omite convocar.',
      'La asamblea se autoconvoca: dos tercios de todos aprueban reunirse y el temario.',
      'Si nadie convoca, se pide al juez una asamblea judicial.',
    ],
  ],
  [
    'ar-lgs',
    [
      'Se pide al directorio o al síndico, que convocan para dentro de cuarenta días; si no, al juez.',
    ],
  ],
  [
    'cl-21442',
    [
      'Si no hay comité de administración.',
      'Se pide al comité de administración o al administrador.',
    ],
  ],
  [
    'mx-lgsm',
    [
      'Se pide por escrito a los administradores o comisarios; si no convocan en quince días, al juez.',
    ],
  ],
  ['co-ph', []],
])('%s: what must happen before somebody calls', (packId, conditions) => {
  const said = convocationRulesOf(packId).callers.map(({ condition }) => condition);
  expect(said.filter((condition) => condition !== '')).toEqual(conditions);
});

test('every content tells what to do, in a sentence', () => {
  for (const id of contentIds) expect(noticeContents[id]).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/u);
  expect(new Set(Object.values(noticeContents)).size).toBe(contentIds.length);
});

test('an article that was read is verified, with its note only when there is one', () => {
  const cited = { law: 'Ley 675 de 2001', article: 'artículo 39', verified: true };
  expect(ley675('39')).toStrictEqual(cited);
  expect(ley675('39', 'Nota.')).toStrictEqual({ ...cited, note: 'Nota.' });
  expect(ley675('45 y 46').article).toBe('artículos 45 y 46');
});

/** How each law reads its own silences: the words that stand beside the figure. */
test.each<[PackId, notes: readonly string[]]>([
  [
    'co-ph',
    [
      'Por prudencia no se cuentan ni el día del aviso ni el de la asamblea.',
      'La ley fija los 15 días para la ordinaria; para la extraordinaria rige el reglamento y, si calla, lo prudente es el mismo plazo.',
    ],
  ],
  [
    'co-sas',
    [
      'Según la costumbre y la Superintendencia de Sociedades, no se cuentan ni el día del aviso ni el de la reunión.',
    ],
  ],
  [
    'es-lph',
    [
      'Cuente desde que la citación llega a los propietarios, no desde que sale.',
      'Con la antelación que sea posible para que todos los interesados se enteren.',
    ],
  ],
  ['es-sa', ['El mes va de fecha a fecha: publicada el 10, la junta puede ser el 10 siguiente.']],
  ['es-sl', ['Si se avisa socio por socio, cuenta desde que se envió al último.']],
  ['ar-ccyc', ['La forma y la anticipación las fija el reglamento de propiedad horizontal.']],
  ['ar-lgs', ['Se publica cinco días; la anticipación se cuenta aquí desde el primer aviso.']],
  ['cl-21442', ['Entre 5 y 15 días.']],
  ['mx-cdmx', ['']],
  ['mx-lgsm', ['Por prudencia no se cuentan ni el día del aviso ni el de la asamblea.']],
])('%s: how the days of the notice are read', (packId, notes) => {
  expect(convocationRulesOf(packId).notices.map(({ source }) => source.note ?? '')).toEqual(notes);
});

test.each<[PackId, lengthen: string]>([
  ['co-ph', 'lengthen replace'],
  ['co-sas', 'replace'],
  ['co-sa', 'lengthen lengthen'],
  ['es-lph', 'lengthen lengthen'],
  ['es-sa', 'lengthen'],
  ['es-sl', 'lengthen'],
  ['ar-ccyc', 'replace'],
  ['ar-lgs', 'lengthen'],
  ['cl-21442', 'lengthen'],
  ['mx-cdmx', 'lengthen'],
  ['mx-lgsm', 'replace'],
  ['generic', 'replace'],
])('%s: what bylaws may do with the notice is %s', (packId, lengthen) => {
  const { notices } = convocationRulesOf(packId);
  expect(notices.map(({ bylaws }) => bylaws).join(' ')).toBe(lengthen);
  const advised = notices.filter(({ binding }) => !binding).length;
  expect(advised).toBe(packId === 'co-ph' || packId === 'generic' ? 1 : 0);
});
