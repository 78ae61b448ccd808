import {
  type AgendaPoint,
  type AssemblySession,
  meetingScript,
  type Question,
  type StoredResult,
} from '@asamblea/domain';
import ScriptIcon from '@mui/icons-material/DescriptionOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../../firebase/session.tsx';
import { useLive } from '../../../firebase/useLive.ts';
import { ScriptDialog } from './ScriptDialog.tsx';

interface ScriptButtonProps {
  readonly cot: string;
  readonly meeting: AssemblySession;
  readonly questions: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  /** Of the agenda, in their order. */
  readonly points: readonly AgendaPoint[];
}

/** What whoever conducts the meeting reads aloud, on a screen that only they look at. */
export function ScriptButton(props: ScriptButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ScriptIcon />} onClick={() => setOpen(true)}>
        Guion
      </Button>
      {isOpen && <LiveScript {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function LiveScript({
  cot,
  meeting,
  questions,
  results,
  points,
  onClose,
}: ScriptButtonProps & { readonly onClose: () => void }) {
  const { assemblyName } = useSession();
  const quorum = useLive(cot, 'quorum').value?.quorum ?? null;
  const name = assemblyName ?? '';
  const hall = { session: meeting, quorum, questions, results, points };
  const lines = meetingScript({ assemblyName: name, ...hall });
  return <ScriptDialog assemblyName={name} lines={lines} onClose={onClose} />;
}
