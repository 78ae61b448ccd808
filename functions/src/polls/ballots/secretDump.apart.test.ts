import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  type Count,
  type PackId,
  sumCounts,
  type UnitBitmap,
  unitIndexesOf,
} from '@asamblea/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { Timestamp } from '../../kernel/database/firestore.ts';
import { holdKeys } from '../../kernel/keys/heldKeys.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { type Dump, followAssembly, shapeOfDump } from '../../testing/database/dumpAssembly.ts';
import { handOutAll, pinOf } from '../../testing/halls/boothHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newSecretVoting,
  receiptsIn,
  unitsOf,
  voteOfAll,
} from '../../testing/halls/secretVoting.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { attackList } from '../../testing/requests/attackList.ts';
import { enterBooth } from '../booths/enterBooth.ts';
import { openBooth } from '../booths/openBooth.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { laneCount } from '../tallies/shards.ts';
import { castSecretBatch } from './castSecretBatch.ts';
import { nobodyOwes } from './rememberQuestions.ts';

const tried = attackList('Who has the whole database, at every commit:');
const units = 12;
const sides = ['favour', 'against'] as const;
const other = { favour: 'against', against: 'favour' } as const;
/** Not in turns, so that neither side's sums look like anything public. */
const choices = Array.from({ length: units }, (_, i) => sides[[0, 3, 4, 9].includes(i) ? 0 : 1]);

/** Every third one has no phone and votes at the booth. */
const atBooth = (i: number) => i % 3 === 1;

afterEach(() => vi.restoreAllMocks());

/** Everything that this process says, to people or to a log. */
const { heard, hear } = vi.hoisted(() => {
  const said: string[] = [];
  const keep = (...words: unknown[]) => {
    said.push(words.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' '));
    return true;
  };
  return { heard: said, hear: keep };
});
vi.mock('firebase-functions/logger', () => ({
  logger: { debug: hear, log: hear, info: hear, warn: hear, error: hear, write: hear },
}));

const unitIndexOf = (unitId: string) => Number(unitId.slice(1));

/**
 * The votes go through every lane of an instance, each with its own sealed shard. Not by turns, so that
 * how much came in through a lane, which is known, is no sum of a side.
 */
const laneOf = (i: number) => `lane-${Math.floor((i * laneCount) / units)}`;

function listen() {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation(hear);
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
}

/** The owner of each unit, where three of them have more than one: two, and one four. */
const shared = [...choices.keys(), 0, 3, 3, 3, 7];

/** A whole secret voting, from opening to closing, with everything the database ever was. */
async function votingWith(
  chosen: readonly (typeof sides)[number][],
  { rulePack, owners }: { readonly rulePack: PackId; readonly owners: readonly number[] },
) {
  listen();
  const voting = await newSecretVoting(owners.length, rulePack, undefined, owners);
  const { assembly, questionId, voters, by } = voting;
  const { assemblyId, cot } = assembly;
  const follow = followAssembly(assembly);
  const keys = holdKeys({ read: (keyId) => questionKeys().read(keyId) });
  await handOutAll(assembly);
  const receipts: string[] = [];
  const requestIds: string[] = [];
  const booth = { assemblyId, booth: await boothOf(assemblyId) };
  for (const [i, optionId] of chosen.entries()) {
    const phone = voters[i];
    if (phone === undefined) throw new Error('no voter');
    const request = voteOfAll(questionId, unitsOf(assembly, i), optionId);
    requestIds.push(request.requestId);
    const batch = {
      assemblyId,
      questionId,
      session: 1,
      shard: laneOf(i),
      unitIndexOf,
      now: Date.now,
    };
    if (atBooth(i)) {
      taken(await enterBooth(booth, { plate: i + 1, pin: pinOf(i + 1) }, Date.now()));
    }
    const claims = atBooth(i) ? { assembly: assemblyId, boothPerson: `person-${i}` } : phone;
    const sendings = [{ claims, request, receipt: '', receivedAt: Date.now() }];
    // Each alone in its batch, and every one of them sent twice: the worst for a secret.
    for (let times = 0; times < 2; times += 1) {
      const [answer] = await castSecretBatch({ ...batch, sendings, keys, debtors: nobodyOwes });
      if (answer === undefined) throw new Error('no answer');
      if (times === 0) receipts.push(...receiptsIn(answer).flatMap((one) => one ?? []));
    }
    const { readTime } = await documents.assembly(assemblyId).get();
    await refreshes.question(assemblyId, cot, readTime);
    await follow.look();
  }
  // And a failure in the middle of a vote, so that error reports are looked at too.
  const shard = pollDocuments.sealedShards(assemblyId, questionId).doc(laneOf(0));
  const kept = (await shard.get()).data();
  if (kept === undefined) throw new Error('no shard');
  const participations = pollDocuments.participations(assemblyId, questionId);
  const first = unitsOf(assembly, 0);
  const took = await Promise.all(first.map((unitId) => participations.doc(unitId).get()));
  const claimed = (await pollDocuments.headVotes(assemblyId, questionId).get()).docs;
  const ownHeads = claimed.filter((one) => one.data().headId === 'person-0');
  for (const { ref } of [...took, ...ownHeads]) await ref.delete();
  await shard.update({ box: `${kept.box.slice(0, -8)}AAAAAAA=` });
  const [claims] = voters;
  if (claims === undefined) throw new Error('no voter');
  const request = voteOfAll(questionId, first, chosen[0] ?? 'favour');
  const failed = await attempt('vote failed', () =>
    castSecretBatch({
      ...{ assemblyId, questionId, session: 1, shard: laneOf(0), unitIndexOf, now: Date.now },
      ...{ keys, debtors: nobodyOwes },
      sendings: [{ claims, request, receipt: '', receivedAt: Date.now() }],
    }),
  );
  await shard.set(kept);
  for (const { ref } of ownHeads) await ref.set({ headId: 'person-0' });
  for (const vote of took) {
    const before = vote.data();
    if (before === undefined) throw new Error('no participation');
    await participations.doc(vote.id).set(before);
  }
  const beforeClosing = await follow.count();
  const result = taken(await closeQuestion(by('chair')));
  const dumps = await follow.dumps();
  vi.restoreAllMocks();
  return { ...voting, dumps, beforeClosing, receipts, requestIds, result, failed };
}

