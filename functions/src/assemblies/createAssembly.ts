import {
  accept,
  beginAssembly,
  beginMember,
  type CreateAssemblyRequest,
  type CreatedAssembly,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface AssemblyCreation {
  readonly organisationId: string;
  /** The account that asks: only who administers the organisation creates its assemblies. */
  readonly by: string;
  readonly request: CreateAssemblyRequest;
  /** Its public key. */
  readonly cot: string;
  readonly now: number;
}

/**
 * An assembly of an organisation, with its first call, its public door and everybody who administers the
 * organisation as its administrators. The same request again answers what it made.
 */
export function createAssembly(asked: AssemblyCreation): Promise<Outcome<CreatedAssembly>> {
  const { organisationId, by, cot, now } = asked;
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

    const assembly = beginAssembly(request, { organisationId, cot });
    const { name, timeZone } = assembly;
    tx.create(assemblyAt, assembly);
    tx.create(documents.generalSettings(assemblyId), { redirects: {}, redirectHosts: [] });
    tx.create(documents.session(assemblyId, 1), {
      ...{ session: 1, call: 1, state: 'planned', startsAt: now },
      ...{ stage: { mode: 'quorum' }, openQuestionId: null },
    });
    for (const person of people) {
      const member = beginMember({ ...person.data(), role: 'admin', personId: null });
      tx.create(documents.member(assemblyId, person.id), member);
    }
    tx.create(doorAt, { assemblyId, name, timeZone, primary: null, logoUrl: null });
    recordEvent(tx, assemblyId, { kind: 'assembly-created', by, at: now });
    return accept({ assemblyId, cot });
  });
}
