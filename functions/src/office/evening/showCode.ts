import { randomInt } from 'node:crypto';
import { accept, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';

/**
 * Puts a code on the screen of the hall, beside the quorum, which nobody is answered: a person who types it
 * saw the screen. Not while something is voted or shown there.
 */
export async function showCode(assemblyId: string): Promise<Outcome<Record<string, never>>> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  const shown = await transact(async (tx): Promise<Outcome<Record<string, never>>> => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const session = (await tx.get(reference)).data();
    if (session === undefined) return refuse('session-not-open');
    const { mode } = session.stage;
    if (mode !== 'quorum' && mode !== 'blank') return refuse('screen-busy');
    tx.update(reference, { stage: { mode: 'quorum', check: code } });
    return accept({});
  });
  if (shown.ok) await refreshAtOnce(assemblyId);
  return shown;
}
