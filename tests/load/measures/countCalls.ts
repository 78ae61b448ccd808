import { randomUUID } from 'node:crypto';
import { createApp } from '../../../functions/src/createApp.ts';
import { systemClock } from '../../../functions/src/kernel/platform/clock.ts';
import { createCaster } from '../../../functions/src/polls/ballots/createCaster.ts';
import { serveLocally } from '../../../functions/src/testing/fakes/serveLocally.ts';
import {
  documentsNamed,
  gateStore,
  roundsOf,
  type StoreCall,
} from '../../../functions/src/testing/fakes/storeGate.ts';
import { sendVote } from '../hall/castVotes.ts';
import { conductQuestions } from '../hall/conductQuestions.ts';
import { postJson } from '../hall/postJson.ts';
import { seedHall, type Voter } from '../seeds/seedHall.ts';
import type { Visitor } from '../seeds/seedMember.ts';
import { personOf, seedRoster, seedStaff, unitOf } from '../seeds/seedRoster.ts';

// Runs by itself: an instance of the API that asks the database through a gate, which counts. It tells what
// each thing asked as JSON, in its last line.
const store = await gateStore();
const app = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));

const rush = 20;
const hallful = 29;
/** A program that has just started asks what it never asks again. */
const warming = 2;
const rows = [...(await countDesks()), ...(await countVotes())];
process.stdout.write(`${JSON.stringify(rows)}\n`);
process.exit();

async function countDesks() {
  const assemblyId = 'banco-llamadas-mesas';
  const units = Array.from({ length: warming + 1 + rush }, (_, i) => unitOf(i, [`p-${i}`]));
  const people = units.map(({ ownerIds: [id = ''] }) => personOf(id));
  await seedRoster(assemblyId, units, people);
  const desks = await seedStaff(assemblyId, rush);
  const accredit = async (unit: number, desk: Visitor | undefined) => {
    if (desk === undefined) throw new Error('There is no such desk.');
    const answer = await postJson(app.origin, '/attendance/accredit', desk, {
      ...{ personId: `p-${unit}`, unitIds: [`U-${unit}`], capacity: 'owner', channel: 'hall' },
      ...{ requestId: randomUUID(), session: 1 },
    });
    if (answer.status !== 200) throw new Error(`A desk was answered ${answer.status}.`);
  };
  for (let unit = 0; unit < warming; unit += 1) await accredit(unit, desks[0]);
  return [
    await count('una acreditación sola', 1, () => accredit(warming, desks[0])),
    await count(`una acreditación entre ${rush} a la vez`, rush, () =>
      Promise.all(desks.map((desk, i) => accredit(warming + 1 + i, desk))),
    ),
  ];
}

/** Each votes twice: with the first vote their device becomes theirs. */
async function countVotes() {
  const hall = await seedHall(warming + 1 + hallful, 'banco-llamadas-votos');
  const moderator = conductQuestions(app.origin, hall);
  const lone = hall.voters.slice(warming, warming + 1);
  const many = hall.voters.slice(warming + 1);
  const rows: Counted[] = [];
  for (const which of ['el primero de la persona', 'con su equipo ya conocido']) {
    const questionId = await moderator.open();
    const cast = async (voters: readonly Voter[]) => {
      const votes = await Promise.all(voters.map((voter) => castOne(questionId, voter)));
      if (!votes.every(({ isAccepted }) => isAccepted)) throw new Error('A vote was not taken.');
    };
    await cast(hall.voters.slice(0, warming));
    rows.push(
      await count(`un voto solo, ${which}`, 1, () => cast(lone)),
      await count(`un voto entre ${hallful} a la vez, ${which}`, hallful, () => cast(many)),
    );
    await moderator.close(questionId);
  }
  return rows;
}

function castOne(questionId: string, voter: Voter) {
  return sendVote({
    ...{ address: app.origin, questionId, voter, optionId: 'favour' },
    ...{ requestId: randomUUID(), pressedAt: 0 },
  });
}

interface Counted {
  readonly name: string;
  /** Of each: documents read and written, calls that read, commits; of all of them, calls in a row. */
  readonly reads: number;
  readonly writes: number;
  readonly asks: number;
  readonly commits: number;
  readonly rounds: number;
}

async function count(name: string, times: number, work: () => Promise<unknown>): Promise<Counted> {
  const calls = await store.watch(work);
  const commits = calls.filter((call) => call.name === 'Commit');
  const asks = calls.filter((call) => call.name !== 'Commit');
  return {
    name,
    reads: sum(asks, chargedReads) / times,
    writes: sum(commits, ({ text }) => documentsNamed(text)) / times,
    asks: asks.length / times,
    commits: commits.length / times,
    rounds: roundsOf(calls),
  };
}

/** As the cloud charges: a query that finds nothing is one read. */
function chargedReads({ name, documents }: StoreCall): number {
  return name === 'RunQuery' ? Math.max(1, documents) : documents;
}

function sum(calls: readonly StoreCall[], of: (call: StoreCall) => number): number {
  return calls.reduce((total, call) => total + of(call), 0);
}
