import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const places = ['domain/src', 'functions/src', 'web/src'];

/**
 * Values that end in a point at times: an hour («8:00 p. m.»), a name («El Roble S. A. S.») or what somebody
 * typed.
 */
const mayEnd = new RegExp(
  [
    /^(?:formatMoment|formatTime|sayMoment|sayInstant|sayTime|sayAtTime|momentOnClock)\(/u,
    /^(?:sayList|sayNames|sayLabels|joinNames|names|quote)\(|\.join\('(?:, |; )'\)$/u,
    /(?:^|\.)(?:name|names|person|owner|holder|grantor|grantors|attorney|presenter)$/u,
    /(?:[a-z](?:Name|Names|Label)|until|moment|reason)$/u,
    /secondCall\.text$/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Sealed with the result whose sentence it is; and ids, which nobody reads. */
const reviewed =
  /polls\/(?:elections|places)\/(?:sayElection|sayParts|withholdVotes)\.ts|kernel\/sheets|functions\/src\/kernel\/keys/u;

/** A value with a point after it that ends a sentence, in a text that does not look at how the value ends. */
const inText =
  /(?<tag>\w*)`(?:[^`$]|\$(?!\{)|\$\{[^{}`]*\})*?\$\{(?<value>[^{}`]*)\}\.(?=[\s`'"])/gu;
const inPage = /(?<!\$)\{(?<value>[^{}`]*)\}\.(?=\s|<|$)/gu;

const looks = ['saying', 'phrase'];

test('no sentence puts its point after what may end in one', () => {
  const found = places.flatMap(filesUnder).flatMap((path) =>
    readFileSync(`${root}${path}`, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/u.test(line))
      .flatMap((line) => [
        ...[...line.matchAll(inText)].filter(({ groups }) => !looks.includes(groups?.tag ?? '')),
        ...(path.endsWith('x') ? line.matchAll(inPage) : []),
      ])
      .map(({ groups }) => groups?.value ?? '')
      .filter((value) => mayEnd.test(value))
      .map((value) => `${path}: ${value}`),
  );
  expect(found).toEqual([]);
});

/** The sum of everything, beside its total; and the figures of results, each in its own measure. */
const withItsTotal =
  /live\/projector|record\/acta\/actaOpening|polls\/results\/|polls\/presented\/|polls\/slates|imports\/ImportDone/u;

test('nobody is told a coefficient as a bare number', () => {
  const found = places
    .flatMap(filesUnder)
    .filter((path) => !withItsTotal.test(path))
    .flatMap((path) =>
      readFileSync(`${root}${path}`, 'utf8')
        .split('\n')
        .filter((line) => /coeficiente[^'"`]{0,9}\{formatWeight\(/iu.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

function filesUnder(place: string): readonly string[] {
  return readdirSync(`${root}${place}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${place}/${path}`)
    .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.|\/testing\//u.test(path))
    .filter((path) => !reviewed.test(path));
}
