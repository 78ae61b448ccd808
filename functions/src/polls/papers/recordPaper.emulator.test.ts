import { randomUUID } from 'node:crypto';
import type { AccreditRequest, PaperRequest } from '@asamblea/domain';
import { everyWarning } from '@asamblea/domain/testing/openingOf';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { saveFile } from '../../kernel/files/saveFile.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { ballotsOf, countTwice } from '../../testing/halls/namedVoting.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/halls/testAssembly.ts';
import { annulQuestion } from '../closing/annulQuestion.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { checkPaper } from './checkPaper.ts';
import { recordPaper } from './recordPaper.ts';

const minute = 60_000;

/** Four units, of which three were in the hall at the hour when the sheets were counted; since then one left and one came. */
async function afterTheCut() {
  const assembly = await newAssembly(4);
  const { assemblyId, units } = assembly;
  await documents.session(assemblyId, 1).update({ installedAt: Date.now() - 30 * minute });
  await seat(assembly, units.slice(0, 3));
  const questionId = await newDraft(assembly);
  const [sheet = ''] = await bringSheets(assemblyId, 'chair', 1);
  // A moment passes on each side of the hour.
  await wait(50);
  const closedAt = Date.now();
  await wait(50);
  const desk = { assemblyId, by: 'desk', now: Date.now() };
  taken(await leave({ ...desk, request: { unitIds: ['U2'] } }));
  const arriving: AccreditRequest = {
    ...{ personId: 'person-3', unitIds: ['U3'], capacity: 'owner', channel: 'hall' },
  };
  taken(await accredit({ ...desk, request: arriving }));
  const asked: PaperRequest = {
    ...{ questionId, requestId: randomUUID(), openedAt: closedAt - 7 * minute, closedAt },
    ...{ tellers: ['Ana Pérez', 'Luis Gil'], sheets: [sheet], seenWarnings: everyWarning },
    choices: [
      { unitId: 'U0', optionIds: ['favour'] },
      { unitId: 'U2', optionIds: ['against'] },
    ],
  };
  const record = (changed: Partial<PaperRequest> = {}) =>
    recordPaper(
      { assemblyId, by: 'chair', now: Date.now(), asked: { ...asked, ...changed } },
      async () => [],
    );
  return { assembly, assemblyId, questionId, asked, record };
}

function wait(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}

function bringSheets(assemblyId: string, by: string, count: number): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const fileId = randomUUID();
      const request = { fileId, name: 'papeletas.pdf', content: btoa('%PDF-1.7') };
      taken(await saveFile({ assemblyId, by, request, files: openFiles(), now: Date.now() }));
      return fileId;
    }),
  );
}

test('a vote on paper is counted over the hall of the hour that was written, and recounts', async () => {
  const { assemblyId, questionId, asked, record } = await afterTheCut();
  const { results } = taken(await record());
  expect(results).toMatchObject([
    {
      ...{ closedAt: asked.closedAt, base: { weight: 6_000_000, units: 3 } },
      didNotVote: { weight: 2_000_000, units: 1 },
      paper: { openedAt: asked.openedAt, closedAt: asked.closedAt, timeZone: 'America/Bogota' },
    },
  ]);
  expect(JSON.stringify(results)).not.toContain('Ana Pérez');
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
  expect(question).toMatchObject({
    ...{ state: 'closed', openedAt: asked.openedAt, closesAt: asked.closedAt },
    paper: { tellers: ['Ana Pérez', 'Luis Gil'], sheets: asked.sheets },
  });
  expect(await ballotsOf(assemblyId, questionId)).toMatchObject([
    { unitId: 'U0', personId: 'person-0', channel: 'paper', castBy: 'chair' },
    { unitId: 'U2', personId: 'person-2', channel: 'paper', castAt: asked.closedAt },
  ]);
  const { tally, recount } = await countTwice(assemblyId, questionId);
  expect(tally).toEqual(recount);
  const again = taken(await auditCounts(assemblyId, Date.now()));
  expect(again.questions).toMatchObject([{ questionId, votes: 2, faults: [] }]);
  const { docs } = await documents
    .events(assemblyId)
    .where('kind', '==', 'paper-vote-recorded')
    .get();
  expect(docs.map((event) => event.data())).toMatchObject([
    { questionId, paper: { openedAt: asked.openedAt, closedAt: asked.closedAt, votes: 2 } },
  ]);
});

