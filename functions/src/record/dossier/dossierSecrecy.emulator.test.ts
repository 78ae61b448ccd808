import { expect, test } from 'vitest';
import { sealNow } from '../../kernel/events/sealNow.ts';
import { anonymous } from '../../testing/database/dumpAssembly.ts';
import { makeDossier } from '../../testing/halls/makeDossier.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newSecretVoting } from '../../testing/halls/secretVoting.ts';
import { taken } from '../../testing/halls/testAssembly.ts';

/** Of twelve units of weights 1 to 12, six for each side: their sums are the same turned round. */
const favour = [1, 4, 5, 8, 9, 12].map((weight) => weight - 1);

async function zipOf(turned: boolean) {
  const voting = await newSecretVoting(12);
  for (let i = 0; i < 12; i += 1) {
    taken(await voting.vote(i, favour.includes(i) === turned ? 'against' : 'favour'));
  }
  taken(await closeQuestion(voting.by('chair')));
  const { assemblyId } = voting.assembly;
  await sealNow(assemblyId, Date.now());
  return { ...voting, files: (await makeDossier(assemblyId)).files };
}

/** Random values, times, and the lengths of such texts are replaced by their kind. */
function shapeOf(files: ReadonlyMap<string, Uint8Array>) {
  return [...files].map(([path, bytes]) => {
    const text = anonymous(Buffer.from(bytes).toString())
      .replace(/\b1[6-9]\d{11}\b/gu, '<time>')
      .replace(/\b\d{1,2}:\d\d\b/gu, '<hour>')
      .replace(/"salt":"[^"]*"/gu, '<salt>')
      .replace(/"bytes": \d+/gu, '<bytes>');
    return [anonymous(path), text.split('\n').sort()];
  });
}

const [one, other] = [await zipOf(false), await zipOf(true)];

test('the same secret voting with every choice turned round gives the same ZIP', () => {
  expect(shapeOf(one.files)).toEqual(shapeOf(other.files));
  const path = `datos/participacion/${one.questionId}.ndjson`;
  const lines = Buffer.from(one.files.get(path) ?? [])
    .toString()
    .trim()
    .split('\n');
  expect(lines).toHaveLength(12);
  for (const line of lines) {
    expect(Object.keys(JSON.parse(line)).sort()).toEqual(['personId', 'unitId', 'weight']);
  }
  expect([...one.files.keys()].filter((name) => name.startsWith('datos/votos/'))).toEqual([]);
});

test('no line of the ZIP names a unit beside an option of a secret vote', () => {
  for (const [path, bytes] of one.files) {
    if (!path.startsWith('datos/')) continue;
    for (const line of Buffer.from(bytes).toString().split('\n')) {
      const isUnit = /"U\d+"/u.test(line);
      const isOption = /"(?:favour|against|blank|abstention)"/u.test(line);
      expect([path, isUnit && isOption]).toEqual([path, false]);
    }
  }
});
