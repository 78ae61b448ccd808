import { type ConsentProcess, type FrozenUnit, frozenUnits } from '@asamblea/domain';
import { readParts } from '../../kernel/database/readParts.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';

const unitsOf = readParts(frozenUnits);

/** The roll at closing never changes: an instance reads the few it is asked for once. */
const known = new Map<string, readonly FrozenUnit[]>();
const knownAtMost = 8;

/** The roll of a decision as it stood at the line. */
export async function readFrozen(
  assemblyId: string,
  { questionId, parts }: Pick<ConsentProcess, 'questionId' | 'parts'>,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<readonly FrozenUnit[]> {
  const key = `${assemblyId}/${questionId}`;
  const kept = known.get(key);
  if (kept !== undefined && !fresh) return kept;
  const read = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      consentDocuments.roll(assemblyId, questionId, part).get(),
    ),
  );
  const frozen = read.flatMap((part) => unitsOf(part.ref.path, part.data()?.json ?? '[]'));
  if (known.size >= knownAtMost) known.clear();
  known.set(key, frozen);
  return frozen;
}
