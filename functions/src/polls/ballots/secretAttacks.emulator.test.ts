import { randomUUID } from 'node:crypto';
import { type CastRequest, nothing, type PackId, type Role, roles } from '@asamblea/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { handOutAll, newBooth, pinOf } from '../../testing/halls/boothHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newSecretVoting, type SecretVoting, voteOf } from '../../testing/halls/secretVoting.ts';
import { newAssembly, newMember, newVoters, taken } from '../../testing/halls/testAssembly.ts';
import { attackList } from '../../testing/requests/attackList.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { laneCount } from '../tallies/shards.ts';
import { createCaster } from './createCaster.ts';

const tried = attackList('Against a secret vote, through the API:');
const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const units = 9;
const choices = ['favour', 'against', 'against', 'favour', 'against', 'against', 'favour'];

/** Seven of nine have voted: 1+4+7 in favour, 2+3+5+6 against, and 21 more where two have a unit more: no public figure. */
async function halfVoted({ rulePack, owners }: Held): Promise<SecretVoting> {
  const voting = await newSecretVoting(owners.length, rulePack, undefined, owners);
  const votes = await Promise.all(choices.map((optionId, i) => voting.vote(i, optionId)));
  votes.forEach(taken);
  return voting;
}

/** The same one by one, through every lane of their instance, and shown wherever it is shown. */
async function halfVotedAndShown({ rulePack, owners }: Held): Promise<SecretVoting> {
  const voting = await newSecretVoting(owners.length, rulePack, undefined, owners);
  for (const [i, optionId] of choices.entries()) taken(await voting.vote(i, optionId));
  const { assemblyId, cot } = voting.assembly;
  const { readTime } = await documents.assembly(assemblyId).get();
  for (const refresh of Object.values(refreshes)) await refresh(assemblyId, cot, readTime);
  return voting;
}

async function memberAs(voting: SecretVoting, role: Role, personId: string | null = null) {
  const claims = await newMember(voting.assembly, role, personId);
  return browserOf(server.origin, claims);
}

interface Held {
  readonly rulePack: PackId;
  /** The owner of each unit. */
  readonly owners: readonly number[];
}

const each = Array.from({ length: units }, (_, i) => i);
/** By weight, and by heads, of which each unit is one or some have two and vote once with both. */
const held: readonly (Held & { readonly of: string })[] = [
  { rulePack: 'co-ph', owners: each, of: 'weight' },
  { rulePack: 'generic', owners: each, of: 'heads with a unit each' },
  { rulePack: 'generic', owners: [...each, 4, 5], of: 'heads with several units' },
];
const packs: (Held & { readonly of: string; readonly voting: SecretVoting })[] = [];
for (const one of held) packs.push({ ...one, voting: await halfVotedAndShown(one) });
const secrets = /\b(?:12|16|37)0{6}\b|"optionIds?":(?:"|\[")/u;

