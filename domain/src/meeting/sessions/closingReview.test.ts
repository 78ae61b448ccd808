import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { namePoints } from '../agenda/namePoints.ts';
import { untreatedPoints } from '../agenda/treatedPoints.ts';
import { mayNeedNotary, signersAsked } from './actaSigners.ts';
import { sayClosingLacks } from './closingReview.ts';

const point = (number: number) => ({ pointId: `p${number}`, number, text: `Tema ${number}` });
const officers = { chair: 'Ana Ruiz', secretary: 'Gil Ortega' };

test('facts that the minutes could not assert are told before the session is closed', () => {
  expect(sayClosingLacks({ untreated: [] }, officers)).toEqual([]);
  expect(sayClosingLacks({ untreated: [point(3)] }, officers)).toEqual([
    'No consta que se tratara este punto: «3. Tema 3».',
  ]);
  expect(sayClosingLacks({ untreated: [point(3), point(4)] }, { ...officers, chair: ' ' })).toEqual(
    [
      'No consta que se trataran estos puntos: «3. Tema 3» y «4. Tema 4».',
      'No está anotado quién preside la reunión.',
    ],
  );
  expect(sayClosingLacks({ untreated: [] }, undefined)).toEqual([
    'No está anotado quién preside la reunión ni quién ejerce la secretaría.',
  ]);
});

test('the other signers of a law are told while nobody is noted, and other laws ask for none', () => {
  const held = { isRemote: false, withNotary: true };
  const chile = signersAsked('cl-21442', held);
  expect(sayClosingLacks({ untreated: [] }, officers, chile)).toEqual([
    'Falta anotar quién firma el acta como primer copropietario designado, segundo copropietario designado y notario.',
  ]);
  const signers = chile.map(({ office }) => ({ office, name: 'Luz Mora' }));
  expect(sayClosingLacks({ untreated: [] }, { ...officers, signers }, chile)).toEqual([]);
});

test.each<[PackId, boolean, readonly string[]]>([
  ['es-sl', false, ['Interventor por la mayoría', 'Interventor por la minoría']],
  ['es-sa', true, ['Interventor por la mayoría', 'Interventor por la minoría']],
  ['ar-ccyc', false, ['Primer propietario designado', 'Segundo propietario designado']],
  ['ar-lgs', false, ['Primer socio designado', 'Segundo socio designado']],
  ['cl-21442', true, ['Primer copropietario designado', 'Segundo copropietario designado']],
  ['co-ph', true, ['Representante legal']],
  ['co-ph', false, []],
  ['mx-lgsm', false, ['Comisario']],
  ['es-lph', true, []],
])(
  '%s, somebody from afar %s, asks to sign besides the chair and the secretary: %j',
  (packId, isRemote, labels) => {
    const asked = signersAsked(packId, { isRemote, withNotary: false });
    expect(asked.map(({ label }) => label)).toEqual(labels);
  },
);

test('points are named by their numbers', () => {
  expect(namePoints([4])).toBe('el punto 4');
  expect(namePoints([3, 4, 9])).toBe('los puntos 3, 4 y 9');
});

test('a point was treated where the chair went to it, opened a question of it or gave the floor on it', () => {
  const points = [1, 2, 3, 4, 5].map(point);
  const events = [
    { kind: 'point-treated', at: 1, pointId: 'p1' },
    { kind: 'floor-given', at: 2, pointId: 'p2' },
    { kind: 'question-opened', at: 3, questionId: 'q3' },
  ] as const;
  const asked = (questionId: string, pointId: string, more: object = {}) => ({
    ...{ questionId, pointId, openedAt: null, ...more },
  });
  const questions = [
    asked('q3', 'p3'),
    asked('q4', 'p4', { openedAt: 4, rehearsal: true }),
    asked('q5', 'p5', { openedAt: 5 }),
  ];
  expect(untreatedPoints(points, events, questions).map(({ number }) => number)).toEqual([4]);
});

test('a notary is asked about where something of that law needs one, and nowhere else', () => {
  const asking = packIds.filter((packId) => mayNeedNotary(packId));
  expect(asking).toContain('cl-21442');
  expect(asking).not.toContain('co-ph');
});
