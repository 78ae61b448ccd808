import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { newAssembly, newMember, type TestAssembly } from '../../testing/halls/testAssembly.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { readWrittenPage } from './readWrittenPage.ts';
import { savePage } from './savePage.ts';

async function withPages(): Promise<TestAssembly> {
  const assembly = await newAssembly(1);
  for (const [pageId, state] of [
    ['reglamento', 'published'],
    ['public-agenda', 'published'],
    ['borrador', 'draft'],
  ] as const) {
    const page = { pageId, title: pageId, html: '<p>Texto</p>', css: '', state, version: 1 };
    await liveDocuments.page(assembly.assemblyId, pageId).set(page);
  }
  return assembly;
}

const codeOf = (outcome: Awaited<ReturnType<typeof readWrittenPage>>) =>
  outcome.ok ? outcome.value.title : outcome.refusal.code;

test('a page is for members, and an open one for anybody with the code', async () => {
  const assembly = await withPages();
  const voter = await newMember(assembly, 'voter');
  expect(codeOf(await readWrittenPage('reglamento', null, voter))).toBe('reglamento');
  expect(codeOf(await readWrittenPage('reglamento', assembly.cot, null))).toBe('not-signed-in');
  expect(codeOf(await readWrittenPage('public-agenda', assembly.cot, null))).toBe('public-agenda');
  expect(codeOf(await readWrittenPage('public-agenda', null, voter))).toBe('public-agenda');
  expect(codeOf(await readWrittenPage('public-agenda', null, null))).toBe('not-signed-in');
  expect(codeOf(await readWrittenPage('public-agenda', 'nada', null))).toBe('assembly-unknown');
});

test('a draft is as if it did not exist', async () => {
  const assembly = await withPages();
  const voter = await newMember(assembly, 'voter');
  expect(codeOf(await readWrittenPage('borrador', null, voter))).toBe('not-found');
  expect(codeOf(await readWrittenPage('nada', null, voter))).toBe('not-found');
});

test('a member without pages among the routes, or whose session ended, reads none', async () => {
  const assembly = await withPages();
  const voter = await newMember(assembly, 'voter');
  const ended = { ...voter, sid: 'other' };
  expect(codeOf(await readWrittenPage('reglamento', null, ended))).toBe('not-signed-in');
  await documents.member(assembly.assemblyId, voter.uid).update({ routesAvailable: ['/'] });
  expect(codeOf(await readWrittenPage('reglamento', null, voter))).toBe('not-allowed');
});

test('two people who write the same page at once: one is saved, the other is told', async () => {
  const assembly = await withPages();
  const save = (html: string) =>
    savePage({
      ...{ assemblyId: assembly.assemblyId, by: 'x', now: 1 },
      request: { pageId: 'reglamento', title: 'R', html, css: '', state: 'published', version: 1 },
    });
  const outcomes = await Promise.all([save('<p>a</p>'), save('<p>b</p>')]);
  const refused = outcomes.filter((outcome) => !outcome.ok);
  expect(refused).toEqual([{ ok: false, refusal: { code: 'page-changed' } }]);
  const kept = (await liveDocuments.page(assembly.assemblyId, 'reglamento').get()).data();
  expect(kept?.version).toBe(2);
});

test('forbidden content of a page is taken out before it is stored, and told', async () => {
  const assembly = await withPages();
  const request = {
    ...{ pageId: 'reglamento', title: 'R', state: 'published' as const, version: 1 },
    ...{ html: '<p onclick="x()">Hola</p><script>x()</script>', css: 'p{position:fixed}' },
  };
  const asked = { assemblyId: assembly.assemblyId, by: 'x', now: 1, request };
  const outcome = await savePage(asked);
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      page: { html: '<p>Hola</p>', css: '', version: 2 },
      removed: ['onclick en <p>', '<script>', 'el estilo «position»'],
    },
  });
  expect(await savePage(asked)).toEqual(outcome);
  const kept = (await liveDocuments.page(assembly.assemblyId, 'reglamento').get()).data();
  expect(JSON.stringify(kept)).not.toMatch(/onclick|script|position/u);
});

test('a page with live blocks names its assembly and its lists, in order', async () => {
  const assembly = await withPages();
  const { assemblyId, cot } = assembly;
  const html = '<div data-bloque="agenda">a</div><div data-bloque="documentos">b</div>';
  await liveDocuments.page(assemblyId, 'public-agenda').update({ html });
  for (const [number, text] of [
    [2, 'Presupuesto'],
    [1, 'Instalación'],
  ] as const) {
    const point = { pointId: text, number, text, kind: 'decision' as const };
    const rest = { presenter: '', notes: 'Solo la mesa', addedAt: 1 };
    await meetingDocuments.agendaPoint(assemblyId, text).set({ ...point, ...rest });
  }
  for (const [entryId, visibility] of [
    ['acta', 'public'],
    ['cartera', 'attendees'],
  ] as const) {
    const entry = { entryId, parentId: null, name: `${entryId}.pdf`, visibility, at: 1, by: 'x' };
    await meetingDocuments
      .driveItem(assemblyId, entryId)
      .set({ ...entry, kind: 'document', versions: [] });
  }
  expect(await readWrittenPage('public-agenda', cot, null)).toEqual({
    ok: true,
    value: {
      ...{ title: 'public-agenda', html, css: '', cot, timeZone: 'America/Bogota' },
      outline: {
        agenda: ['Instalación', 'Presupuesto'],
        documents: [{ name: 'acta.pdf', address: `/file/public?cot=${cot}&documento=acta` }],
      },
    },
  });
  await documents.assembly(assemblyId).update({ off: ['drive'] });
  const off = await readWrittenPage('public-agenda', cot, null);
  expect(off).toMatchObject({ ok: true, value: { outline: { documents: [] } } });
});
