import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  type Decision,
  decisionChapters,
  decisionsFolder,
  readDecisions,
} from '../../scripts/decisions/readDecisions.ts';
import { renderDecisions } from '../../scripts/decisions/renderDecisions.ts';
import { goneNames } from './support/treeNames.ts';

const decisions = await readDecisions();

/** Every link of the records as «from kind to: note», so that a missing answer can be named. */
function linksOf(kind: string, turn: (from: number, to: number, note: string) => string) {
  return decisions.flatMap(({ number, links }) =>
    links.filter((one) => one.kind === kind).map(({ to, note }) => turn(number, to, note)),
  );
}

const namesOf = (list: readonly Decision[]) => list.map(({ file }) => file);

test('docs/decisions/README.md lists every record: npm run fix brings it up to date', async () => {
  const rendered = await renderDecisions();
  expect(rendered).toContain(', 2026-11-21 (superseded by 77)\n');
  expect(await readFile(new URL('README.md', decisionsFolder), 'utf8')).toBe(rendered);
});

test('a record has the number of its file, a title of its own and a chapter that exists', () => {
  expect(namesOf(decisions.filter((one) => Number(one.file.slice(0, 4)) !== one.number))).toEqual(
    [],
  );
  expect(new Set(decisions.map(({ title }) => title)).size).toBe(decisions.length);
  const chapters: readonly string[] = decisionChapters;
  expect(namesOf(decisions.filter((one) => !chapters.includes(one.chapter)))).toEqual([]);
});

test('a theme is shared by several records', () => {
  const themes = decisions.flatMap((one) => one.themes);
  const alone = new Set(
    themes.filter((theme) => themes.indexOf(theme) === themes.lastIndexOf(theme)),
  );
  expect([...alone]).toEqual([]);
});

test('a record that changes or supersedes another is named by it, and the other way round', () => {
  const forward = (from: number, to: number, note: string) => `${from} → ${to}: ${note}`;
  const backward = (from: number, to: number, note: string) => `${to} → ${from}: ${note}`;
  expect(linksOf('Changes', forward).sort()).toEqual(linksOf('Changed by', backward).sort());
  expect(linksOf('Supersedes', forward).sort()).toEqual(linksOf('Superseded by', backward).sort());
});

test('the links in the head of a record lead to the file of the number they show', () => {
  const files = new Map(decisions.map(({ number, file }) => [number, file]));
  const wrong = decisions.flatMap(({ file, text }) =>
    [...text.matchAll(/\[(?:decision )?(\d+)\]\(([^)]+)\)/gu)]
      .filter(([, number, to]) => files.get(Number(number)) !== to)
      .map(([link]) => `${file}: ${link}`),
  );
  expect(wrong).toEqual([]);
});

test('the status of a record follows from the records that came later', () => {
  const wrong = decisions.filter(({ links, status }) => {
    const kinds = links.map(({ kind }) => kind);
    if (kinds.includes('Superseded by')) return status !== 'superseded';
    return status !== (kinds.includes('Changed by') ? 'changed in part' : 'accepted');
  });
  expect(namesOf(wrong)).toEqual([]);
});

/** Names that a present record gives without being ours: of browsers, of Firebase, or of an example. */
const foreign = [
  ...['SharedArrayBuffer', 'hls.js', '/__/firebase/init.json', 'index.js', 'asamblea.json'],
];

test('a record that holds names only files and code that exist', () => {
  const gone = decisions
    .filter((one) => one.status !== 'superseded')
    .flatMap(({ file, text }) =>
      goneNames(text)
        .filter((name) => !foreign.includes(name) && !/(?:\/panama\/|^pa[A-Z\d])/u.test(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(gone).toEqual([]);
});
