import {
  type ActaObjectionsAnswer,
  type ActaObjectionView,
  at,
  consentEndpoints,
  type ObjectionEffect,
  sayDate,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { NoteObjectionDialog } from './NoteObjectionDialog.tsx';

interface ObjectionListProps {
  readonly session: number;
  readonly call: number;
  readonly answer: ActaObjectionsAnswer;
  readonly onDone: () => void;
}

/** The objections of owners to the communicated minutes, in the order in which they came. */
export function ObjectionList({ session, call, answer, onDone }: ObjectionListProps) {
  const mayWrite = useMay('communicateActa');
  const [isNoting, setNoting] = useState(false);
  const [answering, setAnswering] = useState<ActaObjectionView | null>(null);
  const { objections, lastDay } = answer;
  const of = { session, call };
  return (
    <Box component="section" aria-labelledby="oposiciones" sx={column}>
      <Typography id="oposiciones" variant="h3">
        Oposiciones
      </Typography>
      <Typography color="textSecondary">
        {objections.length === 0 ? 'Nadie se ha opuesto. ' : ''}
        {lastDay === null
          ? 'No conocemos un último día para impugnar.'
          : `Último día para impugnar: ${sayDate(lastDay)}.`}
      </Typography>
      {objections.map((objection) => (
        <Paper key={objection.objectionId} sx={{ p: 2, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {objection.name}, {sayDate(objection.on)}
            </Typography>
            <StateChip
              label={objection.isLate ? 'Fuera de plazo' : 'En plazo'}
              tone={objection.isLate ? 'warning' : 'info'}
            />
            <StateChip
              label={objection.answer === null ? 'Recibida' : 'Respondida'}
              tone={objection.answer === null ? 'neutral' : 'success'}
            />
          </Box>
          <Typography sx={words}>{objection.text}</Typography>
          {objection.answer !== null && (
            <Typography sx={words} color="textSecondary">
              {objection.answer.name}: {objection.answer.text}
            </Typography>
          )}
          {objection.effects.map((effect) => (
            <Effect key={effect.questionId} {...{ objection, effect, mayWrite, onDone }} />
          ))}
          {mayWrite && objection.answer === null && (
            <Box>
              <Button
                variant="outlined"
                aria-label={`Responder a ${objection.name}`}
                onClick={() => setAnswering(objection)}
              >
                Responder
              </Button>
            </Box>
          )}
        </Paper>
      ))}
      {mayWrite && (
        <Box>
          <Button variant="outlined" onClick={() => setNoting(true)}>
            Anotar una oposición
          </Button>
        </Box>
      )}
      {isNoting && (
        <NoteObjectionDialog {...{ ...of, answer, onDone }} onClose={() => setNoting(false)} />
      )}
      {answering !== null && (
        <AnswerDialog
          {...{ ...of, onDone }}
          objection={answering}
          onClose={() => setAnswering(null)}
        />
      )}
    </Box>
  );
}

interface EffectProps {
  readonly objection: ActaObjectionView;
  readonly effect: ObjectionEffect;
  readonly mayWrite: boolean;
  readonly onDone: () => void;
}

/** The longest reason that an objection to a decision keeps, in letters. */
const reasonAtMost = 1_000;

/** The effect on a decision that waits for its owner, and the press that records it there. */
function Effect({ objection, effect, mayWrite, onDone }: EffectProps) {
  const mayNote = useMay('noteConsents') && mayWrite;
  const { failure, attempt } = useAttempt();
  const { questionId, number, text, noticeId, isNoted, sentence } = effect;
  const note = () =>
    attempt(async () => {
      await askApi(at(consentEndpoints.recordObjection, { questionId }), {
        ...{ noticeId, on: objection.on, means: objection.isOwn ? 'app' : 'other', fileId: null },
        reason: objection.text.slice(0, reasonAtMost),
      });
      onDone();
    });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isNoted ? 'Ya consta' : 'No asistió y puede oponerse'} en la pregunta {number}: {text}{' '}
        {isNoted ? '' : `Con esta oposición: ${sentence}`}
      </Typography>
      {mayNote && !isNoted && (
        <Box>
          <BusyButton variant="outlined" onPress={note}>
            Anotarla en la pregunta {number}
          </BusyButton>
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const words = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;
