import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { decideQuorum } from './decideQuorum.ts';
import { quorumPlaces, sayQuorumRoom } from './quorumPlaces.ts';

function told(packId: PackId): readonly string[] {
  const pack = packOf(packId);
  return quorumPlaces(pack).map((place) => {
    const kind = place.kind === null ? '' : `${place.kind} `;
    return `${kind}${place.call}: ${sayQuorumRoom(place, pack.vocabulary)}`;
  });
}

const fixed = 'Lo fija la ley: los estatutos no lo cambian.';

test.each<[PackId, readonly string[]]>([
  ['co-ph', ['1: Los estatutos pueden pedir más.', `2: ${fixed}`]],
  [
    'co-sas',
    ['1: Los estatutos pueden pedir más o menos.', '2: Los estatutos pueden pedir más o menos.'],
  ],
  [
    'co-cooperativa',
    [
      `1: ${fixed}`,
      '2: Aquí se anota solo el número de asociados: la parte del total la fija la ley.',
    ],
  ],
  ['es-lph', [`1: ${fixed}`, `2: ${fixed}`]],
  [
    'es-sa',
    [
      'ordinary 1: Los estatutos pueden pedir más, siempre sobre el capital.',
      'ordinary 2: Los estatutos pueden pedir más, siempre sobre el capital, y menos que en la primera.',
      'extraordinary 1: Los estatutos pueden pedir más, siempre sobre el capital.',
      'extraordinary 2: Los estatutos pueden pedir más, siempre sobre el capital.',
    ],
  ],
  [
    'ar-lgs',
    [
      `ordinary 1: ${fixed}`,
      `ordinary 2: ${fixed}`,
      'extraordinary 1: Los estatutos pueden pedir más.',
      'extraordinary 2: Los estatutos pueden pedir más o menos.',
    ],
  ],
])('of %s it tells what bylaws may ask of each call', (packId, lines) => {
  expect(told(packId)).toEqual(lines);
});

test.each(packIds)('%s: the described room is the one accepted and refused', (rulePack) => {
  // Nearly everybody: no law asks for more.
  const share = { threshold: atLeast(9_999, 10_000), measure: 'weight' } as const;
  for (const { kind, call, room } of quorumPlaces(packOf(rulePack))) {
    const isNumber = room?.onlyNumber === true;
    const least = { count: 100_000, measure: 'heads' } as const;
    const asks = {
      share: isNumber ? null : share,
      least: isNumber ? least : null,
      article: 'artículo 12',
    };
    const first = room?.laterIsLess === true && call > 1;
    const law = first
      ? decideQuorum(
          { rulePack },
          { kind, call: 1, asks: { ...asks, share: { ...share, threshold: atLeast(1, 1) } } },
        )
      : null;
    const quorums = law?.ok === true ? law.value : [];
    expect(decideQuorum({ rulePack, quorums }, { kind, call, asks }).ok).toBe(room !== null);
  }
});
