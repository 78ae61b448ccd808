import { expect, test } from 'vitest';
import { idsOfPeople } from '../../kernel/identity/idsOfPeople.ts';
import { proxiesThatDoNotFit } from '../proxies/fitsProxies.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { countHeads } from '../rosters/heads.ts';
import { editUnit, type UnitEdits } from './editUnit.ts';

const unit = {
  unitId: 'A',
  label: 'A',
  group: 'T1',
  kind: '',
  weight: 10,
  ownerIds: ['1', '2'],
  ownerNames: ['Ana', 'Eva'],
  inArrears: false,
  order: 0,
};
const edit = (edits: UnitEdits) =>
  editUnit(
    unit,
    edits,
    idsOfPeople((key) => key, { country: 'CO', people: [] }),
  );
const ana = { name: 'Ana', document: '1', email: '', phone: '' };

test.each([
  ['nothing', {}, {}],
  ['the weight', { weight: '0,2775' }, { weight: 277_500 }],
  ['the arrears', { inArrears: true }, { inArrears: true }],
  ['the group', { group: ' Torre  2 ' }, { group: 'Torre 2' }],
  [
    'the name of its owner',
    { owner: { ...ana, name: 'Ana Paz' } },
    { ownerNames: ['Ana Paz', 'Eva'] },
  ],
  [
    'its owner',
    { owner: { ...ana, name: 'Noé', document: 'CC 9' } },
    { ownerIds: ['9', '2'], ownerNames: ['Noé', 'Eva'] },
  ],
  [
    'a co-owner who becomes the owner',
    { owner: { ...ana, name: 'Eva', document: '2' } },
    { ownerIds: ['2'], ownerNames: ['Eva'] },
  ],
])('edits %s and leaves the rest', (_, edits, changed) => {
  expect(edit(edits)).toMatchObject({ ok: true, value: { unit: { ...unit, ...changed } } });
});

test.each([
  ['a weight that is no number', { weight: 'x' }],
  ['a negative weight', { weight: '-1' }],
  ['an owner without a name', { owner: { ...ana, name: ' ' } }],
  ['an address that is none', { owner: { ...ana, email: 'ana' } }],
])('refuses %s and says what to do', (_, edits) => {
  expect(edit(edits)).toMatchObject({
    ok: false,
    refusal: { code: 'roster-edit-wrong', detail: /./u },
  });
});

test('a person is reached at the address and phone that were written', () => {
  const several = edit({ owner: { ...ana, email: 'ana@a.co; hijo@a.co' } });
  expect(several).toMatchObject({
    value: { person: { email: 'ana@a.co', moreEmails: ['hijo@a.co'] } },
  });
  const edited = edit({ owner: { ...ana, email: 'ANA@Correo.test', phone: '+57 300' } });
  expect(edited).toMatchObject({
    value: { person: { email: 'ana@correo.test', phone: '+57 300' } },
  });
});

test('heads are counted by sets of owners: sharing one unit makes another head', () => {
  const own = (unitId: string, ...ownerIds: string[]) => ({ unitId, ownerIds });
  const units = [
    own('A', 'ana'),
    own('B', 'ana'),
    own('C', 'eva', 'ana'),
    own('D', 'ana', 'eva'),
    own('E'),
  ];
  expect(countHeads(units)).toBe(3);
});

test.each([
  ['the unit stays with its owner', [unit], []],
  ['the unit is gone', [], ['A (ya no está)']],
  ['the unit is of somebody else', [{ ...unit, ownerIds: ['9'] }], ['A (cambia de dueño)']],
])('a live proxy and a new roster: %s', (_, units, told) => {
  const live = { state: 'accepted', unitIds: ['A'], grantorId: '1', cosignerIds: [] };
  const dead = { ...live, state: 'revoked' };
  const proxies = [live, dead] as unknown as ProxyGrant[];
  expect(proxiesThatDoNotFit(proxies, units)).toEqual(told);
});
