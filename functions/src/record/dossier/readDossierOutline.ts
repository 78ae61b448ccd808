import {
  type ActaDocument,
  type ActaObjection,
  type ActaVersion,
  type AgendaPoint,
  type Assembly,
  type AssemblySession,
  actaNoticeId,
  byQuestionNumber,
  type Convocation,
  type DriveItem,
  type GeneralSettings,
  type GivenTimeStamp,
  type HandNotice,
  type ProxyRecord,
  type Question,
  type SealHead,
  type StoredFile,
} from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { documents } from '../../kernel/database/documents.ts';
import { collectionAt, readAsOf, type Transaction } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { questionAsked } from './dossierAsked.ts';

/** The minutes of a call with everything under them. */
export interface WholeActa {
  readonly acta: ActaDocument;
  readonly versions: readonly ActaVersion[];
  readonly objections: readonly ActaObjection[];
}

/** The content of an assembly at the instant of its file: everything but rosters, votes and events. */
export interface Outline {
  readonly assembly: Assembly;
  readonly settings: GeneralSettings;
  readonly head: SealHead | null;
  /** What authorities outside stamped, by block. */
  readonly stamps: readonly GivenTimeStamp[];
  readonly sessions: readonly AssemblySession[];
  readonly points: readonly AgendaPoint[];
  /** Without those of practice, in their order; of one decision, that one. */
  readonly questions: readonly Question[];
  /** Those of practice, whose events are in the log. */
  readonly practiceIds: readonly string[];
  readonly proxies: readonly ProxyRecord[];
  readonly convocations: readonly Convocation[];
  readonly notices: readonly HandNotice[];
  readonly actas: readonly WholeActa[];
  readonly files: readonly StoredFile[];
  readonly drive: readonly DriveItem[];
  /** How many units the roster in force has. */
  readonly units: number;
}

/** The sources of each file of a ZIP. */
export interface DataSources {
  readonly archive: Archive;
  readonly outline: Outline;
}

/** Reads it as of that instant; of one decision, what concerns it. Throws when there is no such assembly or question. */
export function readDossierOutline(archive: Archive): Promise<Outline> {
  const { assemblyId, readAt } = archive;
  const questionId = questionAsked(archive);
  return readAsOf(readAt, async (tx) => {
    const [assembly, settings, head, sessions, points, asked, proxies] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(documents.generalSettings(assemblyId)),
      tx.get(documents.sealHead(assemblyId)),
      tx.get(collectionAt<AssemblySession>(`${paths.assembly(assemblyId)}/sessions`)),
      tx.get(meetingDocuments.agenda(assemblyId)),
      tx.get(pollDocuments.questions(assemblyId)),
      tx.get(peopleDocuments.proxies(assemblyId)),
    ]);
    const [sent, notices, actas, files, drive, stamps] = await Promise.all([
      tx.get(meetingDocuments.convocations(assemblyId)),
      tx.get(pollDocuments.notices(assemblyId)),
      tx.get(actaDocuments.actas(assemblyId)),
      tx.get(documents.files(assemblyId)),
      tx.get(meetingDocuments.drive(assemblyId)),
      tx.get(documents.timeStamps(assemblyId).where('state', '==', 'given')),
    ]);
    const found = assembly.data();
    if (found === undefined) throw new Error('There is no such assembly.');
    const whole: Outline = {
      assembly: found,
      settings: settings.data() ?? {},
      head: head.data() ?? null,
      stamps: valuesOf(stamps)
        .filter((one) => one.state === 'given')
        .sort((a, b) => a.block - b.block),
      sessions: valuesOf(sessions).sort((a, b) => a.session - b.session),
      points: valuesOf(points).sort((a, b) => a.number - b.number),
      questions: valuesOf(asked)
        .filter(({ rehearsal }) => rehearsal !== true)
        .sort(byQuestionNumber),
      practiceIds: valuesOf(asked)
        .filter(({ rehearsal }) => rehearsal === true)
        .map((one) => one.questionId),
      proxies: valuesOf(proxies).sort((a, b) => a.receivedAt - b.receivedAt),
      convocations: valuesOf(sent).sort((a, b) => a.number - b.number),
      notices: valuesOf(notices).sort((a, b) => a.at - b.at),
      actas: await Promise.all(valuesOf(actas).map((acta) => readWhole(tx, assemblyId, acta))),
      // A file that nothing names yet is nobody's paper.
      files: valuesOf(files).filter(({ dueAt }) => dueAt === null),
      drive: valuesOf(drive),
      units: await countUnits(tx, assemblyId, found.activeRoster),
    };
    return questionId === undefined
      ? whole
      : narrowOutline(tx, archive.assemblyId, whole, questionId);
  });
}

function valuesOf<T>({ docs }: { readonly docs: readonly { data(): T }[] }): T[] {
  return docs.map((one) => one.data());
}

async function readWhole(
  tx: Transaction,
  assemblyId: string,
  acta: ActaDocument,
): Promise<WholeActa> {
  const { session, call } = acta;
  const [versions, objections] = await Promise.all([
    tx.get(actaDocuments.versions(assemblyId, session, call)),
    tx.get(actaDocuments.objections(assemblyId, session, call)),
  ]);
  return {
    acta,
    versions: valuesOf(versions).sort((a, b) => a.number - b.number),
    objections: valuesOf(objections).sort((a, b) => a.at - b.at),
  };
}

async function countUnits(tx: Transaction, assemblyId: string, roster: string | null) {
  if (roster === null) return 0;
  return (await tx.get(peopleDocuments.roster(assemblyId, roster))).data()?.units ?? 0;
}

/** The part that concerns one decision: its session, its notices, and the proxies under which somebody came. */
async function narrowOutline(
  tx: Transaction,
  assemblyId: string,
  whole: Outline,
  questionId: string,
): Promise<Outline> {
  const question = whole.questions.find((one) => one.questionId === questionId);
  if (question === undefined) throw new Error('There is no such question.');
  const { session, state } = question;
  const seats = await tx.get(
    peopleDocuments.attendance(assemblyId, session).where('capacity', '==', 'proxy'),
  );
  const came = new Set(seats.docs.map((one) => one.data().personId));
  const proxies = whole.proxies.filter(({ attorneyId }) => came.has(attorneyId));
  const convocations = whole.convocations.filter((one) => one.session === session);
  const actas = whole.actas.filter(({ acta }) => acta.session === session);
  const sent = new Set([
    ...convocations.map(({ convocationId }) => convocationId),
    ...actas.flatMap(({ versions }) => versions.map(actaNoticeId)),
  ]);
  const notices = whole.notices.filter(({ convocationId }) => sent.has(convocationId));
  const proxyIds = new Set(proxies.map(({ proxyId }) => proxyId));
  const noticeIds = new Set(notices.map(({ noticeId }) => noticeId));
  return {
    ...whole,
    ...{ proxies, convocations, notices, actas },
    // The present screen may belong to any question.
    sessions: whole.sessions
      .filter((one) => one.session === session)
      .map((one) => ({ ...one, stage: { mode: 'quorum' }, openQuestionIds: [] })),
    questions: state === 'draft' ? [] : [question],
    practiceIds: [],
    files: whole.files.filter(
      (one) =>
        proxyIds.has(one.proxyId ?? '') ||
        noticeIds.has(one.noticeId ?? '') ||
        [one.questionId, one.sheetOf].includes(questionId),
    ),
  };
}
