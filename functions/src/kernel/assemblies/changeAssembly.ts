import {
  type Assembly,
  type AssemblyEvent,
  accept,
  type Outcome,
  type PublicAssembly,
  refuse,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';

export interface ChangeAsked {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
}

export interface SettledChange<Answer> {
  /** Null: it stands so already, and nothing is written. */
  readonly change: {
    readonly assembly: Partial<Assembly>;
    /** The public part, which strangers read before they enter; unchanged when absent. */
    readonly door?: Partial<PublicAssembly>;
    readonly event: Omit<AssemblyEvent, 'by' | 'at'>;
  } | null;
  readonly answer: Answer;
}

/** Changes what an assembly is, with its public door and the event that says so. */
export function changeAssembly<Answer>(
  { assemblyId, by, now }: ChangeAsked,
  settle: (before: Assembly) => Outcome<SettledChange<Answer>>,
): Promise<Outcome<Answer>> {
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const before = (await tx.get(reference)).data();
    if (before === undefined) return refuse('assembly-unknown');
    const settled = settle(before);
    if (!settled.ok) return settled;
    const { change, answer } = settled.value;
    if (change !== null) {
      tx.update(reference, { ...change.assembly });
      if (change.door !== undefined) {
        tx.update(documents.publicAssembly(before.cot), { ...change.door });
      }
      recordEvent(tx, assemblyId, { ...change.event, by, at: now });
    }
    return accept(answer);
  });
}
