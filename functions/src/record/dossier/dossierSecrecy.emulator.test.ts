import { expect, test } from 'vitest';
import { sealNow } from '../../kernel/events/sealNow.ts';
import { shapeOfFiles } from '../../testing/database/dumpAssembly.ts';
import { makeDossier } from '../../testing/halls/makeDossier.ts';
import { newTurnedVoting } from '../../testing/halls/turnedVoting.ts';

async function zipOf(turned: boolean) {
  const voting = await newTurnedVoting(turned);
  const { assemblyId } = voting.assembly;
  await sealNow(assemblyId, Date.now());
  return { ...voting, files: (await makeDossier(assemblyId)).files };
}

/** The hours that its pages and sheets say differ too. */
function shapeOf(files: ReadonlyMap<string, Uint8Array>) {
  const texts = [...files].map(([path, bytes]) => {
    const text = Buffer.from(bytes).toString();
    return [path, text.replace(/\b\d{1,2}:\d\d\b/gu, '<hour>')] as const;
  });
  return shapeOfFiles(new Map(texts));
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
