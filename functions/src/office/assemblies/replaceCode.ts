import {
  accept,
  doorBrandOf,
  type LiveName,
  liveNames,
  type Outcome,
  type PublicAssembly,
  type QuestionState,
  type ReplaceCodeAnswer,
  type ReplaceCodeRequest,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

export interface CodeChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: ReplaceCodeRequest;
  /** The code that is given where none was asked for. */
  readonly drawn: string;
  readonly now: number;
}

/** Pages of those who vote follow the code: it stays while they do. */
const voting: readonly QuestionState[] = ['open', 'closing', 'counting'];

/**
 * Another public code for the assembly: in one commit all that is public is under the new one, and the old
 * one says that it was replaced. An old code stays its assembly's, which may take it again. The same request
 * again answers what it made.
 */
export function replaceCode(asked: CodeChange): Promise<Outcome<ReplaceCodeAnswer>> {
  const { assemblyId, by, request, drawn, now } = asked;
  const { from, to } = request;
  const cot = to ?? drawn;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if (assembly.cot === cot) return accept({ cot });
    const [oldDoor, newDoor, running] = await Promise.all([
      tx.get(documents.publicAssembly(from)),
      tx.get(documents.publicAssembly(cot)),
      tx.get(pollDocuments.questions(assemblyId).where('state', 'in', voting).limit(1)),
    ]);
    const door = oldDoor.data();
    if (door?.assemblyId !== assemblyId) return refuse('cot-moved');
    if (assembly.cot !== from) {
      return to === null ? accept({ cot: assembly.cot }) : refuse('cot-moved');
    }
    if (!running.empty) return refuse('cot-voting');
    if (isTaken(newDoor.data(), assemblyId)) return refuse('cot-taken');

    const shown = await readShown(tx, from);
    for (const { name, live } of shown) {
      if (live !== undefined) tx.set(documentAt(paths.live(cot, name)), live);
      tx.delete(documentAt(paths.live(from, name)));
    }
    const { replaced: _, ...open } = door;
    tx.set(documents.publicAssembly(cot), { ...open, ...doorBrandOf(cot, assembly.brand) });
    tx.set(documents.publicAssembly(from), { ...open, replaced: true });
    tx.update(documents.assembly(assemblyId), { cot });
    recordEvent(tx, assemblyId, { kind: 'cot-replaced', by, at: now });
    return accept({ cot });
  });
}

function isTaken(door: PublicAssembly | undefined, assemblyId: string): boolean {
  return door !== undefined && !(door.replaced === true && door.assemblyId === assemblyId);
}

function readShown(tx: Transaction, cot: string) {
  return Promise.all(
    liveNames.map(async (name: LiveName) => {
      const found = await tx.get(documentAt<object>(paths.live(cot, name)));
      return { name, live: found.data() };
    }),
  );
}
