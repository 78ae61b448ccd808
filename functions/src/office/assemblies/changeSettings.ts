import {
  type Assembly,
  accept,
  type EventKind,
  type GeneralSettings,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import type { ChangeAsked } from '../../kernel/assemblies/changeAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';

export interface SettledSettings<Answer> {
  /** All of them as they are from now on; null: they say so already, and nothing is written. */
  readonly settings: GeneralSettings | null;
  readonly answer: Answer;
}

/** Changes the general settings of an assembly that exists, with the event that says so. */
export function changeSettings<Answer>(
  { assemblyId, by, now }: ChangeAsked,
  kind: EventKind,
  settle: (before: GeneralSettings, assembly: Assembly) => Outcome<SettledSettings<Answer>>,
): Promise<Outcome<Answer>> {
  const reference = documents.generalSettings(assemblyId);
  return transact(async (tx) => {
    const [foundAssembly, foundSettings] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(reference),
    ]);
    const assembly = foundAssembly.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const settled = settle(foundSettings.data() ?? {}, assembly);
    if (!settled.ok) return settled;
    const { settings, answer } = settled.value;
    if (settings !== null) {
      tx.set(reference, settings);
      recordEvent(tx, assemblyId, { kind, by, at: now });
    }
    return accept(answer);
  });
}
