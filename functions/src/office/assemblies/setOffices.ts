import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  decideOffices,
  documentKey,
  type NamedHolder,
  type Outcome,
  type SetOfficesRequest,
} from '@asamblea/domain';
import type { ChangeAsked } from '../../kernel/assemblies/changeAssembly.ts';
import { personIdsOf } from '../../people/rosters/personIds.ts';
import { changeSettings } from './changeSettings.ts';

export interface OfficesChange extends ChangeAsked {
  readonly request: SetOfficesRequest;
}

/** Which offices a person holds: proxies are read with them from now on, and the acta names those who came. */
export function setOffices(
  asked: OfficesChange,
): Promise<Outcome<{ readonly offices: readonly NamedHolder[] }>> {
  const { assemblyId, request } = asked;
  const personId = personIdsOf(assemblyId)(documentKey(request.document));
  return changeSettings(asked, 'offices-changed', (before) => {
    const { offices: known = [] } = before;
    const settled = decideOffices(known, personId, request);
    if (!settled.ok) return settled;
    const offices = settled.value;
    const settings = isDeepStrictEqual(offices, known) ? null : { ...before, offices };
    return accept({ settings, answer: { offices } });
  });
}
