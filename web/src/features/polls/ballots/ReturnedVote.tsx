import { type Holding, isSecret, marksOf, sayNames, sayUnits, takesVotes } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import type { Returned } from './outbox.ts';

interface ReturnedVoteProps {
  readonly returned: Returned;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  readonly onSend: () => void;
}

/** What was refused and why, still here: it goes again with the same marks when its voter says so. */
export function ReturnedVote({ returned, question, holdings, onSend }: ReturnedVoteProps) {
  const words = useUnitWords();
  const { sending, reasons, isOtherDevice } = returned;
  const units = sending.choices.map((choice) => {
    const unit = holdings.find(({ unitId }) => unitId === choice.unitId);
    const label = unit?.label ?? choice.unitId;
    const said = isSecret(question) ? '' : `: ${sayNames(question.options, marksOf(choice))}`;
    return `${label}${said}`;
  });
  return (
    <Alert severity="error">
      <AlertTitle>Su voto no se contó</AlertTitle>
      {reasons.map((reason) => (
        <Typography key={reason}>{reason}</Typography>
      ))}
      <Typography sx={{ mt: 1 }}>
        Sigue en este dispositivo, por {sayUnits(units.length, words.term)}: {units.join('; ')}. Se
        borra cuando se cuente o se cierre la votación.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {takesVotes(question) && (
          <Button variant="outlined" color="inherit" onClick={onSend} sx={{ minHeight: 48 }}>
            Enviar otra vez
          </Button>
        )}
        {isOtherDevice && (
          <Button href="/changedevice" color="inherit" sx={{ minHeight: 48 }}>
            Cambiar de dispositivo
          </Button>
        )}
      </Box>
    </Alert>
  );
}
