import * as z from 'zod';
import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { documentKey, namesDocument } from '../../kernel/identity/documentKey.ts';
import { personKeyIn } from '../../kernel/identity/idsOfPeople.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { Person } from '../../kernel/identity/person.ts';
import type { JobProgress } from '../../kernel/jobs/job.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { byQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { DecidingLaw } from '../../laws/assemblies/majorities.ts';
import { assemblyName, type CreatedAssembly } from '../../laws/assemblies/newAssembly.ts';
import type { WrittenPage } from '../../live/pages/writtenPage.ts';
import { type AgendaPoint, byPointNumber } from '../../meeting/agenda/agendaPoint.ts';
import type { Roster } from '../../people/rosters/roster.ts';
import { unitsByOwner } from '../../people/rosters/unitOwners.ts';
import type { Question } from '../../polls/questions/question.ts';
import { termsOf, typedTerms } from '../../polls/questions/termsOf.ts';
import type { CloneReview } from './cloneReview.ts';

/** As the acta has room for. */
const actaNumber = z.string().trim().max(20);

/** `POST /api/assemblies/{id}/clone`: with the id of the new one, so that asking again makes no other. */
export const cloneAssemblyRequest = z.strictObject({
  cloneId: z.uuid(),
  name: assemblyName,
  /** Of the new one's minutes; empty when nobody knows it yet. */
  actaNumber,
});
export type CloneAssemblyRequest = z.infer<typeof cloneAssemblyRequest>;

/** Asked again it goes on with the roster, until its job has ended; null where there is none to copy. */
export interface CloneAnswer extends CreatedAssembly {
  readonly roster: JobProgress | null;
  /** The copied texts to review now, and the staff left out. */
  readonly review: CloneReview;
}

/** The part of an assembly that outlasts its meeting: its setup, but not its owner, its dates nor its roster. */
export function lastingOf({
  organisationId: _whose,
  name: _name,
  cot: _cot,
  activeRoster: _roster,
  weightMeasure: _measure,
  activeSession: _session,
  createdAt: _made,
  archivedAt: _archived,
  actaNumber: _acta,
  rehearsalOf: _rehearsed,
  discardedAt: _discarded,
  ...lasting
}: Assembly): Partial<Assembly> {
  return lasting;
}

/** The number that follows: `12` after `11`, `012` after `011`; empty after what is no number. */
export function nextActaNumber({ actaNumber: last = '' }: Pick<Assembly, 'actaNumber'>): string {
  if (!/^\d{1,9}$/u.test(last)) return '';
  return String(Number(last) + 1).padStart(last.length, '0');
}

/** The key that tells people of a roster apart: the document, or the name where there is none. */
function personKeyOf({ document, name }: Pick<Person, 'document' | 'name'>): string {
  return namesDocument(document) ? documentKey(document) : `name:${nameKey(name)}`;
}

/**
 * The roster for another assembly: nobody owes until this year's list says so, and how to reach people is to
 * be confirmed. `personIdOf` gives each their id there, from the key that tells them apart.
 */
export function cloneRoster(
  { units, people, totalWeight }: Roster,
  personIdOf: (personKey: string) => string,
): { readonly roster: Roster; readonly ids: ReadonlyMap<string, string> } {
  const named = groupBy(people, personKeyOf);
  const owned = unitsByOwner(units);
  const ids = new Map(
    people.map((one) => {
      const key = personKeyOf(one);
      const isAlone = named.get(key)?.length === 1;
      const first = owned.get(one.personId)?.[0]?.unitId ?? one.personId;
      return [one.personId, personIdOf(isAlone ? key : personKeyIn(key, first))];
    }),
  );
  return {
    ids,
    roster: {
      totalWeight,
      units: units.map((unit) => ({
        ...unit,
        ownerIds: unit.ownerIds.map((id) => ids.get(id) ?? id),
        inArrears: false,
      })),
      people: people.map(({ personId, name, document, email, moreEmails, phone }) => ({
        personId: ids.get(personId) ?? personId,
        name,
        document,
        email,
        ...(moreEmails === undefined ? {} : { moreEmails }),
        phone,
        ...(email === null && phone === null ? {} : { isContactOld: true as const }),
      })),
    },
  };
}

/** The points again, under other ids; nobody has been named yet to present them. */
export function clonePoints(
  points: readonly AgendaPoint[],
  idOf: (pointId: string) => string,
  now: number,
): readonly AgendaPoint[] {
  return [...points].sort(byPointNumber).map(({ pointId, text, kind, notes }, place) => ({
    pointId: idOf(pointId),
    number: place + 1,
    text,
    kind,
    notes,
    presenter: '',
    addedAt: now,
  }));
}

/**
 * The questions again, as drafts under the law and the bylaws of today. Practice questions, second rounds and
 * annulled ones belonged to that meeting, and so did a matter that the law has no more. Of one that was
 * annulled and repeated, what was decided in the end comes.
 */
export function cloneQuestions(
  law: DecidingLaw,
  questions: readonly Question[],
  idOf: (questionId: string) => string,
): readonly Question[] {
  return questions
    .filter(isOfAgenda)
    .sort(byQuestionNumber)
    .flatMap((question) => {
      // The documents belong to the other assembly.
      const { documentIds: _documents, ...typed } = typedTerms(question);
      const terms = termsOf(law, typed);
      if (!terms.ok) return [];
      const { pointId = null } = terms.value;
      const under = pointId === null ? {} : { pointId: idOf(pointId), item: '' };
      return [{ questionId: idOf(question.questionId), terms: { ...terms.value, ...under } }];
    })
    .map(({ questionId, terms }, place) => ({
      questionId,
      number: place + 1,
      ...terms,
      session: 1,
      state: 'draft' as const,
      openedAt: null,
      closesAt: null,
      quorumAtOpening: null,
    }));
}

/** Only annulled questions are repeated: in a chain of repetitions the last one alone is not annulled. */
function isOfAgenda({ rehearsal, runoffOf, state }: Question): boolean {
  return rehearsal !== true && runoffOf === undefined && state !== 'annulled';
}

/** The texts again, as drafts. */
export function clonePages(pages: readonly WrittenPage[]): readonly WrittenPage[] {
  return pages.map((page) => ({ ...page, state: 'draft', version: 1 }));
}
