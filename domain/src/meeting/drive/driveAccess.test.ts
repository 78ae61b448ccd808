import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roles } from '../../kernel/access/role.ts';
import { documentAddress, publicBytesAddress } from './documentAddress.ts';
import { audienceOf, maySee, narrower, seenEntries, shownTo } from './driveAccess.ts';
import { type DriveItem, visibilities } from './driveItem.ts';

test('the staff sees everything, attendees the entries for them, and strangers the public ones', () => {
  const seen = (role: Parameters<typeof audienceOf>[0]) =>
    visibilities.filter((one) => maySee(audienceOf(role), one)).join();
  expect(Object.fromEntries(roles.map((role) => [role, seen(role)]))).toEqual({
    ...{ admin: 'public,attendees,staff', moderator: 'public,attendees,staff' },
    ...{ registrar: 'public,attendees,staff', teller: 'public,attendees,staff' },
    auditor: 'public,attendees,staff',
    ...{ voter: 'public,attendees', attorney: 'public,attendees', observer: 'public,attendees' },
  });
  expect(seen(null)).toBe('public');
});

const folder = (entryId: string, parentId: string | null, visibility: DriveItem['visibility']) =>
  ({ kind: 'folder', entryId, parentId, visibility, name: entryId, at: 0, by: 'a' }) as const;

test('nothing is shown to more people than the folders it is in', () => {
  const entries = [
    folder('contabilidad', null, 'staff'),
    folder('presupuesto', 'contabilidad', 'public'),
    folder('actas', null, 'attendees'),
    folder('2025', 'actas', 'public'),
    folder('portada', null, 'public'),
    folder('perdida', 'ya-no-esta', 'public'),
    folder('vuelta', 'vuelta', 'public'),
  ];
  const seenBy = (audience: DriveItem['visibility']) =>
    seenEntries(entries, audience).map(([{ entryId }, shown]) => `${entryId}: ${shown}`);
  expect(seenBy('public')).toEqual(['portada: public']);
  expect(seenBy('attendees')).toEqual(['actas: attendees', '2025: attendees', 'portada: public']);
  expect(seenBy('staff')).toHaveLength(5);
});

test('the narrowest of any does not depend on their order', () => {
  const some = fc.array(fc.constantFrom(...visibilities), { minLength: 1 });
  fc.assert(
    fc.property(some, (path) => {
      const shown = shownTo(path.map((visibility) => ({ visibility })));
      expect(shownTo(path.toReversed().map((visibility) => ({ visibility })))).toBe(shown);
      for (const one of path) expect(narrower(one, shown)).toBe(shown);
    }),
  );
});

test('a public document has an address that needs no account, and any other one that does', () => {
  const entryId = '3f0c';
  expect(documentAddress('torres', { entryId, visibility: 'public' })).toBe(
    '/file/public?cot=torres&documento=3f0c',
  );
  expect(documentAddress('a&b', { entryId, visibility: 'attendees' })).toBe(
    '/file?cot=a%26b&documento=3f0c',
  );
  expect(publicBytesAddress('torres', entryId)).toBe('/api/public/documents/3f0c?cot=torres');
});
