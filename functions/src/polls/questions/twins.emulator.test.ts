import type { StoredEvent } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { plainServer } from '../../testing/halls/closingHall.ts';
import { newAssembly, newDraft, newMember, seat } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

const server = await plainServer();
afterAll(server.close);

/** The requests of the chair, one question at a time or several at once. */
type Asking = (path: 'open' | 'close' | 'extend' | 'show', more?: object) => Promise<void>;

async function newChair() {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const { assemblyId } = assembly;
  const questionIds = [
    await newDraft(assembly, { durationSeconds: 600 }),
    await newDraft(assembly, { durationSeconds: 600 }),
  ];
  const [first = ''] = questionIds;
  const claims = await newMember(assembly, 'moderator');
  const browser = await browserOf(server.origin, claims);
  async function ask(path: string, body: object) {
    const answer = await browser.post(path, body);
    expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
  }
  const asking =
    (ids: readonly string[]): Asking =>
    (path, more = {}) =>
      ask(`/questions/${path}`, {
        ...(path === 'open' ? openingOf(...ids) : { questionIds: ids }),
        ...more,
      });
  const [alone, together] = [asking([first]), asking(questionIds)];
  const blank = () => ask('/stage', { mode: 'blank' });
  const closesAt = async () =>
    (await pollDocuments.question(assemblyId, first).get()).data()?.closesAt ?? 0;

  /** The events of the first question and of no question, without what two evenings cannot share. */
  async function events() {
    const { docs } = await documents.events(assemblyId).get();
    return docs
      .map((event) => ({
        ...event.data(),
        place: questionIds.indexOf(event.data().questionId ?? first),
      }))
      .filter(({ place, kind }) => place === 0 && kind !== 'question-created')
      .map(plain)
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return { alone, together, blank, closesAt, events };
}

function plain(event: StoredEvent & { place: number }) {
  const { by, at, until, questionId, digest, ...left } = event;
  // The shown result was sealed before, each evening under its own chain.
  const { seal: _seal, sequence: _place, committed: _committed, salt: _salt, ...said } = left;
  const has = (one: unknown) => one !== undefined;
  return {
    ...said,
    by: has(by),
    at: has(at),
    until: has(until),
    digest: has(digest),
    questionId: has(questionId),
  };
}

async function evening(kind: 'alone' | 'together') {
  const chair = await newChair();
  const ask = chair[kind];
  await ask('open');
  await ask('open');
  await chair.blank();
  await ask('open');
  await ask('extend', { closesAt: (await chair.closesAt()) + 60_000 });
  await ask('close');
  await ask('close');
  await ask('show');
  await ask('show');
  await chair.blank();
  await ask('show');
  return chair.events();
}

test('a question alone and several at once leave the same events', async () => {
  const [alone, together] = await Promise.all([evening('alone'), evening('together')]);
  expect(together).toEqual(alone);
}, 120_000);
