import {
  type AgendaException,
  type AgendaWarning,
  needsNoConflict,
  type Question,
  questionEndpoints,
} from '@asamblea/domain';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/comesLater.tsx';
import type { Acting } from '../../../../firebase/useAct.ts';
import { useLive } from '../../../../firebase/useLive.ts';
import { AskDialog } from '../../../../ui/AskDialog.tsx';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { useConfirm } from '../../../../ui/ConfirmationProvider.tsx';
import { sayLackOfQuorum, sayWhatLackDoes } from '../sayLackOfQuorum.ts';
import { sayNoConflict } from './sayNoConflict.ts';

const OutsideFields = comesLater(async () => (await import('./OutsideFields.tsx')).OutsideFields);

interface OpenDraftProps {
  readonly cot: string;
  readonly question: Question;
  /** It was not announced: what the law says; null when there is nothing to say. */
  readonly outside: AgendaWarning | null;
  /** What the law warns of, as it is told beside this button. */
  readonly warnings: readonly string[];
  readonly act: Acting['act'];
}

/** The button that opens a draft, and what the chair is told or asked before. */
export function OpenDraft({ cot, question, outside, warnings, act }: OpenDraftProps) {
  const confirm = useConfirm();
  const { value: live, status, offline } = useLive(cot, 'quorum');
  const [isAsking, setAsking] = useState(false);
  const [exception, setException] = useState<AgendaException | null>(null);
  const declares = needsNoConflict(question);
  const hasQuorum = live?.quorum.met === true;
  const lack =
    live === null ? 'Todavía no conocemos el quórum de la sala' : sayLackOfQuorum(live.quorum);
  const told = [
    ...(declares ? [sayNoConflict(question.rule)] : []),
    ...(hasQuorum ? [] : [`${lack}. Puede abrir. ${sayWhatLackDoes([question.rule])}`]),
  ].join(' ');
  const open = () => {
    return act(questionEndpoints.openQuestions, {
      questionIds: [question.questionId],
      ...(declares ? { declaresNoConflict: true } : {}),
      ...(outside === null ? {} : { outsideAgenda: { exception } }),
      ...(warnings.length === 0 ? {} : { seenWarnings: warnings }),
    });
  };

  function press() {
    if (outside !== null) {
      setException(null);
      setAsking(true);
      return undefined;
    }
    if (hasQuorum && !declares) return open();
    confirm({
      header: declares ? '¿Alguien tiene un interés propio?' : '¿Abrir la votación?',
      message: told,
      acceptLabel: declares ? 'Nadie lo tiene: abrir' : 'Abrir sin quórum',
      accept: open,
    });
    return undefined;
  }

  return (
    <>
      <BusyButton
        variant="contained"
        size="large"
        startIcon={<PlayIcon />}
        // A moment: to be asked for a quórum that is on its way would be asked for nothing.
        disabled={status === 'loading' && !offline}
        onPress={press}
      >
        Abrir votación
      </BusyButton>
      {outside !== null && (
        <AskDialog
          open={isAsking}
          header="¿Abrir fuera del orden del día?"
          acceptLabel={declares ? 'Nadie tiene interés propio: abrir' : 'Abrir de todas formas'}
          onAccept={async () => {
            // Whatever it answers is said beside the question.
            await open();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          <OutsideFields warning={outside} exception={exception} onChange={setException} />
          {told !== '' && <Typography sx={{ mt: 1 }}>{told}</Typography>}
        </AskDialog>
      )}
    </>
  );
}
