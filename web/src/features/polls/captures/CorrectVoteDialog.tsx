import {
  type Attendance,
  ballotEndpoints,
  type CorrectRequest,
  type Question,
  sayMarks,
  sayVoted,
  type UnitVote,
} from '@asamblea/domain';
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { AnswerKeys } from './AnswerKeys.tsx';

interface CorrectVoteDialogProps {
  readonly question: Question;
  readonly unit: Attendance;
  readonly timeZone: string;
  readonly onClose: () => void;
}

const usual = ['Se registró otra respuesta por error.', 'Se registró a otra persona.'] as const;

/** How a unit voted, and the way to correct it or take it back with a reason. */
export function CorrectVoteDialog({ question, unit, timeZone, onClose }: CorrectVoteDialogProps) {
  const titleId = useId();
  const toasts = useToasts();
  const { questionId } = question;
  const [vote, setVote] = useState<UnitVote | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const isReasoned = reason.trim().length >= 5;

  useEffect(() => {
    let wanted = true;
    askApi(ballotEndpoints.readUnitVote, { questionId, unitId: unit.unitId }).then(
      (answer) => wanted && setVote(answer),
      (error: unknown) => wanted && setProblem(sayFailure(error)),
    );
    return () => {
      wanted = false;
    };
  }, [questionId, unit.unitId]);

  async function correct(to: Omit<CorrectRequest['units'][number], 'unitId' | 'receipt'>) {
    const receipt = vote?.ballot?.receipt ?? '';
    const body = {
      questionId,
      requestId,
      reason,
      units: [{ unitId: unit.unitId, receipt, ...to }],
    };
    try {
      const { results } = await askApi(ballotEndpoints.correctVotes, body);
      const [row] = results;
      if (row?.status === 'refused') {
        setProblem(row.refusal.message);
        return;
      }
      toasts.add({ severity: 'success', summary: `Voto de ${unit.label} corregido`, life: 5000 });
      onClose();
    } catch (error) {
      setProblem(sayFailure(error));
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Voto de {unit.label}</DialogTitle>
      <DialogContent sx={stacked}>
        {problem !== null && <ErrorMessage message={problem} />}
        {vote === null && problem === null && <Loading shape="text" />}
        {vote?.ballot === null && <Typography>Esta unidad aún no ha votado.</Typography>}
        {vote !== null && vote.ballot !== null && (
          <>
            <Typography>
              {unit.label} {sayVoted(vote.ballot, timeZone)}:{' '}
              <b>{sayMarks(question, vote.ballot.optionIds)}</b>
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {usual.map((text) => (
                <Chip key={text} label={text} onClick={() => setReason(text)} sx={tallChip} />
              ))}
            </Box>
            <TextField
              label="Motivo de la corrección"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              helperText="Con el motivo escrito, elija la respuesta correcta o retire el voto."
              slotProps={{ htmlInput: { maxLength: 300 } }}
              required
              fullWidth
              multiline
            />
            <AnswerKeys
              question={question}
              disabled={!isReasoned}
              onAnswer={(optionIds) => void correct({ optionIds })}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {vote !== null && vote.ballot !== null && (
          <BusyButton
            color="error"
            disabled={!isReasoned}
            onPress={() => correct({ withdraw: true })}
          >
            Retirar el voto
          </BusyButton>
        )}
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

function sayFailure(error: unknown): string {
  if (error instanceof ApiFailure && error.isOurs && error.statusCode < 500) return error.message;
  return 'Sin respuesta: no sabemos si se guardó. Intente de nuevo; no se hará dos veces.';
}

const tallChip = {
  height: 'auto',
  py: 0.75,
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
