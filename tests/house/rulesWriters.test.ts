import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const sources = join(root, 'functions/src');

/** What leaves something in the database: in a transaction or a batch, or in a document by itself. */
const writes = [
  /\b(?:tx|batch)\s*\.(?:set|create|update|delete)\(/,
  /\b(?:ref|\w*Ref|reference|tick|live|fields)\s*\.(?:set|create|update|delete)\(/,
  /[dD]ocuments\s*\.\w+\([^;]*?\)\s*\.(?:set|create|update|delete)\(/,
  /\bas DocumentReference\)\.create\(/,
  /\bwriteSeen\(tx,/,
];

const writers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\/|^platform\/seen\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(sources, file), 'utf8') }))
  .filter(({ code }) => writes.some((write) => write.test(code)))
  .map(({ file, code }) => ({
    file,
    names: [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map((one) => String(one[1])),
  }));

/** Each place where the rules refuse to write, and the sentence above it. */
function readRefusals() {
  const found: { readonly match: string; readonly names: readonly string[] }[] = [];
  let match = '';
  let said: string[] = [];
  for (const line of readFileSync(join(root, 'firestore.rules'), 'utf8').split('\n')) {
    const text = line.trim();
    match = /^match (\S+)/.exec(text)?.[1] ?? match;
    if (/^allow (?:read, )?write: if false;/.test(text)) found.push({ match, names: listed(said) });
    said = text.startsWith('// ') ? [...said, text.slice(3)] : [];
  }
  return found;
}

/** "a, b and c." or "a; the rest comes with the seed." */
function listed(said: readonly string[]): readonly string[] {
  const list = said.join(' ').replace(/(?:; the rest comes with the seed)?\.$/, '');
  return list === 'The seed' ? [] : list.split(/, | and /);
}

const refusals = readRefusals();

test('whoever the rules name as a writer is a function that writes', () => {
  const known = new Set(writers.flatMap(({ names }) => names));
  const wrong = refusals.flatMap(({ match, names }) =>
    names.filter((name) => !known.has(name)).map((name) => `${match}: ${name}`),
  );
  expect(refusals.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('whoever writes is named in the rules', () => {
  const named = new Set(refusals.flatMap(({ names }) => names));
  const silent = writers.filter(({ names }) => !names.some((name) => named.has(name)));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
