import {
  citeSource,
  countingLawOf,
  explainBylaws,
  explainRule,
  type PackId,
  packIds,
  packOf,
  quorumPlaces,
  type Rule,
  type RulePack,
  type Source,
  sayCall,
  sayDate,
  sayQuorumRoom,
  sayRequirement,
} from '@asamblea/domain';
import { renderRule } from './renderRule.ts';
import { quorumQuotes, quorumWords } from './words/quorumWords.ts';
import { nameText, type ReadText, sayQuote } from './words/quote.ts';
import { ruleWords } from './words/ruleWords.ts';

/** Every rule of every pack, as a document that people can check against the law. */
export function renderRulePacks(): string {
  const packs = packIds.map(packOf);
  const rules = packs.flatMap((pack) => pack.rules);
  const read = rules.filter((rule) => rule.source.verified).length;
  return `${[
    '# Las reglas de cada ley',
    'Generado de los datos por `npm run fix`; una prueba falla si queda atrás. De cada regla se dice el artículo, sus palabras tal como se leyeron, qué se cuenta (la medida) y sobre qué (la base), lo que pueden pedir los estatutos, y qué texto se leyó y cuándo. «Leída» quiere decir que alguien leyó el texto de la norma; de lo demás se dice aquí «sin verificar» y de dónde viene: es lo que falta cotejar, y ninguna pantalla lo muestra. No es asesoría legal.',
    table(
      ['Ley', 'Reglas', 'Leídas', 'Con sus palabras', 'Asuntos'],
      packs.map((pack) => [
        `[${pack.name}](#${anchorOf(pack.packId)})`,
        String(pack.rules.length),
        String(pack.rules.filter((rule) => rule.source.verified).length),
        String(quoted(pack.rules)),
        String(pack.matters.length),
      ]),
    ),
    `En total, ${rules.length} reglas, ${read} leídas en su texto, ${quoted(rules)} con sus palabras.`,
    ...packs.map(renderPack),
    '## Textos leídos',
    table(
      ['Norma', 'Copia', 'Leída'],
      textsRead().map((text) => [nameText(text), `\`${text.copy}\``, sayDate(text.on)]),
    ),
  ].join('\n\n')}\n`;
}

function renderPack(pack: RulePack): string {
  return [
    `<a id="${anchorOf(pack.packId)}"></a>\n\n## ${pack.name}`,
    ...pack.rules.map((rule) => renderRule(rule, pack.vocabulary, reviewed)),
    '### Quórum',
    table(
      ['Convocatoria', 'Se requiere', 'Artículo', 'Palabras', 'Leída', 'Reglas'],
      quorumRows(pack),
    ),
    '### Lo que los estatutos pueden cambiar del quórum',
    table(['Sesión', 'Convocatoria', 'Los estatutos', 'Artículo', 'Leída'], roomRows(pack)),
    ...renderTerms(pack),
    '### Elecciones',
    electionLines(pack).join('\n'),
    '### Asuntos',
    table(
      ['Asunto', 'Regla'],
      pack.matters.map(({ label, ruleId }) => [
        label,
        ruleId === null ? 'solo se informa' : `\`${ruleId}\``,
      ]),
    ),
  ].join('\n\n');
}

/** The same quorum is told once, with the rules that ask for it. */
function quorumRows(pack: RulePack): readonly (readonly string[])[] {
  const rows = new Map<string, { readonly cells: readonly string[]; readonly rules: string[] }>();
  for (const rule of pack.rules) {
    for (const { call, requirement, source } of rule.quorum) {
      const needed =
        requirement === null
          ? 'cualquier número de asistentes'
          : sayRequirement(requirement, pack.vocabulary);
      const quotes = quorumQuotes(call, source).map(sayQuote);
      const said = quotes.length === 0 ? 'sin leer aquí' : quotes.join('<br>');
      const cells = [sayCall(call), needed, withNote(source), said, mark(source)];
      const key = cells.join('|');
      const row = rows.get(key) ?? { cells, rules: [] };
      row.rules.push(shortId(rule));
      rows.set(key, row);
    }
  }
  return [...rows.values()].map(({ cells, rules }) => [...cells, rules.join(', ')]);
}

/** The quorums that bylaws may ask of each call, by the law that lets them or fixes it. */
function roomRows(pack: RulePack): readonly (readonly string[])[] {
  return quorumPlaces(pack).map(({ name, call, law, room }) => {
    const source = room?.source ?? law.source;
    const place = { room, call };
    const may = sayQuorumRoom(place, pack.vocabulary);
    return [name === '' ? 'Todas' : name, sayCall(call), may, withNote(source), mark(source)];
  });
}

/** How people and slates are elected, which no rule of a matter says. */
function electionLines({ packId }: RulePack): readonly string[] {
  const { method, source, asksMajority, bylaws } = countingLawOf(packId);
  const first = asksMajority
    ? `la mayoría del asunto, mientras otra cosa no esté en ${bylaws.law}`
    : 'los más votados';
  return [
    `- Personas: ${first}.`,
    `- Los más votados: ${withNote(bylaws)}`,
    `- Planchas: ${method === null ? '' : 'por cociente electoral, '}${withNote(source)}`,
  ];
}

/** The terms of a rule beyond its majority, its quorum and its bylaws: exclusions, consent, limits. */
function renderTerms({ rules, vocabulary }: RulePack): readonly string[] {
  const lines = rules.flatMap((rule) => {
    const told = explainBylaws(rule, vocabulary, reviewed);
    return explainRule(rule, vocabulary, reviewed)
      .filter((line) => !line.startsWith('Para aprobar') && !line.startsWith('Quórum en'))
      .filter((line) => !told.includes(line))
      .map((line) => `- \`${shortId(rule)}\`: ${line}`);
  });
  return lines.length === 0 ? [] : ['### Además', lines.join('\n')];
}

function quoted(rules: readonly Rule[]): number {
  return rules.filter(({ ruleId }) => ruleWords[ruleId] !== undefined).length;
}

/** Every text of which something is quoted, once. */
function textsRead(): readonly ReadText[] {
  const quotes = [ruleWords, quorumWords].flatMap((words) => Object.values(words).flat());
  return [...new Set(quotes.map(({ text }) => text))];
}

function shortId({ ruleId }: Rule): string {
  return ruleId.slice(ruleId.indexOf('/') + 1);
}

function anchorOf(packId: PackId): string {
  return `ley-${packId}`;
}

function withNote({ note, doubt, ...source }: Source): string {
  return [citeSource(source), note, doubt].filter((part) => part !== undefined).join('<br>');
}

/** `Ley 675 de 2001, artículo 45 (sin verificar)` */
function reviewed(source: Source): string {
  return source.verified ? citeSource(source) : `${citeSource(source)} (sin verificar)`;
}

function mark({ verified }: Source): string {
  return verified ? 'sí' : 'no';
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}
