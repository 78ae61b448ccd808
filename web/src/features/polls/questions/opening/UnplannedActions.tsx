import type { AssemblySession, Question } from '@asamblea/domain';
import QuickIcon from '@mui/icons-material/BoltOutlined';
import PeopleIcon from '@mui/icons-material/HowToRegOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import type { AgendaLaw, WarningsOf } from '../besideOpen.ts';

const QuickQuestion = comesLater(async () => (await import('./QuickQuestion.tsx')).QuickQuestion);
const OpenNominations = comesLater(
  async () => (await import('./OpenNominations.tsx')).OpenNominations,
);

interface UnplannedActionsProps {
  readonly cot: string;
  readonly law: AgendaLaw;
  readonly meeting: AssemblySession;
  readonly outsideOf: Parameters<typeof QuickQuestion>[0]['outsideOf'];
  readonly warningsOf: WarningsOf;
  readonly onSaved: (questionId: Question['questionId']) => void;
}

/**
 * The actions under time pressure while the meeting goes on: a quick question, and candidates that the
 * meeting proposes.
 */
export function UnplannedActions(props: UnplannedActionsProps) {
  const { meeting, onSaved } = props;
  const [asked, setAsked] = useState<'question' | 'nominations' | null>(null);
  if (meeting.state !== 'open') return null;
  const dialog = {
    ...props,
    onClose: () => setAsked(null),
    onSaved: (questionId: string) => {
      setAsked(null);
      onSaved(questionId);
    },
  };
  return (
    <>
      {meeting.openQuestionIds.length === 0 && (
        <Button variant="outlined" startIcon={<QuickIcon />} onClick={() => setAsked('question')}>
          Pregunta rápida
        </Button>
      )}
      <Button variant="outlined" startIcon={<PeopleIcon />} onClick={() => setAsked('nominations')}>
        Postulaciones
      </Button>
      {asked === 'question' && <QuickQuestion {...dialog} />}
      {asked === 'nominations' && <OpenNominations {...dialog} />}
    </>
  );
}
