import {
  type Assembly,
  accept,
  type CloneAnswer,
  type CloneAssemblyRequest,
  clonePages,
  clonePoints,
  cloneQuestions,
  cloneRoster,
  countries,
  datedTexts,
  documentKey,
  isRehearsal,
  isStaff,
  knownCountry,
  lastingOf,
  type Outcome,
  refuse,
  type StaffLeft,
  staffRoles,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { personIdsOf } from '../../people/rosters/personIds.ts';
import { type ReadInForce, readInForce } from '../../people/rosters/readInForce.ts';
import { rosterJobs } from '../../people/rosters/rosterJobs.ts';
import { stageImport } from '../../people/rosters/stageImport.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { createAssembly, type DraftedAssembly } from '../assemblies/createAssembly.ts';

export interface Cloning {
  readonly organisationId: string;
  /** The one that is copied. */
  readonly assemblyId: string;
  readonly by: string;
  readonly request: CloneAssemblyRequest;
  /** Public key of the new one. */
  readonly cot: string;
  readonly clock: Pick<Clock, 'now'>;
  /** How long to work at the roster before answering. */
  readonly budgetMillis: number;
}

/**
 * Another assembly like one of the organisation: its roster, its agenda, its texts and its bylaws, to be held
 * anew. Events are never copied. Asked again it goes on where it was, and makes no other.
 */
export async function cloneAssembly(asked: Cloning): Promise<Outcome<CloneAnswer>> {
  const { organisationId, assemblyId, by, request, cot, clock } = asked;
  const source = (await documents.assembly(assemblyId).get()).data();
  if (source?.organisationId !== organisationId) return refuse('not-found');
  if (isRehearsal(source)) return refuse('not-found');
  const inForce = await readInForce(assemblyId, source);
  const { cloneId, name } = request;
  const { kind, rulePack, timeZone } = source;
  const country = knownCountry(source.country) ?? countries[0];
  const drafts = await readDrafts(asked, source, inForce);
  const made = await createAssembly({
    organisationId,
    by,
    cot,
    now: clock.now(),
    request: { assemblyId: cloneId, name, kind, rulePack, country, timeZone },
    drafts,
  });
  if (!made.ok) return made;
  const review = {
    dated: datedTexts(drafts),
    staff: await readStaffLeft(assemblyId, cloneId),
  };
  if (inForce === null) return accept({ ...made.value, review, roster: null });
  const staged = await stageRoster(asked, source, inForce);
  if (!staged.ok) return staged;
  const { budgetMillis } = asked;
  const job = { assemblyId: cloneId, jobId: cloneId, clock, budgetMillis };
  const advanced = await advanceJob(job, rosterJobs);
  return advanced.ok ? accept({ ...made.value, review, roster: advanced.value }) : advanced;
}

/** The staff of the source who were not brought: the organisation only always brings its own. */
async function readStaffLeft(from: string, cloneId: string): Promise<readonly StaffLeft[]> {
  const [before, now] = await Promise.all(
    [from, cloneId].map(async (id) =>
      (await documents.members(id).where('role', 'in', staffRoles).get()).docs.map((one) =>
        one.data(),
      ),
    ),
  );
  const here = new Set(now?.map(({ uid }) => uid));
  return (before ?? []).flatMap((member) => {
    const role = staffRoles.find((one) => one === member.role);
    if (role === undefined || !isStaff(member) || here.has(member.uid)) return [];
    return [{ name: member.name, role }];
  });
}

async function readDrafts(
  { assemblyId, request, clock }: Cloning,
  source: Assembly,
  inForce: ReadInForce | null,
): Promise<DraftedAssembly> {
  const [settings, points, questions, pages] = await Promise.all([
    documents.generalSettings(assemblyId).get(),
    meetingDocuments.agenda(assemblyId).get(),
    pollDocuments.questions(assemblyId).get(),
    liveDocuments.pages(assemblyId).get(),
  ]);
  const { cloneId, actaNumber } = request;
  const personId = personIdsOf(cloneId);
  const ids = inForce === null ? new Map<string, string>() : rosterFor(cloneId, inForce).ids;
  const { offices, ...general } = settings.data() ?? {};
  return {
    assembly: {
      ...lastingOf(source),
      ...(actaNumber === '' ? {} : { actaNumber }),
    },
    settings: {
      ...general,
      ...(offices === undefined
        ? {}
        : {
            offices: offices.map((holder) => ({
              ...holder,
              personId: ids.get(holder.personId) ?? personId(documentKey(holder.document)),
            })),
          }),
    },
    points: clonePoints(
      points.docs.map((one) => one.data()),
      (pointId) => derivedId(cloneId, pointId),
      clock.now(),
    ),
    questions: cloneQuestions(
      source,
      questions.docs.map((one) => one.data()),
      (questionId) => derivedId(cloneId, questionId),
    ),
    pages: clonePages(pages.docs.map((one) => one.data())),
  };
}

function rosterFor(cloneId: string, { roster }: ReadInForce) {
  return cloneRoster(roster, personIdsOf(cloneId));
}

/** Puts the roster aside for a job, as an import does: the clock ends it if nobody comes back. */
async function stageRoster(
  { assemblyId, by, request, clock }: Cloning,
  { name, activeRoster }: Assembly,
  inForce: ReadInForce,
): Promise<Outcome<unknown>> {
  const { cloneId } = request;
  const known = (await peopleDocuments.rosterJob(cloneId, cloneId).get()).data();
  if (known !== undefined && known.state !== 'staging') return accept(known);
  const assembly = (await documents.assembly(cloneId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { measure } = inForce;
  return stageImport({
    assemblyId: cloneId,
    assembly,
    by,
    now: clock.now(),
    inForce: null,
    // The rows only tell this import from another one: the roster is read already.
    request: { importId: cloneId, confirmed: true, rows: [[assemblyId, activeRoster ?? '']], name },
    read: { roster: rosterFor(cloneId, inForce).roster, problems: [], measure },
  });
}
