import { accept, type NoteCheckRequest, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

export interface CheckAsked {
  readonly assemblyId: string;
  readonly by: string;
  readonly byName: string;
  readonly request: NoteCheckRequest;
  readonly now: number;
}

/** How somebody found what they tried. Of the projector, only with the code that it shows. */
export async function noteCheck(asked: CheckAsked): Promise<Outcome<Record<string, never>>> {
  const { assemblyId, by, byName, request, now } = asked;
  const { check } = request;
  const noted = await transact(async (tx): Promise<Outcome<Record<string, never>>> => {
    const reference = officeDocuments.eveningSettings(assemblyId);
    const settings = (await tx.get(reference)).data() ?? {};
    if (request.check === 'projector') {
      const seen = await readStaged(tx, assemblyId);
      if (seen?.code !== request.code) return refuse('screen-code-wrong');
      tx.update(seen.reference, { stage: { mode: 'quorum' } });
    }
    const isGood = request.check === 'projector' ? true : request.isGood;
    const checks = { ...settings.checks, [check]: { isGood, at: now, byName } };
    tx.set(reference, { ...settings, checks });
    recordEvent(tx, assemblyId, { kind: 'evening-checked', by, at: now, mode: check });
    return accept({});
  });
  if (noted.ok && check === 'projector') await refreshAtOnce(assemblyId);
  return noted;
}

/** The session with the code that its screen shows; null where it shows none. */
async function readStaged(tx: Transaction, assemblyId: string) {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const reference = documents.session(assemblyId, assembly.activeSession);
  const stage = (await tx.get(reference)).data()?.stage;
  const code = stage !== undefined && 'check' in stage ? stage.check : undefined;
  return code === undefined ? null : { reference, code };
}
