import {
  type AgendaPoint,
  type AssemblySession,
  meetingScript,
  type Question,
  type StoredResult,
} from '@asamblea/domain';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { ScriptDialog } from './ScriptDialog.tsx';

export interface LiveScriptProps {
  readonly cot: string;
  readonly meeting: AssemblySession;
  readonly questions: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  /** Of the agenda, in their order. */
  readonly points: readonly AgendaPoint[];
  readonly onClose: () => void;
}

/** The script of the meeting as it stands now. */
export function LiveScript(props: LiveScriptProps) {
  const { cot, meeting, questions, results, points, onClose } = props;
  const { assemblyName } = useSession();
  const quorum = useLive(cot, 'quorum').value?.quorum ?? null;
  const name = assemblyName ?? '';
  const hall = { session: meeting, quorum, questions, results, points };
  const lines = meetingScript({ assemblyName: name, ...hall });
  return <ScriptDialog assemblyName={name} lines={lines} onClose={onClose} />;
}
