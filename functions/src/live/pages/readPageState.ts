import { cotSchema, type PublicPageState } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';

/** The initial state of a public page: no cookie and no person, only the assembly's public key. */
export async function readPageState(
  path: string,
  written: string,
  now: number,
): Promise<PublicPageState> {
  const key = cotSchema.safeParse(written);
  const empty = { path, cot: key.success ? key.data : '', serverNow: now };
  if (!key.success) return { ...empty, assembly: null, quorum: null };
  const [assembly, quorum] = await Promise.all([
    documents.publicAssembly(key.data).get(),
    meetingDocuments.liveQuorum(key.data).get(),
  ]);
  const found = assembly.data() ?? null;
  if (found?.replaced === true) return { ...empty, assembly: null, isReplaced: true, quorum: null };
  return { ...empty, assembly: found, quorum: found === null ? null : (quorum.data() ?? null) };
}
