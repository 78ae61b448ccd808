import { paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, expect, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const attendance = paths.attendance(assemblyId, 1);
const unitOfAna = paths.attendanceOf(assemblyId, 1, 'T1-101');
const unitOfLuis = paths.attendanceOf(assemblyId, 1, 'T1-102');

testRouteAccess(rules, 'attendance', unitOfAna);
testNoWrites(rules, unitOfAna);

test('opens to a voter the unit they hold and not the one of another person', async () => {
  await assertSucceeds(rules.as('voter').doc(unitOfAna).get());
  await assertFails(rules.as('voter').doc(unitOfLuis).get());
});

test('opens to a voter the query for their own units and not for those of another', async () => {
  const heldBy = (personId: string) =>
    rules.as('voter').collection(attendance).where('personId', '==', personId).get();
  const found = await assertSucceeds(heldBy('ana'));
  expect(found.docs.map((unit) => unit.id)).toEqual(['T1-101']);
  await assertFails(heldBy('luis'));
});

test('refuses to let a voter list all units, or the present ones', async () => {
  const units = rules.as('voter').collection(attendance);
  await assertSucceeds(units.where('personId', '==', 'ana').where('present', '==', true).get());
  await assertFails(units.where('present', '==', true).get());
  await assertFails(units.get());
});

test('opens to the desk the seats that moved since, as its page asks for them', async () => {
  const moved = rules.as('registrar').collection(attendance).where('movedAt', '>', new Date(0));
  await assertSucceeds(moved.get());
  const asVoter = rules.as('voter').collection(attendance).where('movedAt', '>', new Date(0));
  await assertFails(asVoter.get());
});

test('refuses the unit to its holder once the session is taken out', async () => {
  const voter = paths.member(assemblyId, 'voter');
  await assertSucceeds(rules.as('voter').doc(unitOfAna).get());
  await rules.change((db) => db.doc(voter).update({ sids: [] }));
  await assertFails(rules.as('voter').doc(unitOfAna).get());
  await rules.change((db) => db.doc(voter).update({ sids: ['sid-1'] }));
});

test('refuses to let a voter search the attendance of every assembly', async () => {
  const everywhere = rules.as('voter').collectionGroup('attendance');
  await assertFails(everywhere.where('personId', '==', 'ana').get());
});
