import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  decideOffices,
  idFinder,
  type NamedHolder,
  type Outcome,
  refuse,
  type SetOfficesRequest,
} from '@asamblea/domain';
import type { ChangeAsked } from '../../kernel/assemblies/changeAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { findPersonId } from '../../people/rosters/findPersonId.ts';
import { readPersonIds } from '../../people/rosters/personIds.ts';
import { changeSettings } from './changeSettings.ts';

export interface OfficesChange extends ChangeAsked {
  readonly request: SetOfficesRequest;
}

/** Which offices a person holds: proxies are read with them from now on, and the acta names those who came. */
export async function setOffices(
  asked: OfficesChange,
): Promise<Outcome<{ readonly offices: readonly NamedHolder[] }>> {
  const { assemblyId, request } = asked;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const named = await findPersonId(assemblyId, assembly, request);
  const personIdOf = await readPersonIds(assemblyId);
  return changeSettings(asked, 'offices-changed', (before, { country }) => {
    const { offices: known = [] } = before;
    const findHolder = idFinder(personIdOf, { country, people: known });
    const personId = findHolder(request) ?? named;
    const settled = decideOffices(known, personId, request);
    if (!settled.ok) return settled;
    const offices = settled.value;
    const settings = isDeepStrictEqual(offices, known) ? null : { ...before, offices };
    return accept({ settings, answer: { offices } });
  });
}
