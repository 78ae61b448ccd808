import { expect, test } from 'vitest';
import { meetingsAtOneHour, sayStaffClash, staffClashes } from './staffClashes.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 2, 17, 0);
const timeZone = 'America/Bogota';

type Staff = Parameters<typeof staffClashes>[0][number]['staff'][number];

const one = (name: string, more: Partial<Staff> = {}): Staff => ({
  ...{ uid: `uid-${name}`, role: 'registrar', name, email: `${name}@asamblea.test`, ...more },
});

const meeting = (name: string, hours: number, staff: readonly Staff[]) => ({
  ...{ assemblyId: name.toLowerCase(), name, at: start + hours * hour, timeZone, staff },
});

test.each<[string, readonly ReturnType<typeof meeting>[], readonly (readonly string[])[]]>([
  ['at one hour', [meeting('A', 0, [one('Ana')]), meeting('B', 0, [one('Ana')])], [['A', 'B']]],
  ['one begins', [meeting('B', 3.9, [one('Ana')]), meeting('A', 0, [one('Ana')])], [['A', 'B']]],
  ['one after the other', [meeting('A', 0, [one('Ana')]), meeting('B', 4, [one('Ana')])], []],
  ['others', [meeting('A', 0, [one('Ana')]), meeting('B', 0, [one('Luis')])], []],
  [
    'the address in other letters, of another account',
    [
      meeting('A', 0, [one('Ana')]),
      meeting('B', 1, [one('Ana', { uid: 'other', email: ' ANA@asamblea.test' })]),
    ],
    [['A', 'B']],
  ],
  [
    'three that follow each other, and two on another day',
    [0, 3, 6, 48, 49].map((hours, at) => meeting('ABCDE'.charAt(at), hours, [one('Ana')])),
    [
      ['A', 'B', 'C'],
      ['D', 'E'],
    ],
  ],
  [
    'an owner, who is nowhere expected',
    [meeting('A', 0, [one('Ana', { role: 'voter' })]), meeting('B', 0, [one('Ana')])],
    [],
  ],
  [
    'somebody taken out of the staff',
    [meeting('A', 0, [one('Ana', { removedAt: 1 })]), meeting('B', 0, [one('Ana')])],
    [],
  ],
  [
    'somebody whose access is over by then',
    [meeting('A', 0, [one('Ana', { accessUntil: start })]), meeting('B', 0, [one('Ana')])],
    [],
  ],
  [
    'who administers the organisation',
    [meeting('A', 0, [one('Jefe')]), meeting('B', 0, [one('Jefe')])],
    [],
  ],
])('at two meetings: %s', (_, meetings, clusters) => {
  const said = staffClashes(meetings, ['jefe@asamblea.test']);
  expect(said.map((clash) => clash.meetings.map(({ name }) => name))).toEqual(clusters);
});

test('a clash says names and hours, and no address', () => {
  const [two] = staffClashes([meeting('A', 0, [one('Ana')]), meeting('B', 1, [one('Ana')])], []);
  expect(JSON.stringify(two)).not.toContain('@');
  expect(two && sayStaffClash(two).replaceAll(/\s/gu, ' ')).toMatch(
    /^Ana está en dos asambleas a la misma hora: A \(.*\) y B \(.*\)$/u,
  );
  const all = [0, 1, 2].map((hours) => meeting(`T${hours}`, hours, [one('Ana')]));
  const [three] = staffClashes(all, []);
  expect(three && sayStaffClash(three)).toContain('está en 3 asambleas');
});

test('meetings alone need nobody looked up', () => {
  const at = [0, 4 * hour - 1, 12 * hour].map((after) => ({ at: start + after }));
  expect(meetingsAtOneHour(at)).toEqual(at.slice(0, 2));
});
