import {
  type AgendaPoint,
  type Assembly,
  type AssemblySession,
  accept,
  beginAssembly,
  beginMember,
  type CreateAssemblyRequest,
  type CreatedAssembly,
  doorBrandOf,
  type GeneralSettings,
  isRehearsal,
  type Member,
  type Outcome,
  offInPublic,
  onInPublic,
  type Question,
  refuse,
  type WrittenPage,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

/** The first content, taken from another assembly. */
export interface DraftedAssembly {
  readonly assembly: Partial<Assembly>;
  readonly settings: GeneralSettings;
  readonly points: readonly AgendaPoint[];
  readonly questions: readonly Question[];
  readonly pages: readonly WrittenPage[];
  /** The further staff, as members; nobody unless given. */
  readonly staff?: readonly Member[];
  readonly session?: Partial<AssemblySession>;
}

export interface AssemblyCreation {
  readonly organisationId: string;
  /** The account that asks: only administrators of the organisation create its assemblies. */
  readonly by: string;
  readonly request: CreateAssemblyRequest;
  /** The public key of the assembly. */
  readonly cot: string;
  readonly now: number;
  /** Nothing when it is left out. */
  readonly drafts?: DraftedAssembly;
}

/**
 * An assembly of an organisation, with its first call, its public door, everybody who administers the
 * organisation as its administrators and the staff that it always has. The same request again answers what it
 * made.
 */
export function createAssembly(asked: AssemblyCreation): Promise<Outcome<CreatedAssembly>> {
  const { organisationId, by, cot, now, drafts } = asked;
  const { assemblyId, ...request } = asked.request;
  const assemblyAt = documents.assembly(assemblyId);
  const doorAt = documents.publicAssembly(cot);
  return transact(async (tx) => {
    const people = (await tx.get(documents.organisationMembers(organisationId))).docs;
    if (!people.some(({ id }) => id === by)) return refuse('not-allowed');
    const known = (await tx.get(assemblyAt)).data();
    if (known?.organisationId === organisationId) return accept({ assemblyId, cot: known.cot });
    if (known !== undefined) return refuse('not-allowed');
    if ((await tx.get(doorAt)).exists) return refuse('cot-taken');
    const organisation = (await tx.get(officeDocuments.organisation(organisationId))).data();
    const inCharge = new Set(people.map(({ id }) => id));
    const usual = organisation?.defaults?.staff.map((one) =>
      beginMember({ ...one, personId: null }),
    );
    const staff = (drafts?.staff ?? usual ?? []).filter(({ uid }) => !inCharge.has(uid));

    const begun = beginAssembly(request, { organisationId, cot, createdAt: now });
    const { off: usualOff = [], brand } = organisation?.defaults ?? {};
    const usually = {
      ...(usualOff.length > 0 ? { off: usualOff } : {}),
      ...(brand === undefined ? {} : { brand }),
    };
    const bylaws = drafts === undefined ? organisation?.defaults?.bylaws?.[begun.rulePack] : null;
    const { majorities = [], quorums = [], arrears, proxyBylaws = null } = bylaws ?? {};
    const assembly: Assembly = {
      ...begun,
      ...(majorities.length > 0 ? { majorities } : {}),
      ...(quorums.length > 0 ? { quorums } : {}),
      ...(arrears === undefined ? {} : { arrears }),
      ...(drafts === undefined ? usually : drafts.assembly),
    };
    const [off, on] = [offInPublic(assembly), onInPublic(assembly)];
    const { name, timeZone } = assembly;
    tx.create(assemblyAt, assembly);
    tx.create(documents.generalSettings(assemblyId), {
      redirects: {},
      redirectHosts: [],
      ...(proxyBylaws === null ? {} : { proxyBylaws }),
      ...drafts?.settings,
    });
    tx.create(documents.session(assemblyId, 1), {
      session: 1,
      call: 1,
      state: 'planned',
      startsAt: now,
      stage: { mode: 'quorum' },
      openQuestionIds: [],
      ...drafts?.session,
    });
    for (const person of people) {
      const member = beginMember({ ...person.data(), role: 'admin', personId: null });
      tx.create(documents.member(assemblyId, person.id), member);
    }
    for (const one of staff) {
      tx.create(documents.member(assemblyId, one.uid), one);
    }
    tx.create(doorAt, {
      assemblyId,
      name,
      timeZone,
      ...doorBrandOf(cot, assembly.brand),
      ...(off.length > 0 ? { off } : {}),
      ...(on.length > 0 ? { on } : {}),
      ...sayRehearsal(assembly),
    });
    recordEvent(tx, assemblyId, { kind: 'assembly-created', by, at: now });
    for (const point of drafts?.points ?? []) {
      const { pointId } = point;
      tx.create(meetingDocuments.agendaPoint(assemblyId, pointId), point);
      recordEvent(tx, assemblyId, { kind: 'point-added', by, at: now, pointId, session: 1 });
    }
    for (const question of drafts?.questions ?? []) {
      const { questionId } = question;
      tx.create(pollDocuments.question(assemblyId, questionId), question);
      recordEvent(tx, assemblyId, { kind: 'question-created', by, at: now, questionId });
    }
    for (const page of drafts?.pages ?? []) {
      tx.create(liveDocuments.page(assemblyId, page.pageId), page);
    }
    return accept({ assemblyId, cot });
  });
}

function sayRehearsal(assembly: Assembly): { readonly isRehearsal?: true } {
  return isRehearsal(assembly) ? { isRehearsal: true } : {};
}
