import {
  type Assembly,
  accept,
  decideSwitch,
  isOpenBooth,
  isSecret,
  isSwitchedOn,
  moodOn,
  type Outcome,
  offIn,
  offInPublic,
  onInPublic,
  type QuestionState,
  type RunningWork,
  refuse,
  type SwitchAnswer,
  type SwitchRequest,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

export interface SwitchMove {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SwitchRequest;
  readonly now: number;
}

/**
 * Switches a part of the application on or off in an assembly. Pages that are open follow its document;
 * what needs no sign-in, its public door. The same again changes nothing.
 */
export function switchPlugin(asked: SwitchMove): Promise<Outcome<SwitchAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { plugin, isOn } = request;
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if (isSwitchedOn(plugin, assembly) === isOn) return accept({ off: offIn(assembly) });
    const decided = decideSwitch(assembly, request, await readRunning(tx, assembly, asked));
    if (!decided.ok) return decided;
    const next = decided.value;
    const { off = [], on = [] } = next;
    tx.update(reference, { off, on });
    const told = { off: offInPublic(next), on: onInPublic(next) };
    tx.update(documents.publicAssembly(assembly.cot), told);
    const kind = isOn ? 'plugin-switched-on' : 'plugin-switched-off';
    recordEvent(tx, assemblyId, { kind, by, at: now, plugin });
    return accept({ off: offIn(next) });
  });
}

const counting: readonly QuestionState[] = ['open', 'closing', 'counting'];

/** The running work of the session under way, read together with the switch. */
async function readRunning(
  tx: Transaction,
  { activeSession }: Assembly,
  { assemblyId, now }: SwitchMove,
): Promise<RunningWork> {
  const [plates, booths, found, questions] = await Promise.all([
    tx.get(hallDocuments.plates(assemblyId, activeSession).where('state', '==', 'out')),
    tx.get(pollDocuments.booths(assemblyId).where('closedAt', '==', null)),
    tx.get(documents.session(assemblyId, activeSession)),
    tx.get(pollDocuments.questions(assemblyId).where('state', 'in', counting)),
  ]);
  const session = found.data();
  const mood = session === undefined ? null : moodOn(session.stage);
  return {
    platesOut: plates.size,
    openBooths: booths.docs.filter((one) => isOpenBooth(one.data(), now)).length,
    isAskingMood: mood !== null && now < mood.closesAt,
    isVotingSecretly: questions.docs.some((one) => isSecret(one.data())),
    isVotingSeveral: (session?.openQuestionIds.length ?? 0) > 1,
  };
}