function boothOf(assemblyId: string) {
  const request = { boothId: randomUUID(), name: 'Puesto de la entrada' };
  return openBooth({ assemblyId, by: 'chair', request, now: Date.now() }).then(taken);
}

/**
 * Under a rule that counts weight, and under one that counts heads: of which each unit is one, or some have several
 * units and vote once with all of them.
 */
const measures = [
  { rulePack: 'co-ph', isExact: false, owners: [...choices.keys()] },
  { rulePack: 'generic', isExact: true, owners: [...choices.keys()] },
  { rulePack: 'generic', isExact: true, owners: shared },
] as const;
const votings: {
  readonly owners: readonly number[];
  readonly isExact: boolean;
  readonly run: Awaited<ReturnType<typeof votingWith>>;
  readonly twin: Awaited<ReturnType<typeof votingWith>>;
}[] = [];
for (const { rulePack, isExact, owners } of measures) {
  const run = await votingWith(choices, { rulePack, owners });
  const turned = choices.map((choice) => other[choice]);
  votings.push({ owners, isExact, run, twin: await votingWith(turned, { rulePack, owners }) });
}

/** A time keeps all its digits in one long figure, which is none of the sums that are looked for. */
const asText = (_key: string, value: unknown) =>
  value instanceof Timestamp ? value.valueOf() : value;
const textOf = (dump: Dump) =>
  [...dump].map(([path, fields]) => [path, JSON.stringify(fields, asText)] as const);
const isClaim = (path: string) => path.includes('/headVotes/');
const names = (text: string, word: string) => new RegExp(`"${word}"`, 'u').test(text);

/** Sums of a side after each vote, less those that something public equals by chance. */
function runningTotals(owners: readonly number[]): readonly number[] {
  const known = new Set<number>([0]);
  let all = 0;
  const sums = new Set<number>();
  const bySide = { favour: 0, against: 0 };
  const byLane = new Map<string, number>();
  choices.forEach((side, i) => {
    const own = owners.flatMap((owner, at) => (owner === i ? (at + 1) * 1_000_000 : []));
    const weight = own.reduce((sum, one) => sum + one, 0);
    // How much came in through a lane is known, as are the units that did.
    const lane = (byLane.get(laneOf(i)) ?? 0) + weight;
    byLane.set(laneOf(i), lane);
    known.add(lane);
    for (const one of own) known.add(one);
    all += weight;
    known.add(all);
    bySide[side] += weight;
    sums.add(bySide[side]);
  });
  return [...sums].filter((sum) => !known.has(sum));
}