describe.each(packs)('of $of', ({ rulePack, owners, voting }) => {
  const { questionId, assembly } = voting;
  const { cot } = assembly;

  test('the votes that are attacked came through every lane of their instance', async () => {
    const shards = await pollDocuments.sealedShards(assembly.assemblyId, questionId).get();
    expect(shards.size).toBe(laneCount);
  });

  const reads = [
    '/votes/current',
    '/record/quorum',
    `/questions/${questionId}/missing`,
    `/questions/${questionId}`,
    `/questions/${questionId}/tallies`,
    `/questions/${questionId}/participation`,
    `/questions/${questionId}/ballots`,
    `/results/${questionId}`,
    `/public/live?only=question&cot=${cot}`,
    `/public/live?only=stage&cot=${cot}`,
    `/public/receipt?cot=${cot}&code=0000-0000`,
    `/public/receipts?cot=${cot}&questionId=${questionId}`,
    '/device',
  ];

  test.each([...roles, 'stranger'] as const)(
    'a reader signed in as %s learns neither choices nor running totals',
    async (role) => {
      const browser =
        role === 'stranger'
          ? newBrowser(server.origin)
          : await memberAs(voting, role, role === 'voter' ? 'person-0' : null);
      for (const path of reads) {
        const { body } = await browser.get(path);
        expect([path, secrets.exec(withoutTerms(JSON.stringify(body)))?.[0]]).toEqual([
          path,
          undefined,
        ]);
      }
      for (const asked of [{}, { unitId: 'U0' }]) {
        const { body } = await browser.post('/record', asked);
        expect(secrets.exec(withoutTerms(JSON.stringify(body)))?.[0]).toBeUndefined();
      }
      const proof = { token: 'x'.repeat(40) };
      for (const path of ['/protected/log', '/protected/recount', '/protected/seals']) {
        expect((await browser.post(path, proof)).status).toBeGreaterThanOrEqual(400);
      }
      const shown = await browser.post('/questions/show', { questionIds: [questionId] });
      expect(shown.status).toBeGreaterThanOrEqual(400);
      tried(`${role}: ${reads.length + 6} requests while it is open`, 'nothing in any answer');
    },
  );

  test.each<readonly [string, (other: SecretVoting) => Promise<{ status: number; word: string }>]>([
    [
      'vote for the unit of another',
      async ({ questionId: id, assembly: hall }) => {
        const voter = await browserOf(server.origin, await newMember(hall, 'voter', 'person-8'));
        return wordOf(await voter.post('/votes/cast', voteOf(id, 'U7', 'favour')));
      },
    ],
    [
      'vote twice with another choice',
      async (other) =>
        wordOf(
          await (await voterOf(other, 0)).post(
            '/votes/cast',
            voteOf(other.questionId, 'U0', 'against'),
          ),
        ),
    ],
    [
      'send the same again with another choice',
      async (other) => {
        const browser = await voterOf(other, 7);
        const request = voteOf(other.questionId, 'U7', 'favour');
        await browser.post('/votes/cast', request);
        const changed = { ...request, choices: [{ unitId: 'U7', optionIds: ['against'] }] };
        return wordOf(await browser.post('/votes/cast', changed));
      },
    ],
    [
      'vote with a weight of one’s own',
      async (other) => {
        const request = voteOf(other.questionId, 'U7', 'favour');
        const heavier = { ...request, choices: [{ ...request.choices[0], weight: 99_000_000 }] };
        return wordOf(await (await voterOf(other, 7)).post('/votes/cast', heavier));
      },
    ],
    [
      'vote the same unit twice in one sending',
      async (other) => {
        const choice = { unitId: 'U7', optionIds: ['favour'] };
        const request = { questionId: other.questionId, requestId: randomUUID() };
        return wordOf(
          await (await voterOf(other, 7)).post('/votes/cast', {
            ...request,
            choices: [choice, choice],
          }),
        );
      },
    ],
    [
      'vote late',
      async (other) => {
        taken(await closeQuestion(other.by('chair')));
        return wordOf(
          await (await voterOf(other, 7)).post(
            '/votes/cast',
            voteOf(other.questionId, 'U7', 'favour'),
          ),
        );
      },
    ],
    [
      'vote from another assembly',
      async (other) => {
        const elsewhere = await newAssembly(9);
        const [, , , , , , , claims] = await newVoters(elsewhere, 8);
        if (claims === undefined) throw new Error('no voter');
        const browser = await browserOf(server.origin, claims);
        return wordOf(await browser.post('/votes/cast', voteOf(other.questionId, 'U7', 'favour')));
      },
    ],
    [
      'vote without signing in',
      async (other) =>
        wordOf(
          await newBrowser(server.origin).post(
            '/votes/cast',
            voteOf(other.questionId, 'U7', 'favour'),
          ),
        ),
    ],
    [
      'vote at the booth what was voted by phone',
      async (other) =>
        wordOf(await atBooth(other, 1, pinOf(1), voteOf(other.questionId, 'U0', 'against'))),
    ],
    [
      'vote at the booth for the unit of another',
      async (other) =>
        wordOf(await atBooth(other, 9, pinOf(9), voteOf(other.questionId, 'U7', 'favour'))),
    ],
    [
      'vote at the booth with a plate and the PIN of another',
      async (other) =>
        wordOf(await atBooth(other, 8, pinOf(9), voteOf(other.questionId, 'U7', 'favour'))),
    ],
    [
      'vote at the booth with the session that opened it',
      async (other) => {
        const { staffCookie } = await boothOf(other);
        const staff = newBrowser(server.origin, staffCookie);
        return wordOf(await staff.post('/votes/cast', voteOf(other.questionId, 'U7', 'favour')));
      },
    ],
    [
      'vote by phone with the pass of the booth',
      async (other) => {
        const booth = await boothOf(other);
        const { body } = await booth.enter(8, pinOf(8));
        const phone = newBrowser(server.origin, `__session=${body.pass}`);
        return wordOf(await phone.post('/votes/cast', voteOf(other.questionId, 'U7', 'favour')));
      },
    ],
  ])('nobody may %s: the sums count each unit once, with its weight', async (attack, act) => {
    const other = await halfVoted({ rulePack, owners });
    const { status, word } = await act(other);
    const { assemblyId } = other.assembly;
    taken(await closeQuestion(other.by('chair')));
    const result = (await pollDocuments.result(assemblyId, other.questionId).get()).data();
    const isKept = attack === 'send the same again with another choice';
    const units_ = isKept ? 8 : 7;
    // The tenth and the eleventh, of two who voted.
    const more = owners.length > units ? { weight: 21_000_000, units: 2 } : nothing;
    expect(word).toBe(expectedWords[attack]);
    expect(result?.verdict.kind).toBe('rejected');
    expect(result?.told?.voted).toEqual({
      weight: (units_ * (units_ + 1) * 1_000_000) / 2 + more.weight,
      units: units_ + more.units,
    });
    tried(attack, `${status} ${word}`);
  });

  test.each(roles.filter((role) => role !== 'voter' && role !== 'attorney'))(
    'a member who is %s casts nothing, in any role',
    async (role) => {
      const browser = await memberAs(voting, role, 'person-8');
      const answer = await browser.post('/votes/cast', voteOf(questionId, 'U8', 'favour'));
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
      tried(`${role}: vote`, '403 not-allowed');
    },
  );
});

