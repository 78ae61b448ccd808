import {
  type ActaObjected,
  type ActaRecord,
  type AssemblySession,
  isLateObjection,
  toldDayOf,
} from '@asamblea/domain';
import { actaDocuments } from './actaDocuments.ts';
import { readVersions } from './readVersions.ts';

/** The communication of the minutes of a session, and the objections to those of each of its calls. */
export async function readWhatWasTold(
  assemblyId: string,
  { session, call: last }: Pick<AssemblySession, 'session' | 'call'>,
): Promise<Pick<ActaRecord, 'toldOn' | 'objections'>> {
  const calls = Array.from({ length: last }, (_, i) => i + 1);
  const [versions, ...objections] = await Promise.all([
    readVersions(null, assemblyId, { session, call: last }),
    ...calls.map((call) => readObjected(assemblyId, session, call)),
  ]);
  const toldOn = toldDayOf(versions);
  return { ...(toldOn === null ? {} : { toldOn }), objections: objections.flat() };
}

async function readObjected(
  assemblyId: string,
  session: number,
  call: number,
): Promise<readonly ActaObjected[]> {
  const found = await actaDocuments.objections(assemblyId, session, call).get();
  return found.docs
    .map((one) => one.data())
    .toSorted((a, b) => a.at - b.at)
    .map((one) => {
      const { objectionId, name, on } = one;
      return { objectionId, call, name, on, isLate: isLateObjection(one) };
    });
}
