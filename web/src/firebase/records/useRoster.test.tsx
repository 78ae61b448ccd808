import { paths, type Unit } from '@asamblea/domain';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetRows, keepRows } from '../../testing/fakes/firebase/listening/useCollection.ts';
import { keepChanged } from '../../testing/fakes/firebase/records/usePacked.ts';
import { enterAs } from '../../testing/fakes/firebase/session/session.tsx';
import { useRoster, useRosterWithContacts } from './useRoster.ts';

const place = { assemblyId: 'torres', version: 'v1' };
const units = paths.units('torres', 'v1');
const people = paths.people('torres', 'v1');

function unit(unitId: string, ...ownerIds: string[]): Unit {
  const rest = { group: '', kind: '', weight: 1, inArrears: true, order: 0 };
  return { unitId, label: unitId, ownerIds, ownerNames: ownerIds.map(nameOf), ...rest };
}
const nameOf = (personId: string) => `Nombre de ${personId}`;
const person = (personId: string) => ({
  ...{ personId, name: nameOf(personId), document: `CC ${personId}` },
});

beforeEach(() => {
  enterAs('registrar');
  keepRows(units, [unit('A-1', 'ana'), unit('A-2', 'luis'), unit('A-3', 'ana')]);
  // `raul` owns nothing, and was written down all the same.
  keepRows(people, [person('ana'), person('luis'), person('raul')]);
});

const roster = () => renderHook(() => useRoster(place)).result.current;
const ids = () => roster().owners.rows.map(({ personId }) => personId);

test('a unit edited since is as it is now, in its place', () => {
  keepChanged(units, [{ ...unit('A-2', 'luis'), inArrears: false }]);
  expect(roster().units.rows.map(({ unitId, inArrears }) => [unitId, inArrears])).toEqual([
    ['A-1', true],
    ['A-2', false],
    ['A-3', true],
  ]);
});

test('a person who sold their last unit leaves the roster, and the buyer enters it', () => {
  keepChanged(units, [unit('A-2', 'eva')]);
  keepChanged(people, [person('eva')]);
  expect(ids()).toEqual(['ana', 'raul', 'eva']);
});

test('a person who sold one of several units stays', () => {
  keepChanged(units, [unit('A-3', 'luis')]);
  expect(ids()).toEqual(['ana', 'luis', 'raul']);
});

test('the desk has no address of anybody', () => {
  keepChanged(people, [{ ...person('ana'), email: 'ana@x.test', phone: '3' }]);
  expect(roster().owners.rows[0]).toEqual({ ...person('ana'), email: null, phone: null });
});

test('a member who may not read documents has the names of the units alone', () => {
  enterAs('auditor');
  keepChanged(units, [unit('A-2', 'eva')]);
  expect(roster().owners.rows).toEqual(
    ['ana', 'eva'].map((one) => ({ ...person(one), document: '', email: null, phone: null })),
  );
});

const withContacts = () => renderHook(() => useRosterWithContacts(place)).result.current;
const reached = () => withContacts().people.map(({ personId, email }) => `${personId} ${email}`);
const mailOf = (personId: string) => ({ email: `${personId}@x.test`, phone: null });

describe('with contacts', () => {
  const old = { moreEmails: ['hija@x.test'], isContactOld: true } as const;
  const luis = { ...person('luis'), email: null, phone: null };
  beforeEach(() => keepRows(people, [{ ...person('ana'), ...mailOf('ana') }, luis]));

  test('everybody comes with how to reach them', () => {
    keepRows(people, [{ ...person('ana'), ...mailOf('ana'), ...old }]);
    expect(withContacts().people).toEqual([{ ...person('ana'), ...mailOf('ana'), ...old }]);
    expect(withContacts().isIn).toBe(true);
  });

  test('until all of it is in there is nothing of it', () => {
    forgetRows();
    keepRows(units, [unit('A-1', 'ana')]);
    expect(withContacts()).toMatchObject({ isIn: false, units: [], people: [] });
    keepRows(people, [luis]);
    expect(withContacts()).toMatchObject({ isIn: true, units: [unit('A-1', 'ana')] });
  });

  test('an address that is edited is the one that is shown, and one that is taken away is gone', () => {
    keepChanged(people, [{ ...person('luis'), ...mailOf('luis') }]);
    expect(reached()).toEqual(['ana ana@x.test', 'luis luis@x.test']);
    keepChanged(people, [{ ...person('ana'), email: null, phone: null }]);
    expect(reached()).toEqual(['ana null', 'luis null']);
  });

  test('an address that was of another year and is written again is of this one', () => {
    keepRows(people, [{ ...person('ana'), ...mailOf('ana'), ...old }]);
    keepChanged(people, [{ ...person('ana'), ...mailOf('ana') }]);
    expect(withContacts().people).toEqual([{ ...person('ana'), ...mailOf('ana') }]);
  });

  test('a person who sold their last unit has no address any more', () => {
    keepChanged(units, [unit('A-1', 'luis'), unit('A-3', 'luis')]);
    expect(reached()).toEqual(['luis null']);
  });

  test('a member who may not reach people has no address of anybody', () => {
    enterAs('auditor');
    keepChanged(people, [{ ...person('ana'), ...mailOf('ana') }]);
    expect(reached()).toEqual(['ana null', 'luis null']);
  });
});