const expectedWords: Readonly<Record<string, string>> = {
  'vote for the unit of another': 'unit-not-yours',
  'vote twice with another choice': 'already-voted',
  'send the same again with another choice': 'repeated',
  'vote with a weight of one’s own': 'bad-request',
  'vote the same unit twice in one sending': 'bad-request',
  'vote late': 'voting-closed',
  'vote from another assembly': 'question-unknown',
  'vote without signing in': 'not-signed-in',
  'vote at the booth what was voted by phone': 'already-voted',
  'vote at the booth for the unit of another': 'unit-not-yours',
  'vote at the booth with a plate and the PIN of another': 'booth-refused',
  'vote at the booth with the session that opened it': 'not-signed-in',
  'vote by phone with the pass of the booth': 'not-signed-in',
};

/** The options of the question are no secret: only the answers would be. */
function withoutTerms(text: string): string {
  return text.replaceAll(/\{"optionId":"\w+","label":"[^"]*","role":"\w+"\}/gu, '');
}

async function voterOf({ voters }: SecretVoting, i: number) {
  const claims = voters[i];
  if (claims === undefined) throw new Error('no voter');
  return browserOf(server.origin, claims);
}

async function boothOf({ assembly: hall }: SecretVoting) {
  await handOutAll(hall);
  return newBooth(hall, server.origin);
}

async function atBooth(other: SecretVoting, plate: number, pin: string, vote: CastRequest) {
  return (await boothOf(other)).vote(plate, pin, vote);
}

function wordOf(answer: { readonly status: number; readonly body: Record<string, unknown> }) {
  const { results, code } = answer.body;
  const [row] = Array.isArray(results) ? results : [];
  const word = row === undefined ? code : (row.refusal?.code ?? row.status);
  return { status: answer.status, word: String(word) };
}
