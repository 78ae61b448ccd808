import {
  type AgendaPoint,
  type Assembly,
  accept,
  beginMember,
  clonePages,
  cloneQuestions,
  countries,
  isPersonMember,
  isRehearsal,
  knownCountry,
  lastingOf,
  type Member,
  type Outcome,
  type RehearsalAnswer,
  refuse,
  rehearsalName,
  rehearseProxy,
  rehearseRoster,
  signInRoles,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { type ReadInForce, readInForce } from '../../people/rosters/readInForce.ts';
import { rosterJobs } from '../../people/rosters/rosterJobs.ts';
import { stageImport } from '../../people/rosters/stageImport.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { createAssembly, type DraftedAssembly } from '../assemblies/createAssembly.ts';

export interface RehearsalStart {
  readonly organisationId: string;
  /** The one that is rehearsed. */
  readonly assemblyId: string;
  /** Of the new one, unless there is one already. */
  readonly rehearsalId: string;
  readonly by: string;
  /** Public key of the new one. */
  readonly cot: string;
  readonly clock: Pick<Clock, 'now'>;
  /** How long to work at the roster before answering. */
  readonly budgetMillis: number;
}

/**
 * The meeting of an assembly to be held for practice: its roster with what people owe, its proxies, questions,
 * texts, bylaws and staff as they are now; nobody's address. One at a time: asked again it is the one there
 * is, and goes on where it was.
 */
export async function startRehearsal(asked: RehearsalStart): Promise<Outcome<RehearsalAnswer>> {
  const { organisationId, assemblyId, by, cot, clock, budgetMillis } = asked;
  const source = (await documents.assembly(assemblyId).get()).data();
  if (source?.organisationId !== organisationId) return refuse('not-found');
  if (isRehearsal(source)) return refuse('rehearsal-again');
  const inForce = await readInForce(assemblyId, source);
  if (inForce === null) return refuse('rehearsal-without-roster');
  const rehearsalId = (await readRehearsal(assemblyId)) ?? asked.rehearsalId;
  const { kind, rulePack, timeZone } = source;
  const country = knownCountry(source.country) ?? countries[0];
  const made = await createAssembly({
    organisationId,
    by,
    cot,
    now: clock.now(),
    request: {
      assemblyId: rehearsalId,
      name: rehearsalName(source.name),
      kind,
      rulePack,
      country,
      timeZone,
    },
    drafts: await readDrafts(asked, source, rehearsalId),
  });
  if (!made.ok) return made;
  const staged = await stageRoster(asked, source, inForce, rehearsalId);
  if (!staged.ok) return staged;
  const job = { assemblyId: rehearsalId, jobId: rehearsalId, clock, budgetMillis };
  const advanced = await advanceJob(job, rosterJobs);
  return advanced.ok ? accept({ rehearsalId, roster: advanced.value }) : advanced;
}

/** The one there is, unless it is being deleted. */
async function readRehearsal(assemblyId: string): Promise<string | null> {
  const found = await documents.assemblies().where('rehearsalOf', '==', assemblyId).get();
  return found.docs.find((one) => one.data().discardedAt === undefined)?.id ?? null;
}

async function readDrafts(
  { assemblyId, clock }: RehearsalStart,
  source: Assembly,
  rehearsalId: string,
): Promise<DraftedAssembly> {
  const [settings, points, questions, pages, members, session] = await Promise.all([
    documents.generalSettings(assemblyId).get(),
    meetingDocuments.agenda(assemblyId).get(),
    pollDocuments.questions(assemblyId).get(),
    liveDocuments.pages(assemblyId).get(),
    documents.members(assemblyId).where('personId', '==', null).get(),
    documents.session(assemblyId, source.activeSession).get(),
  ]);
  const { called } = session.data() ?? {};
  // Addresses that lead to other sites would lead people out of the rehearsal.
  const { redirects: _redirects, redirectHosts: _hosts, ...general } = settings.data() ?? {};
  return {
    assembly: { ...lastingOf(source), rehearsalOf: assemblyId },
    settings: general,
    points: points.docs.map((one) => rehearsePoint(one.data(), rehearsalId)),
    questions: cloneQuestions(
      source,
      questions.docs.map((one) => one.data()),
      (questionId) => derivedId(rehearsalId, questionId),
    ),
    pages: clonePages(pages.docs.map((one) => one.data())),
    staff: members.docs.map((one) => one.data()).flatMap(rehearseMember),
    // The hour of the session has come: nobody has to wait for it.
    session: { startsAt: clock.now() - 1, ...(called === undefined ? {} : { called }) },
  };
}

/** The point unchanged, with its presenter and its date in the agenda; documents are not rehearsed. */
function rehearsePoint(point: AgendaPoint, rehearsalId: string): AgendaPoint {
  const { documentIds: _documents, ...asItIs } = point;
  return { ...asItIs, pointId: derivedId(rehearsalId, point.pointId) };
}

/** Of the staff, with what they may do; nobody who was taken out, and nobody who votes. */
function rehearseMember(member: Member): readonly Member[] {
  const isStaff = !isPersonMember(member.uid) && !signInRoles.some((one) => one === member.role);
  if (!isStaff || member.removedAt !== undefined) return [];
  const { routesAvailable, componentsAvailable, fullRouteComponents, accessUntil } = member;
  return [
    {
      ...beginMember(member),
      routesAvailable,
      componentsAvailable,
      fullRouteComponents,
      ...(member.partsVersion === undefined ? {} : { partsVersion: member.partsVersion }),
      ...(accessUntil === undefined ? {} : { accessUntil }),
    },
  ];
}

/** Puts the roster aside for a job, and the proxies where they stand; only while the job has not begun. */
async function stageRoster(
  { assemblyId, by, clock }: RehearsalStart,
  source: Assembly,
  inForce: ReadInForce,
  rehearsalId: string,
): Promise<Outcome<unknown>> {
  const known = (await peopleDocuments.rosterJob(rehearsalId, rehearsalId).get()).data();
  if (known !== undefined && known.state !== 'staging') return accept(known);
  const assembly = (await documents.assembly(rehearsalId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  await copyProxies(assemblyId, source, rehearsalId);
  const { measure, roster } = inForce;
  const { activeRoster, name } = source;
  return stageImport({
    assemblyId: rehearsalId,
    assembly,
    by,
    now: clock.now(),
    inForce: null,
    // The rows only tell this import from another one: the roster is read already.
    request: {
      importId: rehearsalId,
      confirmed: true,
      rows: [[assemblyId, activeRoster ?? '']],
      name,
    },
    read: { roster: rehearseRoster(roster), problems: [], measure },
  });
}

async function copyProxies(
  assemblyId: string,
  { activeSession: session }: Assembly,
  rehearsalId: string,
): Promise<void> {
  const [proxies, held] = await Promise.all([
    peopleDocuments.proxies(assemblyId).get(),
    documents.session(assemblyId, session).get(),
  ]);
  const place = { session, call: held.data()?.call ?? 1 };
  const copied = peopleDocuments.proxies(rehearsalId);
  await writeInChunks(proxies.docs, (batch, one) => {
    const idOf = (questionId: string) => derivedId(rehearsalId, questionId);
    batch.set(copied.doc(one.id), rehearseProxy(one.data(), place, idOf));
  });
}
