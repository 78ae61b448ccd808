import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** What people read; the packs of rules cite laws in their own words. */
const places = ['domain/src', 'web/src', 'functions/src'];
const isRead = (path: string) =>
  /\.tsx?$/u.test(path) &&
  !/\.test\.|\/laws\/(?:rulePacks|argentina|chile|colombia|mexico|spain)\/|\/testing\//u.test(path);

/** Said with its name, or where the hall is the one that looks at it. */
const named = /quórum (?:de la|en la) (?:sala|decisión)|\bsu quórum|la pantalla de la sala/iu;

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
  [/asambleas con quórum|^\s*quórum y las votaciones/iu, 'of what the product is about'],
  [/si no hay quórum y cuándo|'Continuidad del quórum/u, 'what a law asks a paper to say'],
  [/el quórum (?:de esta decisión|más alto)|un quórum m(?:ás alto|ayor)/u, 'what bylaws may ask'],
  [/quórum más alto|`Quórum en \$|para el quórum'|El quórum se mide/u, 'what a rule asks'],
];

test('every quorum that people read is the one of the hall or the one of a decision', () => {
  const unnamed = places
    .flatMap(filesUnder)
    .filter(isRead)
    .flatMap((path) =>
      readFileSync(`${root}${path}`, 'utf8')
        .split('\n')
        .map(withoutComment)
        .filter((line) => /quórum/iu.test(line) && !named.test(line))
        .filter((line) => !reviewed.some(([phrase]) => phrase.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(unnamed).toEqual([]);
});

function filesUnder(place: string): readonly string[] {
  return readdirSync(`${root}${place}`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${place}/${path}`,
  );
}

function withoutComment(line: string): string {
  return /^\s*(?:\/\/|\/?\*)/u.test(line) ? '' : line;
}
