import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tableText } from '../../kernel/sheets/reportTable.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { quorumReport } from '../reports/quorumReport.ts';
import { quorumTables } from '../reports/quorumTables.ts';
import { votersReport } from '../reports/votersReport.ts';
import { absentTable, choicesTable } from '../reports/votersTables.ts';
import { votesReport } from '../reports/votesReport.ts';
import { answersTable, decisionsTable, roundsTable } from '../reports/votesTables.ts';
import { beginActa } from '../subject/actaDocument.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { dossierFiles, dossierJsonSchema, dossierSchemaOf } from './dossierFiles.ts';
import {
  actaMarkup,
  headingMarkup,
  recordsMarkup,
  tableMarkup,
  textMarkup,
} from './dossierMarkup.ts';
import { pageFoot, pageHead, pageScript, pageScriptHash } from './dossierPage.ts';
import {
  mailOfDossier,
  participantOf,
  personOf,
  proxyOfDossier,
  recordingOf,
} from './dossierProjections.ts';
import { sessionTables } from './dossierSections.ts';

const zone = 'Europe/Madrid';

/** The cell texts of a table of the page, as a browser reads them. */
function readBack(markup: string): readonly (readonly string[])[] {
  const rows = markup.match(/<tr[^>]*>.*?<\/tr>/gsu) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gsu)].map(([, text = '']) => unescaped(text)),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test('the page says every figure that the reports and their downloads say, and no other', () => {
  const votes = votesReport(secondSession);
  const quorum = quorumReport(secondSession);
  const voters = votersReport(secondSession);
  const rounds = roundsTable(votes);
  const told = [
    ...[answersTable(votes), ...(rounds === null ? [] : [rounds])],
    ...quorumTables(quorum, secondSession.assembly.timeZone),
    ...[choicesTable(voters), absentTable(voters)],
  ].filter(({ rows }) => rows.length > 0);
  const { decisions, short, long } = sessionTables(secondSession);
  const shown = [...short, ...long].filter(({ rows }) => rows.length > 0);
  const textOf = (tables: typeof told, read: (table: (typeof told)[number]) => unknown) =>
    tables.map((table) => [table.name, read(table)]).sort();
  expect(textOf(shown, (table) => readBack([...tableMarkup(table, zone)].join('')))).toEqual(
    textOf(told, (table) => tableText(table, zone)),
  );
  expect(told.length).toBeGreaterThan(5);
  const cards = unescaped([...recordsMarkup(decisions, zone)].join(''));
  const [titles = [], ...rows] = tableText(decisionsTable(votes), zone);
  expect(rows.length).toBeGreaterThan(1);
  for (const [number, text, ...facts] of rows) {
    expect(cards).toContain(`<h4>${number}. ${text}</h4>`);
    for (const [i, fact] of facts.entries()) {
      if (fact !== '') expect(cards).toContain(`<dt>${titles[i + 2]}</dt><dd>${fact}</dd>`);
    }
  }
});

test('of one decision nothing of the others is told', () => {
  const [first, ...others] = secondSession.questions;
  const said = JSON.stringify(sessionTables(secondSession, first?.questionId));
  expect(others.length).toBeGreaterThan(0);
  expect(said).toContain(first?.text);
  for (const { text } of others) expect(said).not.toContain(text);
});

test('typed text is escaped in every place', () => {
  const typed = `<script>alert(1)</script>"><img src=x onerror='alert(2)'>`;
  const table = {
    ...{ name: typed, columns: [{ name: typed }], rows: [[typed]] },
  };
  const page = [
    pageHead({ title: typed, about: [typed], links: [{ path: typed, text: typed }] }),
    ...[headingMarkup(2, typed, typed), textMarkup(typed), ...tableMarkup(table, zone)],
    ...actaMarkup({
      blocks: [
        { kind: 'paragraph', line: [{ kind: 'quote', text: typed }] },
        { kind: 'list', items: [[{ kind: 'quote', text: typed }]] },
        { kind: 'checks', items: [{ done: true, line: [{ kind: 'quote', text: typed }] }] },
        { kind: 'signatures', places: [[{ kind: 'quote', text: typed }]] },
        { ...table, kind: 'table', caption: typed, rows: [[[{ kind: 'quote', text: typed }]]] },
      ],
    }),
    pageFoot(),
  ].join('');
  expect(page.match(/<script/gu)).toHaveLength(1);
  expect(page).not.toMatch(/<img|onerror='/u);
});

test('the policy of a page lets its own script run and nothing else', () => {
  const hash = createHash('sha256').update(pageScript).digest('base64');
  expect(pageScriptHash).toBe(hash);
  const head = pageHead({ title: 'A', about: [], links: [] });
  expect(head).toContain(`script-src 'sha256-${hash}'`);
  expect(head + pageFoot()).not.toMatch(/https?:|src=/u);
});

test('a participation says who took part and nothing of when or from where', () => {
  const kept = participantOf({
    ...{ unitId: 'U1', weight: 5, personId: 'ana', castBy: 'person-ana' },
    ...{ headId: 'ana', requestId: 'sending' },
  });
  expect(kept).toEqual({ unitId: 'U1', weight: 5, personId: 'ana', headId: 'ana' });
});

test('documents of identity, addresses and ways in stay out', () => {
  const person = { personId: 'ana', name: 'Ana', document: 'CC 1', email: 'a@b.co', phone: '3' };
  expect(personOf(person)).toEqual({ personId: 'ana', name: 'Ana' });
  const before = { attorneyId: 'x', attorneyName: 'Xi', attorneyDocument: 'CC 77' };
  const proxy = proxyOf({ attorneyDocument: 'CC 88' });
  const passed = { ...proxy.substitution, substitutedFrom: before };
  const written = proxyOfDossier(
    { ...proxy, substitution: passed, attorneyEmail: 'gil@correo.test' },
    'archivos/papeles/p.pdf',
  );
  expect(JSON.stringify(written)).not.toMatch(/CC 77|CC 88|gil@/u);
  expect(written).toMatchObject({ file: 'archivos/papeles/p.pdf' });
  const mail = {
    ...{ personId: 'ana', to: 'a•••@b.co', by: 'rosa', origin: 'https://x' },
    ...{ attempts: 1, queuedAt: 1, expiresAt: 2, dueAt: null, failure: null },
    state: 'sent',
  } as const;
  expect(mailOfDossier('m', { ...mail, kind: 'credential', credentialId: 'c' })).toBeNull();
  const told = mailOfDossier('m', { ...mail, kind: 'notice', convocationId: 'n', copy: 'hash' });
  expect(dossierSchemaOf('datos/avisos.ndjson')?.parse(told)).toEqual(told);
  expect(JSON.stringify(told)).not.toMatch(/hash|https/u);
});

test('a recording is told where somebody wrote of one', () => {
  const acta = beginActa(1, 1);
  expect(recordingOf(acta)).toBeNull();
  const details = { ...noDetails, recording: ' https://video ', recordingDigest: 'AB' };
  expect(recordingOf({ ...acta, details })).toEqual({
    ...{ session: 1, call: 1, place: 'https://video', digest: 'ab', consent: '' },
  });
});

test('each file of data has its schema, and the schema of the ZIP names each', () => {
  expect(dossierSchemaOf('datos/votos/q-1.ndjson')).toBe(dossierFiles['datos/votos/*.ndjson']);
  expect(dossierSchemaOf('index.html')).toBeUndefined();
  expect(Object.keys((dossierJsonSchema() as { files: object }).files)).toEqual(
    Object.keys(dossierFiles),
  );
});
