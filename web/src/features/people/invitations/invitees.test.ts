import type { InvitationRow, MailFate, Person, Unit } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { invitationSlips } from './invitationSlips.ts';
import { chooseInvitees, type InviteeStatus, listInvitees } from './invitees.ts';

function unit(label: string, order: number, ...ownerIds: readonly string[]): Unit {
  return {
    ...{ unitId: label, label, order, group: label.slice(0, 1), kind: '', weight: 1 },
    ...{ ownerIds, ownerNames: ownerIds, inArrears: false },
  };
}
function person(personId: string, email: string | null): Person {
  return { personId, name: personId.toUpperCase(), document: '1', email, phone: null };
}
function row(personId: string, link: InvitationRow['link'], fate: MailFate | null): InvitationRow {
  const mail =
    fate === null ? null : { mailId: `m-${personId}`, fate, reason: '', to: 'a…', at: 1 };
  return { personId, link, createdAt: 1, expiresAt: 2, mail };
}

const standings: readonly (readonly [
  ...[id: string, email: string | null, link: InvitationRow['link'] | null],
  ...[fate: MailFate | null, status: InviteeStatus],
])[] = [
  ['ana', 'a@b.co', null, null, 'pending'],
  ['eva', null, null, null, 'without-mail'],
  ['luz', 'no es correo', null, null, 'without-mail'],
  ['sol', 'a@b.co', 'open', 'waiting', 'waiting'],
  ['paz', 'a@b.co', 'open', 'accepted', 'accepted'],
  ['mar', 'a@b.co', 'open', 'unconfirmed', 'unconfirmed'],
  ['rio', 'a@b.co', 'open', 'returned', 'failed'],
  ['leo', null, 'open', null, 'printed'],
  ['ivo', 'a@b.co', 'used', 'accepted', 'entered'],
  ['noa', 'a@b.co', 'revoked', 'cancelled', 'void'],
];
const invitees = listInvitees(
  [...standings.map(([id], i) => unit(`B-${i}`, i + 5, id)), unit('A-1', 0, 'paz', 'gone')],
  standings.map(([id, email]) => person(id, email)),
  standings.flatMap(([id, , link, fate]) => (link === null ? [] : [row(id, link, fate)])),
);
const named = (ids: readonly { readonly personId: string }[]) => ids.map((one) => one.personId);

test.each(standings)('%s stands as it is known', (id, _email, _link, _fate, status) => {
  expect(invitees.find(({ personId }) => personId === id)?.status).toBe(status);
});

test('owners come in the order of their first unit, each once', () => {
  expect(invitees[0]).toMatchObject({ personId: 'paz', units: 'A-1, B-4', groups: ['A', 'B'] });
  expect(new Set(named(invitees)).size).toBe(standings.length);
});

test('people still to be invited are those without a working link who never entered', () => {
  const pending = named(chooseInvitees(invitees, 'pending', null)).sort();
  expect(pending).toEqual(['ana', 'eva', 'luz', 'noa', 'rio']);
  expect(named(chooseInvitees(invitees, 'everybody', null))).not.toContain('ivo');
  expect(named(chooseInvitees(invitees, 'everybody', 'A'))).toEqual(['paz']);
});

test('a slip has the QR, and the code only for people with a document', () => {
  const sheet = { personId: 'ana', path: '/loginVirtual#invitacion=x', expiresAt: 0 };
  const frame = {
    ...{ assemblyName: 'Torres', cot: 'torres', timeZone: 'UTC' },
    origin: 'https://a.test',
  };
  const textOf = (code: string | null) =>
    JSON.stringify(
      invitationSlips([{ sheet: { ...sheet, code }, name: 'Ana', units: 'A-1' }], frame),
    );
  expect(textOf('7K2M-Q0XD')).toContain('7K2M-Q0XD');
  expect(textOf('7K2M-Q0XD')).toContain('https://a.test/loginVirtual#invitacion=x');
  expect(textOf(null)).not.toContain('código personal');
});
