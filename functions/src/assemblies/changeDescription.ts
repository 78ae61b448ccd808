import {
  type Assembly,
  accept,
  type DescribeAssemblyAnswer,
  type DescribeAssemblyRequest,
  describeAssembly,
  isRehearsal,
  type Outcome,
  refuse,
  rehearsalName,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface DescriptionChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: DescribeAssemblyRequest;
  readonly now: number;
}

/** How the assembly is called, what it is of and its clock; its public door says the same at once. */
export function changeDescription(
  asked: DescriptionChange,
): Promise<Outcome<DescribeAssemblyAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const next = describeAssembly(assembly, named(assembly, request));
    if (next === null) {
      const { name, kind, timeZone, saturdaysWork = false } = assembly;
      return accept({ name, kind, timeZone, saturdaysWork });
    }
    const { name, timeZone } = next;
    tx.update(reference, { ...next });
    tx.update(documents.publicAssembly(assembly.cot), { name, timeZone });
    recordEvent(tx, assemblyId, { kind: 'assembly-described', by, at: now });
    return accept(next);
  });
}

/** However it is called, a rehearsal says that it is one. */
function named(assembly: Assembly, request: DescribeAssemblyRequest): DescribeAssemblyRequest {
  const { name } = request;
  if (name === undefined || !isRehearsal(assembly)) return request;
  return { ...request, name: rehearsalName(name) };
}
