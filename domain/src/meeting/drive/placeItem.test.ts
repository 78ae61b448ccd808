import { expect, test } from 'vitest';
import { type DriveItem, driveDepthAtMost, driveItemsAtMost } from './driveItem.ts';
import { checkFolder, checkRoom, freeName } from './placeItem.ts';

const folder = (entryId: string, parentId: string | null, name = entryId): DriveItem => ({
  ...{ kind: 'folder', entryId, parentId, name, visibility: 'staff', at: 0, by: 'a' },
});
const document: DriveItem = { ...folder('doc', null, 'Acta.pdf'), kind: 'document', versions: [] };
const nested = Array.from({ length: driveDepthAtMost }, (_, i) =>
  folder(`f${i}`, i === 0 ? null : `f${i - 1}`),
);
const codeOf = (parentId: string | null, entries: readonly DriveItem[]) => {
  const checked = checkFolder(parentId, entries);
  return checked.ok ? 'taken' : checked.refusal.code;
};

test.each([
  ['no folder', null, 'taken'],
  ['a folder', 'f0', 'taken'],
  ['a folder that is not there', 'gone', 'folder-unknown'],
  ['a document', 'doc', 'folder-unknown'],
  ['the last but one that is deep', `f${driveDepthAtMost - 2}`, 'taken'],
  ['one too deep', `f${driveDepthAtMost - 1}`, 'folder-too-deep'],
] as const)('%s takes one more: %#', (_, parentId, said) => {
  expect(codeOf(parentId, [...nested, document])).toBe(said);
});

test('there is place for so many and no more', () => {
  const many = Array.from({ length: driveItemsAtMost }, (_, i) => folder(`f${i}`, null));
  expect(checkRoom(many.slice(1)).ok).toBe(true);
  expect(checkRoom(many)).toMatchObject({ refusal: { code: 'drive-full' } });
});

test('two entries of a folder never have the same name, in any letter case', () => {
  const entries = [
    document,
    { ...document, entryId: 'two', name: 'acta (2).pdf' },
    folder('a', null),
  ];
  const at = { entryId: 'new', parentId: null };
  expect(freeName('ACTA.pdf', at, entries)).toBe('ACTA (3).pdf');
  expect(freeName('A', at, entries)).toBe('A (2)');
  expect(freeName('Acta.pdf', { entryId: 'doc', parentId: null }, entries)).toBe('Acta.pdf');
  expect(freeName('Acta.pdf', { ...at, parentId: 'a' }, entries)).toBe('Acta.pdf');
});
