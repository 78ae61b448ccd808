import {
  type AgendaException,
  type AgendaWarning,
  type AssemblySession,
  ballotAtMost,
  isSecret,
  needsNoConflict,
  openQuestionsRequest,
  type Question,
  questionEndpoints,
  sayQuestionNumber,
  sayWarningOf,
  warningsTogether,
} from '@asamblea/domain';
import TogetherIcon from '@mui/icons-material/PlaylistPlay';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  TextField,
} from '@mui/material';
import { Fragment, useState } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import type { AgendaLaw } from '../besideOpen.ts';
import { durations, sayDuration } from '../durations.ts';
import { DraftForecast } from '../forecast/DraftForecast.tsx';
import { LawWarnings } from '../form/LawWarnings.tsx';
import { sayLackOfQuorum, sayWhatLackDoes } from '../sayLackOfQuorum.ts';
import { BesideFields } from './BesideFields.tsx';
import { InterestedFields } from './InterestedFields.tsx';
import { type Interested, isReasoned, namedAsked } from './interested.ts';
import { OutsideFields } from './OutsideFields.tsx';
import { sayNoConflict } from './sayNoConflict.ts';

export interface TogetherDialogProps {
  readonly cot: string;
  readonly law: AgendaLaw;
  readonly meeting: AssemblySession;
  readonly drafts: readonly Question[];
  /** The law on voting each, where it was not announced. */
  readonly outsideOf: (question: Question) => AgendaWarning | null;
  readonly open: boolean;
  /** The button was pressed with wrong values, and says so. */
  readonly isTried: boolean;
  readonly onTry: () => void;
  readonly onOpened: (questionId: string) => void;
  readonly onClose: () => void;
}

/** The drafts that open together, and the messages or questions to the chair before. */
export function TogetherDialog(props: TogetherDialogProps) {
  const { cot, law, meeting, drafts, outsideOf, open, isTried, onTry, onOpened, onClose } = props;
  const { failure, act } = useAct();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [declares, setDeclares] = useState(false);
  const [namedOf, setNamedOf] = useState<Readonly<Record<string, readonly Interested[]>>>({});
  const [exception, setException] = useState<AgendaException | null>(null);
  const { value: live } = useLive(cot, 'quorum');
  const questions = drafts.filter(({ questionId }) => chosen.includes(questionId));
  const questionIds = questions.map(({ questionId }) => questionId);
  const interested = questions.filter((draft) => needsNoConflict(draft));
  const named = questions.flatMap(({ questionId }) => namedOf[questionId] ?? []);
  const asksNobody = interested.some(
    ({ questionId }) => !(namedOf[questionId] ?? []).some(({ set }) => set === 'conflict'),
  );
  const warnings = warningsTogether({ assembly: law, session: meeting, questions });
  const [outside = null] = drafts
    .filter(({ questionId }) => chosen.includes(questionId))
    .flatMap((draft) => outsideOf(draft) ?? []);
  const asked = openQuestionsRequest.safeParse({
    questionIds,
    durationSeconds: seconds,
    ...(asksNobody ? { declaresNoConflict: declares } : {}),
    ...(named.length === 0
      ? {}
      : {
          named: questions.flatMap(({ questionId }) =>
            namedAsked(questionId, namedOf[questionId] ?? []),
          ),
        }),
    ...(outside === null ? {} : { outsideAgenda: { exception } }),
    ...(warnings.length === 0 ? {} : { seenWarnings: warnings.map(({ warning }) => warning) }),
  });
  const isSeveral = questionIds.length > 1;

  async function begin() {
    onTry();
    if (!isSeveral || !asked.success || !named.every(isReasoned)) return;
    if (!(await act(questionEndpoints.openQuestions, asked.data))) return;
    onClose();
    const [first] = questionIds;
    if (first !== undefined) onOpened(first);
  }

  return (
    <AskDialog
      open={open}
      header="Abrir varias preguntas a la vez"
      icon={<TogetherIcon color="primary" />}
      acceptLabel={isSeveral ? `Abrir ${questionIds.length} preguntas` : 'Abrir'}
      onAccept={begin}
      onCancel={onClose}
    >
      Cada persona las responde en una sola página y confirma una vez. Abren y cierran a la misma
      hora; cada una conserva su regla y su resultado.
      {live !== null && !live.quorum.met && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {sayLackOfQuorum(live.quorum)}. Puede abrir.{' '}
          {sayWhatLackDoes(drafts.map(({ rule }) => rule))}
        </Alert>
      )}
      <FormGroup sx={{ my: 1 }}>
        {drafts.map(({ questionId, text, ...question }) => (
          <FormControlLabel
            key={questionId}
            label={`${sayQuestionNumber(question)}. ${text}`}
            sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere', mr: 0 }}
            slotProps={{ typography: { sx: { py: 1.1 } } }}
            control={
              <Checkbox
                checked={chosen.includes(questionId)}
                onChange={(_, isChosen) =>
                  setChosen(
                    isChosen ? [...chosen, questionId] : chosen.filter((one) => one !== questionId),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      {drafts
        .filter((draft) => chosen.includes(draft.questionId) && isSecret(draft))
        .map(({ questionId, ...question }) => (
          <DraftForecast
            key={questionId}
            {...{ cot, questionId, of: `Pregunta ${sayQuestionNumber(question)}. ` }}
          />
        ))}
      {interested.map((question) => (
        <Fragment key={question.questionId}>
          <Alert severity="warning" sx={{ mb: 1 }}>
            Pregunta {sayQuestionNumber(question)}. {sayNoConflict(question.rule)}
          </Alert>
          <InterestedFields
            set="conflict"
            {...{ question, isTried }}
            named={namedOf[question.questionId] ?? []}
            onChange={(chosen) => setNamedOf({ ...namedOf, [question.questionId]: chosen })}
          />
        </Fragment>
      ))}
      {questions.map((question) => (
        <BesideFields
          key={question.questionId}
          of={`Pregunta ${sayQuestionNumber(question)}. `}
          {...{ question, isTried }}
          named={namedOf[question.questionId] ?? []}
          onChange={(chosen) => setNamedOf({ ...namedOf, [question.questionId]: chosen })}
        />
      ))}
      {asksNobody && (
        <FormControlLabel
          label={
            !named.some(({ set }) => set === 'conflict')
              ? 'Declaro que nadie tiene un interés propio'
              : 'Declaro que en las demás nadie tiene un interés propio'
          }
          control={<Checkbox checked={declares} onChange={(_, isOn) => setDeclares(isOn)} />}
        />
      )}
      <LawWarnings warnings={warnings.map(sayWarningOf)} />
      {outside !== null && (
        <OutsideFields warning={outside} exception={exception} onChange={setException} />
      )}
      <Box role="status">
        {isTried && !(isSeveral && asked.success) && (
          <FormHelperText error>Escoja de 2 a {ballotAtMost} preguntas.</FormHelperText>
        )}
      </Box>
      <Button onClick={() => setChosen(drafts.slice(0, ballotAtMost).map((one) => one.questionId))}>
        Marcar {drafts.length > ballotAtMost ? `las primeras ${ballotAtMost}` : 'todas'}
      </Button>
      <TextField
        select
        label="Tiempo para votar"
        value={seconds ?? ''}
        onChange={({ target }) => setSeconds(target.value === '' ? null : Number(target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
        margin="normal"
      >
        <option value="">Sin límite: se cierran a mano</option>
        {durations.map((one) => (
          <option key={one} value={one}>
            {sayDuration(one)}
          </option>
        ))}
      </TextField>
      <ActionFailure failure={failure} />
    </AskDialog>
  );
}
