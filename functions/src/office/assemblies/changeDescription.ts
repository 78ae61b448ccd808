import {
  type Assembly,
  accept,
  type DescribeAssemblyAnswer,
  type DescribeAssemblyRequest,
  describeAssembly,
  isRehearsal,
  type Outcome,
  rehearsalName,
} from '@asamblea/domain';
import { type ChangeAsked, changeAssembly } from '../../kernel/assemblies/changeAssembly.ts';

export interface DescriptionChange extends ChangeAsked {
  readonly request: DescribeAssemblyRequest;
}

/** How the assembly is called, what it is of and its clock; its public door says the same at once. */
export function changeDescription(
  asked: DescriptionChange,
): Promise<Outcome<DescribeAssemblyAnswer>> {
  return changeAssembly(asked, (before) => {
    const next = describeAssembly(before, named(before, asked.request));
    if (next === null) {
      const { name, kind, timeZone, saturdaysWork = false, dataContact = '' } = before;
      return accept({ change: null, answer: { name, kind, timeZone, saturdaysWork, dataContact } });
    }
    const door = { name: next.name, timeZone: next.timeZone };
    const change = { assembly: next, door, event: { kind: 'assembly-described' } } as const;
    return accept({ change, answer: next });
  });
}

/** However it is called, a rehearsal says that it is one. */
function named(assembly: Assembly, request: DescribeAssemblyRequest): DescribeAssemblyRequest {
  const { name } = request;
  if (name === undefined || !isRehearsal(assembly)) return request;
  return { ...request, name: rehearsalName(name) };
}
