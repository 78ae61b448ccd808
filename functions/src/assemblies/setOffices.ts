import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  documentKey,
  type NamedHolder,
  type Outcome,
  type SetOfficesRequest,
  setOffices as settleOffices,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { personIdsOf } from '../rosters/personIds.ts';

export interface OfficesChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetOfficesRequest;
  readonly now: number;
}

/** Which offices a person holds: proxies are read with them from now on, and the acta names those who came. */
export function setOffices(
  asked: OfficesChange,
): Promise<Outcome<{ readonly offices: readonly NamedHolder[] }>> {
  const { assemblyId, by, request, now } = asked;
  const personId = personIdsOf(assemblyId)(documentKey(request.document));
  const reference = documents.generalSettings(assemblyId);
  return transact(async (tx) => {
    const { offices = [], ...others } = (await tx.get(reference)).data() ?? {};
    const settled = settleOffices(offices, personId, request);
    if (!settled.ok) return settled;
    if (isDeepStrictEqual(settled.value, offices)) return accept({ offices });
    tx.set(reference, { ...others, offices: settled.value });
    recordEvent(tx, assemblyId, { kind: 'offices-changed', by, at: now });
    return accept({ offices: settled.value });
  });
}