test('the check names people absent at that hour, and nothing is written', async () => {
  const { assemblyId, questionId, asked, record } = await afterTheCut();
  const late = { unitId: 'U3', optionIds: ['favour'] };
  const choices = [...asked.choices, late];
  const { openedAt, closedAt } = asked;
  const checking = { questionId, openedAt, closedAt, choices };
  const checked = await checkPaper({ assemblyId, by: 'chair', now: Date.now(), asked: checking });
  expect(taken(checked)).toMatchObject({
    ...{ counted: 2, present: { weight: 6_000_000, units: 3 } },
    refused: [{ unitId: 'U3', refusal: { code: 'unit-not-present' } }],
  });
  expect(await record({ choices })).toMatchObject({
    refusal: { code: 'paper-vote-unfit', detail: expect.stringContaining('U3') },
  });
  expect((await pollDocuments.question(assemblyId, questionId).get()).data()?.state).toBe('draft');
  expect(await ballotsOf(assemblyId, questionId)).toEqual([]);
});

test('the same sending again, twice at once too, gives the one result; another one is refused', async () => {
  const { assemblyId, record } = await afterTheCut();
  const [one, other] = await Promise.all([record(), record()]);
  expect(taken(other)).toEqual(taken(one));
  expect(taken(await record())).toEqual(taken(one));
  expect(await record({ requestId: randomUUID() })).toMatchObject({
    refusal: { code: 'question-not-draft' },
  });
  const written = documents.events(assemblyId).where('kind', '==', 'paper-vote-recorded');
  expect((await written.get()).size).toBe(1);
});

test('hours, secrecy, tellers and sheets are checked again where the vote is written', async () => {
  const { assemblyId, questionId, asked, record } = await afterTheCut();
  const code = async (changed: Partial<PaperRequest>) => {
    const answer = await record(changed);
    return answer.ok ? null : answer.refusal.code;
  };
  expect(await code({ closedAt: Date.now() + minute })).toBe('paper-hours-wrong');
  expect(await code({ openedAt: asked.closedAt - 60 * minute })).toBe('paper-outside-session');
  expect(await code({ tellers: ['Ana Pérez', 'ana perez'] })).toBe('paper-tellers-one');
  expect(await code({ sheets: [randomUUID()] })).toBe('file-unknown');
  const [ofAnother = ''] = await bringSheets(assemblyId, 'somebody', 1);
  expect(await code({ sheets: [ofAnother] })).toBe('file-unknown');
  await peopleDocuments.roster(assemblyId, 'v1').update({ activatedAt: Date.now() });
  expect(await code({})).toBe('paper-roster-later');
  await peopleDocuments.roster(assemblyId, 'v1').update({ activatedAt: 0 });
  await pollDocuments.question(assemblyId, questionId).update({ disclosure: 'secret' });
  expect(await code({})).toBe('paper-secret');
});

test('the repeat of an annulled paper vote is a draft without paper votes', async () => {
  const { assemblyId, questionId, record } = await afterTheCut();
  taken(await record());
  const repeatAs = randomUUID();
  const action = { assemblyId, questionId, by: 'chair', now: Date.now() };
  taken(await annulQuestion({ ...action, reason: 'Faltaban papeletas.', repeatAs }));
  const draft = (await pollDocuments.question(assemblyId, repeatAs).get()).data();
  expect(draft?.state).toBe('draft');
  expect(draft).not.toHaveProperty('paper');
});