describe.each(votings)('told by $run.result.told.measure', ({ owners, isExact, run, twin }) => {
  const isShared = owners.length > units;
  const open = run.dumps.slice(0, run.beforeClosing);

  test('the dumps are of every commit, with sums that could be recognised', () => {
    expect(open.length).toBeGreaterThan(units);
    expect(runningTotals(owners).length).toBeGreaterThan(5);
    expect(run.receipts).toHaveLength(owners.length);
    expect(run.failed).toBe(false);
    // Seats say when they moved, to the millisecond: as nanoseconds it could be any of the sums.
    const texts = run.dumps.flatMap((dump) => textOf(dump).map(([, fields]) => fields)).join();
    expect(texts).toMatch(/"movedAt":"\d{12}\.\d{9}"/u);
    expect(texts).not.toContain('nanoseconds');
  });

  test('no document of any moment names a unit and an option', () => {
    for (const dump of run.dumps) {
      for (const [path, text] of textOf(dump)) {
        const unit = owners
          .map((_, i) => `U${i}`)
          .find((unitId) => names(text, unitId) || path.endsWith(`/${unitId}`));
        const option = [...sides, 'blank', 'abstention'].find((optionId) => names(text, optionId));
        expect([path, unit !== undefined && option !== undefined]).toEqual([path, false]);
      }
    }
    tried(`a unit beside an option, in ${run.dumps.length} dumps`, 'in no document');
  });

  test('a participation says who took part and nothing else; a shard, how much came in', () => {
    const lengths = new Set<number>();
    let shards = 0;
    for (const [path, fields] of run.dumps.flatMap((dump) => [...dump])) {
      if (path.includes('/participation/')) {
        expect(Object.keys(fields).sort()).toEqual([
          ...['castBy', ...(isShared ? ['headId'] : []), 'personId', 'requestId', 'schema'],
          ...['unitId', 'weight'],
        ]);
      }
      if (path.includes('/headVotes/')) {
        expect([isShared, Object.keys(fields).sort()]).toEqual([true, ['headId', 'schema']]);
      }
      if (path.includes('/tallies/')) {
        shards += 1;
        expect(Object.keys(fields).sort()).toEqual(['box', 'seen', 'version', 'voted']);
        lengths.add(String(fields.box).length);
      }
      expect(path).not.toContain('/ballots/');
    }
    expect(shards).toBeGreaterThan(units);
    expect([...(open.at(-1)?.keys() ?? [])].filter(isClaim)).toHaveLength(isShared ? units : 0);
    expect(lengths.size).toBe(1);
    const last = [...(open.at(-1) ?? new Map()).keys()];
    expect(last.filter((path) => path.includes('/tallies/'))).toHaveLength(laneCount);
    tried('the length of the sealed sums, vote by vote', 'always the same');
  });

  test('nothing says which votes came through the booth: neither its name, nor a plate, nor a PIN', () => {
    const participations = run.dumps
      .flatMap((dump) => [...dump])
      .filter(([path]) => path.includes('/participation/'));
    for (const [, { personId, castBy }] of participations) {
      expect(castBy).toBe(`person-${personId}`);
    }
    for (const [path, text] of run.dumps.flatMap(textOf)) {
      const isBooth = /\/(?:booths|plates|platePins|events|seals)(?:\/|$)/u.test(path);
      expect([path, !isBooth && /puesto de la entrada|booth|"plate"/iu.test(text)]).toEqual([
        path,
        false,
      ]);
      for (let i = 0; i < units; i += 1)
        expect(text).not.toMatch(new RegExp(`\\b${pinOf(i + 1)}\\b`, 'u'));
    }
    tried('the booth, plates and PINs beside a vote', 'nowhere: who took part, as from a phone');
  });

  test('the units marked in a shard are those with a participation at that same commit, and no other', () => {
    let compared = 0;
    // While it was open, and but for the failure that was staged in the middle.
    for (const dump of open) {
      const shards = [...dump].filter(([path]) => path.includes('/tallies/'));
      const took = [...dump.keys()].filter((path) => path.includes('/participation/'));
      const voted = sumCounts(shards.map(([, shard]) => shard.voted as Count));
      if (took.length === 0 || took.length !== voted.units) continue;
      const unitIndexes = took.map((path) => unitIndexOf(path.split('/').at(-1) ?? ''));
      const seen = shards.flatMap(([, shard]) => unitIndexesOf(shard.seen as UnitBitmap));
      expect(seen.sort((a, b) => a - b)).toEqual(unitIndexes.sort((a, b) => a - b));
      // That a head voted is written of the same heads, and at the same moment.
      const claimed = [...dump].filter(([path]) => isClaim(path)).map(([, { headId }]) => headId);
      const heads = [...dump].filter(([path]) => path.includes('/participation/'));
      const own = new Set(heads.flatMap(([, { headId }]) => headId ?? []));
      expect(claimed.sort()).toEqual([...own].sort());
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(units);
    tried('the units named in a shard, commit by commit', 'those of the participations');
  });

  test('running totals are in no document before closing, nor exact ones after', () => {
    const totals = runningTotals(owners).map((total) => new RegExp(`\\b${total}\\b`, 'u'));
    for (const text of run.dumps.flatMap((dump) => textOf(dump).map(([, fields]) => fields))) {
      for (const total of totals) expect(total.test(text)).toBe(false);
    }
    expect(run.result.told?.kind === 'exact').toBe(isExact);
    tried('running totals, in documents, versions and projections', 'nowhere');
  });

  test('a receipt is nowhere before closing, and then only in the sorted list', () => {
    for (const [path, text] of run.dumps.flatMap(textOf)) {
      const found = run.receipts.filter((receipt) => text.includes(receipt));
      if (found.length > 0) expect(path).toContain('/receipts/');
    }
    for (const text of open.flatMap((dump) => textOf(dump).map(([, fields]) => fields))) {
      expect(run.receipts.some((receipt) => text.includes(receipt))).toBe(false);
    }
    const list = [...(run.dumps.at(-1) ?? [])].find(([path]) => path.includes('/receipts/'));
    expect(list?.[1].codes).toEqual([...run.receipts].sort());
    expect(Object.keys(list?.[1] ?? {}).sort()).toEqual([
      ...['closedAt', 'codes', 'disclosure', 'number', 'questionId', 'schema', 'text'],
    ]);
    tried('receipts beside units or times', 'only in the published list, sorted');
  });

  test('no hash of a choice is kept: trying every option finds nothing', () => {
    const kept = run.dumps.flatMap((dump) => textOf(dump).map(([, fields]) => fields)).join();
    const said = heard.join();
    let guesses = 0;
    for (const [i, requestId] of run.requestIds.entries()) {
      for (const optionId of ['favour', 'against', 'blank', 'abstention']) {
        const [unitId = ''] = unitsOf(run.assembly, i);
        const texts = [
          `${unitId}${optionId}`,
          `${unitId}:${optionId}`,
          `${requestId}${optionId}`,
          `${requestId}:${unitId}:${optionId}`,
          JSON.stringify({ unitId, optionId }),
          JSON.stringify({ unitId, optionIds: [optionId] }),
          JSON.stringify([{ unitId, optionIds: [optionId] }]),
          JSON.stringify({
            questionId: run.questionId,
            requestId,
            choices: unitsOf(run.assembly, i).map((one) => ({
              ...{ unitId: one, optionIds: [optionId] },
            })),
          }),
        ];
        const hashes = texts.flatMap((text) => [
          ...['sha1', 'sha256', 'md5'].map((name) => createHash(name).update(text)),
          createHmac('sha256', requestId).update(text),
        ]);
        for (const hash of hashes) {
          const digest = hash.digest();
          guesses += 1;
          for (const form of [digest.toString('hex'), digest.toString('base64')]) {
            expect(kept.includes(form) || said.includes(form)).toBe(false);
          }
        }
      }
    }
    tried(`${guesses} hashes of every possible choice`, 'none is kept');
  });

  test('two votings that differ only in the choices look the same at every commit', () => {
    const before = twin.dumps.slice(0, twin.beforeClosing);
    expect(before.length).toBe(open.length);
    for (const [i, dump] of open.entries()) {
      expect(shapeOfDump(before[i] ?? new Map())).toEqual(shapeOfDump(dump));
    }
    tried('comparing with the same voting with every choice turned round', 'no difference');
  });

  test('logs and error reports say neither units nor options nor receipts', () => {
    const said = heard.join('\n');
    expect(said).toContain('vote failed');
    for (const word of [...sides, 'U0', ...run.receipts, ...run.requestIds]) {
      expect(said).not.toMatch(new RegExp(`\\b${word}\\b`, 'u'));
    }
    tried('logs and error reports, also of a vote that failed', 'say nothing of it');
  });

  test('once the result is committed the key is gone, so every past of the boxes is noise', async () => {
    const { assemblyId } = run.assembly;
    expect(await questionKeys().read(questionKeyId(assemblyId, run.questionId))).toBeNull();
    const boxes = run.dumps
      .flatMap((dump) => [...dump])
      .filter(([path]) => path.includes('/tallies/'))
      .map(([, { box }]) => String(box));
    expect(new Set(boxes).size).toBe(units);
    tried('opening the sealed sums afterwards', 'the key no longer exists');
  });
});
