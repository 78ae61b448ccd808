import { randomUUID } from 'node:crypto';
import {
  type ActaDetails,
  differencesDigest,
  type ElectionAsked,
  localDateOf,
  noDetails,
} from '@asamblea/domain';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { sealNow } from '../../kernel/events/sealNow.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { saveFile } from '../../kernel/files/saveFile.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { closeSession } from '../../meeting/sessions/closeSession.ts';
import { compareNoticeOf } from '../../meeting/sessions/compareNotice.ts';
import { installSession } from '../../meeting/sessions/installSession.ts';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { browserOf } from '../requests/browserOf.ts';
import { calledAssembly } from './calledAssembly.ts';
import { closeQuestion } from './oneQuestion.ts';
import { proxyDesk } from './proxyDesk.ts';
import { newMember, newOpenQuestion, newVoters, taken } from './testAssembly.ts';

const of = { session: 1, call: 1 };
const units = 12;

const named = (label: string) => ({ label, lines: [] });
const plurality: ElectionAsked = {
  kind: 'people',
  candidates: ['Ana', 'Beto', 'Carla'].map(named),
  ...{ min: 1, max: 1, seats: 1, needsMajority: false, method: 'quotient' },
};
const lines = (names: readonly string[]) => names.map((name) => ({ name, substitute: null }));
const slates: ElectionAsked = {
  kind: 'slates',
  candidates: [
    { label: 'Plancha 1', lines: lines(['Ana', 'Beto', 'Carla']) },
    { label: 'Plancha 2', lines: lines(['Dora', 'Efrén', 'Flor']) },
  ],
  ...{ min: 1, max: 1, seats: 3, needsMajority: false, method: 'quotient' },
};

const details: ActaDetails = {
  ...{ ...noDetails, number: '7', kind: 'ordinary', place: 'Salón comunal' },
  ...{ chair: 'Ana Ruiz', secretary: 'Luis Soto' },
  recording: 'https://grabaciones.test/asamblea-7',
  recordingDigest: 'ab'.repeat(32),
  recordingConsent: 'la asamblea por unanimidad, al instalarse',
};

/**
 * A meeting of twelve units, held whole: a notice, a proxy with its paper, a coefficient that was mended, exits and
 * late entries, a named yes or no, an election by plurality, one by quotient, a secret vote of those sides by owner,
 * and minutes whose first version was fixed. Names and the assembly carry markup.
 */
export async function richAssembly(
  origin: string,
  secretSide: (owner: number) => 'favour' | 'against' = (owner) =>
    owner % 2 === 0 ? 'favour' : 'against',
) {
  const { assembly, send } = await calledAssembly(units);
  const { assemblyId } = assembly;
  const chair = () => ({ assemblyId, by: 'chair', now: Date.now(), request: of });
  await documents.assembly(assemblyId).update({ name: 'Torres <script>alert(1)</script> & Cía.' });
  await send();
  await documents.session(assemblyId, 1).update({ startsAt: Date.now() });
  const desk = proxyDesk(assembly);
  const fileId = randomUUID();
  const content = Buffer.from('%PDF-1.7 poder').toString('base64');
  const request = { fileId, name: 'poder.pdf', content };
  taken(await saveFile({ assemblyId, by: 'desk', request, files: openFiles(), now: Date.now() }));
  const { proxyId } = taken(await desk.takeIn('person-9', { fileId }));
  taken(await desk.accept(proxyId));
  const attorneyId = (await desk.proxy(proxyId))?.attorneyId ?? '';
  const enter = async (unit: number, personId = `person-${unit}`) => {
    const capacity = unit === 9 ? 'proxy' : 'owner';
    const asked = { personId, channel: 'hall', capacity } as const;
    taken(
      await accredit({
        ...{ assemblyId, by: 'desk', now: Date.now() },
        request: { ...asked, unitIds: [`U${unit}`] },
      }),
    );
  };
  for (let unit = 0; unit < 9; unit += 1) await enter(unit);
  await enter(9, attorneyId);
  const editing = { editId: randomUUID(), version: 'v1', unitId: 'U11' };
  taken(
    await editRosterUnit({
      ...{ assemblyId, by: 'office', now: Date.now() },
      request: { ...editing, edits: { weight: '12.5' } },
    }),
  );
  const { comparison } = taken(await compareNoticeOf(assemblyId));
  const noticeSeen = differencesDigest(comparison?.differences ?? []);
  taken(await installSession({ ...chair(), request: { ...of, noticeSeen } }));
  const voters = await newVoters(assembly, units - 3);
  const cast = createCaster({ clock: systemClock, shard: '0' });
  const vote = async (
    more: Parameters<typeof newOpenQuestion>[1],
    sideOf: (owner: number, optionIds: readonly string[]) => string,
  ) => {
    const questionId = await newOpenQuestion(assembly, { pointId: 'p1', ...more });
    const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
    const optionIds = question?.options.map((one) => one.optionId) ?? [];
    for (const [owner, voter] of voters.entries()) {
      const choices = [{ unitId: `U${owner}`, optionIds: [sideOf(owner, optionIds)] }];
      taken(await cast(voter, { questionId, requestId: randomUUID(), choices }));
    }
    taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
    return questionId;
  };
  const yesNo = await vote({}, (owner) => (owner < 6 ? 'favour' : 'against'));
  taken(
    await leave({
      ...{ assemblyId, by: 'desk', now: Date.now() },
      request: { unitIds: ['U3'] },
    }),
  );
  await enter(3);
  await enter(10);
  const election = await vote({ election: plurality }, (owner, ids) => ids[owner % 2] ?? '');
  const board = await vote({ election: slates }, (owner, ids) => ids[owner < 6 ? 0 : 1] ?? '');
  const secret = await vote({ disclosure: 'secret' }, secretSide);
  taken(await closeSession(chair()));
  const admin = await browserOf(origin, await newMember(assembly, 'admin'));
  const write = async (path: string, more: object) => {
    const answer = await admin.post(path, { ...of, requestId: randomUUID(), ...more });
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  };
  await write('/reports/acta/words', { revision: 0, notes: [], details });
  await write('/reports/acta/state', { revision: 1, state: 'review' });
  const approval = {
    approver: 'la comisión verificadora',
    on: localDateOf(Date.now(), 'America/Bogota'),
  };
  await write('/reports/acta/state', { revision: 2, state: 'approved', approval });
  await write('/reports/acta/versions', { revision: 3, signatories: [] });
  await sealNow(assemblyId, Date.now());
  return { assembly, assemblyId, admin, questions: { yesNo, election, board, secret } };
}
