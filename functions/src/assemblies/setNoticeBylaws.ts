import {
  accept,
  convocationRulesOf,
  type NoticeBylaws,
  type Outcome,
  refuse,
  type SetNoticeBylawsRequest,
  setNoticeBylaws as settleBylaws,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface NoticeBylawsChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetNoticeBylawsRequest;
  readonly now: number;
}

/** How early the bylaws want a notice out, for those that are checked from now on. */
export function setNoticeBylaws(
  asked: NoticeBylawsChange,
): Promise<Outcome<{ readonly noticeBylaws: NoticeBylaws | null }>> {
  const { assemblyId, by, request, now } = asked;
  const reference = documents.generalSettings(assemblyId);
  return transact(async (tx) => {
    const [foundAssembly, foundSettings] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(reference),
    ]);
    const assembly = foundAssembly.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const settled = settleBylaws(convocationRulesOf(assembly.rulePack), request);
    if (!settled.ok) return settled;
    const { noticeBylaws: _, ...others } = foundSettings.data() ?? {};
    const kept = settled.value === null ? {} : { noticeBylaws: settled.value };
    tx.set(reference, { ...others, ...kept });
    recordEvent(tx, assemblyId, { kind: 'notice-bylaws-changed', by, at: now });
    return accept({ noticeBylaws: settled.value });
  });
}
