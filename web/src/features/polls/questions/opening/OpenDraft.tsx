import {
  type AgendaException,
  type AgendaWarning,
  besidesAsked,
  mayNameConflict,
  needsNoConflict,
  type Question,
  questionEndpoints,
} from '@asamblea/domain';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';
import { useConfirm } from '../../../../ui/dialogs/ConfirmationProvider.tsx';
import { sayLackOfQuorum, sayWhatLackDoes } from '../sayLackOfQuorum.ts';
import { NextAct } from '../stage/NextAct.tsx';
import { type Interested, isReasoned, namedAsked } from './interested.ts';
import { sayNoConflict } from './sayNoConflict.ts';

const OutsideFields = comesLater(async () => (await import('./OutsideFields.tsx')).OutsideFields);

const InterestedFields = comesLater(
  async () => (await import('./InterestedFields.tsx')).InterestedFields,
);

interface OpenDraftProps {
  readonly cot: string;
  readonly question: Question;
  /** The question was not announced: the law; null when there is nothing to say. */
  readonly outside: AgendaWarning | null;
  /** The warnings of the law, as they are told beside this button. */
  readonly warnings: readonly string[];
  readonly act: Acting['act'];
}

/** The button that opens a draft, and the messages or questions to the chair before. */
export function OpenDraft({ cot, question, outside, warnings, act }: OpenDraftProps) {
  const confirm = useConfirm();
  const { value: live, status, offline } = useLive(cot, 'quorum');
  const [isAsking, setAsking] = useState(false);
  const [exception, setException] = useState<AgendaException | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [isBeside, setBeside] = useState(false);
  const [named, setNamed] = useState<readonly Interested[]>([]);
  const [isTried, setTried] = useState(false);
  const declares = needsNoConflict(question);
  const names = declares || isNaming;
  const besides = besidesAsked(question);
  const isApart = named.some(({ set }) => set === 'conflict');
  const hasQuorum = live?.quorum.met === true;
  const lack =
    live === null ? 'Todavía no conocemos el quórum de la sala' : sayLackOfQuorum(live.quorum);
  const told = [
    ...(names ? [sayNoConflict(question.rule)] : []),
    ...(hasQuorum ? [] : [`${lack}. Puede abrir. ${sayWhatLackDoes([question.rule])}`]),
  ].join(' ');
  const open = () => {
    return act(questionEndpoints.openQuestions, {
      questionIds: [question.questionId],
      ...(declares && !isApart ? { declaresNoConflict: true } : {}),
      ...(named.length === 0 ? {} : { named: namedAsked(question.questionId, named) }),
      ...(outside === null ? {} : { outsideAgenda: { exception } }),
      ...(warnings.length === 0 ? {} : { seenWarnings: warnings }),
    });
  };

  function ask(isWithNames: boolean, isWithBesides = false) {
    setBeside(isWithBesides);
    setException(null);
    setNamed([]);
    setTried(false);
    setNaming(isWithNames);
    setAsking(true);
  }

  function press() {
    if (outside !== null || declares) {
      ask(false);
      return undefined;
    }
    if (hasQuorum) return open();
    confirm({
      header: '¿Abrir la votación?',
      message: told,
      acceptLabel: 'Abrir sin quórum',
      accept: open,
    });
    return undefined;
  }

  return (
    <>
      <NextAct
        word="Abrir votación"
        icon={<PlayIcon />}
        // A moment: to be asked for a quórum that is on its way would be asked for nothing.
        disabled={status === 'loading' && !offline}
        does={press}
      />
      {!declares && mayNameConflict(question) && (
        <Button onClick={() => ask(true)}>Alguien tiene un interés propio…</Button>
      )}
      {besides.length > 0 && (
        <Button onClick={() => ask(false, true)}>
          {besides.includes('affected') ? 'Afecta a alguien…' : 'Afecta a una clase…'}
        </Button>
      )}
      {(outside !== null || mayNameConflict(question) || besides.length > 0) && (
        <AskDialog
          open={isAsking}
          header={
            outside === null
              ? isBeside
                ? '¿A quién afecta?'
                : '¿Alguien tiene un interés propio?'
              : '¿Abrir fuera del orden del día?'
          }
          acceptLabel={
            isBeside && !isApart ? 'Abrir' : acceptOf(names, named.length, outside !== null)
          }
          onAccept={async () => {
            setTried(true);
            if (!named.every(isReasoned) || (isBeside && named.length === 0)) return;
            // The answer is shown beside the question.
            await open();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          {outside !== null && (
            <OutsideFields warning={outside} exception={exception} onChange={setException} />
          )}
          {told !== '' && <Typography sx={{ mt: 1 }}>{told}</Typography>}
          {[...(names ? (['conflict'] as const) : []), ...(isBeside ? besides : [])].map((set) => (
            <InterestedFields
              key={set}
              {...{ set, question, named, isTried }}
              onChange={setNamed}
            />
          ))}
        </AskDialog>
      )}
    </>
  );
}

/** The effect of pressing: it opens with the people set apart, or says that nobody is. */
function acceptOf(names: boolean, count: number, isOutside: boolean): string {
  if (count > 0) return count === 1 ? 'Abrir: uno no vota' : `Abrir: ${count} no votan`;
  if (!names) return 'Abrir de todas formas';
  return isOutside ? 'Nadie tiene interés propio: abrir' : 'Nadie lo tiene: abrir';
}
