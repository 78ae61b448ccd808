import { expect, test } from 'vitest';
import { addVersion, changeItem, withInside } from './changeItem.ts';
import {
  type DocumentVersion,
  type DriveDocument,
  type DriveItem,
  documentVersionsAtMost,
  driveDepthAtMost,
} from './driveItem.ts';

const base = { parentId: null, visibility: 'staff', at: 0, by: 'a' } as const;
const folder = (entryId: string, parentId: string | null = null): DriveItem => ({
  ...{ ...base, kind: 'folder', entryId, parentId, name: entryId },
});
const pdf: DocumentVersion = {
  ...{ versionId: 'v1', type: 'application/pdf', size: 1, digest: 'd', at: 0, by: 'a' },
};
const docx: DocumentVersion = {
  ...{ ...pdf, versionId: 'v2' },
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const acta: DriveDocument = {
  ...{ ...base, kind: 'document', entryId: 'acta', name: 'Acta.pdf', versions: [pdf] },
};

const tree = [folder('a'), folder('b', 'a'), folder('c', 'b'), folder('d'), acta];
const changed = (entryId: string, asked: Parameters<typeof changeItem>[1], all = tree) => {
  const entry = all.find((one) => one.entryId === entryId) ?? acta;
  const outcome = changeItem(entry, asked, all);
  return outcome.ok ? outcome.value : outcome.refusal.code;
};

test.each([
  ['Presupuesto', 'Presupuesto.pdf'],
  ['Presupuesto.exe', 'Presupuesto_exe.pdf'],
  ['../../../Presupuesto.PDF', 'Presupuesto.pdf'],
])('a document renamed %j is called %j: it stays what it is', (name, kept) => {
  expect(changed('acta', { name })).toMatchObject({ name: kept, visibility: 'staff' });
});

test('fields not in the request stay, and a name taken in the destination gets a number', () => {
  expect(changed('acta', { visibility: 'public' })).toEqual({ ...acta, visibility: 'public' });
  const other: DriveDocument = { ...acta, entryId: 'other', parentId: 'd' };
  expect(changed('acta', { parentId: 'd' }, [...tree, other])).toMatchObject({
    ...{ parentId: 'd', name: 'Acta (2).pdf' },
  });
});

test.each([
  ['a', 'a', 'folder-inside-itself'],
  ['a', 'c', 'folder-inside-itself'],
  ['d', 'acta', 'folder-unknown'],
  ['acta', 'gone', 'folder-unknown'],
] as const)('%s does not go into %s: %s', (entryId, parentId, code) => {
  expect(changed(entryId, { parentId })).toBe(code);
});

test('a folder moves with its content, and not where the last would be too deep', () => {
  const chain = Array.from({ length: driveDepthAtMost - 2 }, (_, i) =>
    folder(`f${i}`, i === 0 ? null : `f${i - 1}`),
  );
  const all = [...tree, ...chain];
  expect(changed('b', { parentId: `f${chain.length - 1}` }, all)).toMatchObject({ entryId: 'b' });
  expect(changed('a', { parentId: `f${chain.length - 1}` }, all)).toBe('folder-too-deep');
  expect(withInside(folder('a'), tree).map(({ entryId }) => entryId)).toEqual(['a', 'b', 'c']);
});

test('a new version is the one people open, and its type is the one of its name', () => {
  const outcome = addVersion(acta, docx, tree);
  expect(outcome).toMatchObject({ value: { name: 'Acta.docx', versions: [pdf, docx] } });
  const full = { ...acta, versions: Array.from({ length: documentVersionsAtMost }, () => pdf) };
  expect(addVersion(full, docx, tree)).toMatchObject({ refusal: { code: 'versions-full' } });
});
