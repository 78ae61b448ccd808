import {
  type Assembly,
  type Attorney,
  type AttorneyRequest,
  accept,
  type DeskProxyRequest,
  type Outcome,
  type OwnProxyRequest,
  type Person,
  type ProxyDocument,
  type ProxyGrant,
  type ProxyRecord,
  refuse,
  type Unit,
} from '@asamblea/domain';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { findPersonId } from '../rosters/findPersonId.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { StoredBook } from './readProxyBook.ts';

type Terms = Pick<StoredBook, 'assembly' | 'version' | 'moment'>;

interface Naming {
  readonly assemblyId: string;
  readonly assembly: Pick<Assembly, 'activeRoster' | 'country'>;
}

/**
 * The attorney by an opaque id: the same person as in the roster, or in another proxy, if the document is the
 * same. Sent again, whom it named the first time.
 */
export async function attorneyOf(
  { assemblyId, assembly }: Naming,
  { name, document }: AttorneyRequest,
  current: ProxyGrant | null = null,
): Promise<Attorney> {
  const before = current?.substitution.substitutedFrom ?? current;
  const attorneyId =
    before?.attorneyDocument === document
      ? before.attorneyId
      : await findPersonId(assemblyId, assembly, { name, document });
  return { attorneyId, attorneyName: name, attorneyDocument: document };
}

/**
 * The document that an owner writes on our page: over units of their own, dated today. It is given by
 * electronic means, or signed when the paper comes with it. Facts decided the first time it was sent (date,
 * call) stay when it is sent again.
 */
export async function writeOwnDocument(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly grantorId: string;
    readonly request: OwnProxyRequest;
    readonly terms: Terms;
    readonly current: ProxyRecord | null;
  },
): Promise<Outcome<ProxyDocument>> {
  const { assemblyId, grantorId, request, terms, current } = asked;
  const { units, grantor } = await readGrantor(tx, assemblyId, terms, request.unitIds, grantorId);
  if (grantor === undefined) return refuse('person-unknown');
  if (units.length < request.unitIds.length) return refuse('unit-unknown');
  if (units.some(({ ownerIds }) => !ownerIds.includes(grantorId))) {
    return refuse('person-not-owner');
  }
  return accept({
    ...(await bare(assemblyId, request, terms, current)),
    grantorId,
    grantorName: grantor.name,
    cosignerIds: [],
    relation: 'other',
    form: request.fileId === null ? 'electronic' : 'signed',
    writtenOn: current?.writtenOn ?? terms.moment.on,
    validUntil: null,
  });
}

/** The paper that the desk copies: whatever is wrong with it is said when it is to be accepted. */
export async function writeDeskDocument(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly request: DeskProxyRequest;
    readonly terms: Terms;
    readonly current: ProxyRecord | null;
  },
): Promise<Outcome<ProxyDocument>> {
  const { assemblyId, request, terms, current } = asked;
  const { grantorId, cosignerIds, relation, form, writtenOn, validUntil } = request;
  const { grantor } = await readGrantor(tx, assemblyId, terms, [], grantorId);
  if (grantor === undefined) return refuse('person-unknown');
  return accept({
    ...(await bare(assemblyId, request, terms, current)),
    grantorId,
    grantorName: grantor.name,
    cosignerIds,
    relation,
    form,
    writtenOn,
    validUntil,
  });
}

async function bare(
  assemblyId: string,
  request: OwnProxyRequest,
  { assembly, moment }: Terms,
  current: ProxyRecord | null,
) {
  const now = { kind: 'session', ...moment.session } as const;
  const session = current?.scope.kind === 'session' ? current.scope : now;
  return {
    proxyId: request.proxyId,
    unitIds: [...new Set(request.unitIds)],
    ...(await attorneyOf({ assemblyId, assembly }, request.attorney, current)),
    scope: request.scope === 'session' ? session : ({ kind: 'assembly' } as const),
    votes: request.votes ?? {},
    instructions: request.instructions,
    substitution: { allowed: null, substituteId: null, substitutedFrom: null },
  };
}

async function readGrantor(
  tx: Transaction,
  assemblyId: string,
  { version }: Terms,
  unitIds: readonly string[],
  grantorId: string,
): Promise<{ readonly units: readonly Unit[]; readonly grantor: Person | undefined }> {
  const units = peopleDocuments.units(assemblyId, version);
  const read = await getGroups<{ units: Unit; people: Person }>(tx, {
    units: unitIds.map((unitId) => units.doc(unitId)),
    people: [peopleDocuments.people(assemblyId, version).doc(grantorId)],
  });
  return { units: read.units.flatMap((unit) => unit ?? []), grantor: read.people[0] };
}
