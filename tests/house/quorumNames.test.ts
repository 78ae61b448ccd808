import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** The words that people read on screens; the packs of rules cite laws in their own words. */
const places = ['domain/src', 'web/src', 'functions/src'];
const isOfLaw =
  /\/laws\/(?!(?:aspects|assemblies|findings|quorum|rules|verdicts)\/)|\/lawSources\.ts|\/testing\/|\/(?:actaRules|convocationChecks|convocationRules|proxyRules)\//u;
/** On papers and in what is read aloud it has its legal name, and only that of a decision says whose it is. */
const isPaper = /\/record\/acta\/|\/meeting\/convocations\/|\/polls\/script\//u;
const isCode = (path: string) => /\.tsx?$/u.test(path) && !path.includes('.test.');
const isRead = (path: string) => isCode(path) && !isOfLaw.test(path) && !isPaper.test(path);

/** Said with its name, or where the hall is the one that looks at it. */
const named =
  /quórum (?:de la|en la) (?:sala|reunión|decisión)|\bsu quórum|la pantalla de la sala/iu;

/** Where the name is said beside it, or the word is another thing. */
const reviewed: readonly (readonly [phrase: RegExp, why: string])[] = [
  [/'(?:Hay|No hay) quórum'/u, 'the verdict on a screen that is headed by the name'],
  [
    /[Hh]ay quórum' : 'no hay quórum'/u,
    'the same, after «Última verificación del quórum de la sala»',
  ],
  [/'Se verificó el quórum'/u, 'the same, before «había quórum en la sala»'],
  [
    /'(?:Verificar|Mostrar) quórum'|^\s*Mostrar quórum$/u,
    'what a button does: there is one to verify',
  ],
  [/falta de quórum|[Aa]cta de no quórum|: no quórum/u, 'a call that failed: its legal name'],
  [/[Ss]in quórum/u, 'a verdict: its decision has its own line'],
  [/Informe de quórum|'Quórum en cada pregunta'|'Quórum, asistentes/u, 'has both, each named'],
  [/asambleas con quórum|^\s*(?:el )?quórum y las votaciones/iu, 'of what the product is about'],
  [/si no hay quórum y cuándo|'Continuidad del quórum/u, 'what a law asks a paper to say'],
  [/el quórum (?:de esta decisión|más alto)|un quórum m(?:ás alto|ayor)/u, 'what bylaws may ask'],
  [/no tuvo quórum|completar el quórum/u, 'what is told to who is not in the meeting'],
  [/quórum más alto|`Quórum en \$|para el quórum'|El quórum se mide/u, 'what a rule asks'],
];

test('every quorum that people read on a screen is the one of the hall or the one of a decision', () => {
  const unnamed = places
    .flatMap(filesUnder)
    .filter(isRead)
    .flatMap(linesOf)
    .filter(([, line]) => /quórum/iu.test(line) && !named.test(line))
    .filter(([, line]) => !reviewed.some(([phrase]) => phrase.test(line)));
  expect(unnamed).toEqual([]);
});

/** Words of ours, which say nothing to an owner, a judge or a person who holds a meeting. */
const oursOnPaper = /quórum (?:de|en) la sala|sin verificar/iu;
const oursAnywhere = /sin verificar|no se han? leído|sin leer\b|fuentes? secundaria|sin fuente/iu;

test('no paper, mail or screen says what only we understand', () => {
  const files = places.flatMap(filesUnder).filter(isCode);
  const said = (isOurs: RegExp, where: readonly string[]) =>
    where.flatMap(linesOf).filter(([, line]) => isOurs.test(line));
  expect(
    said(
      oursOnPaper,
      files.filter((path) => isPaper.test(path)),
    ),
  ).toEqual([]);
  expect(
    said(
      oursAnywhere,
      files.filter((path) => !isOfLaw.test(path)),
    ),
  ).toEqual([]);
});

function linesOf(path: string): readonly (readonly [path: string, line: string])[] {
  return readFileSync(`${root}${path}`, 'utf8')
    .split('\n')
    .map((line) => [path, withoutComment(line).trim()] as const);
}

function filesUnder(place: string): readonly string[] {
  return readdirSync(`${root}${place}`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${place}/${path}`,
  );
}

function withoutComment(line: string): string {
  return /^\s*(?:\/\/|\/?\*)/u.test(line) ? '' : line;
}
