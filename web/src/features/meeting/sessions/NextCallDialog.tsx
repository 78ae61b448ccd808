import { type NextCallAdvice, sayInstant } from '@asamblea/domain';
import { Alert, Box, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { MomentField, readMoment, writeMoment } from './MomentField.tsx';
import { useNextCall } from './useNextCall.ts';

interface NextCallDialogProps {
  readonly open: boolean;
  readonly timeZone: string;
  readonly onPlan: (asked: { startsAt: number; waitMinutes: number }) => Promise<unknown>;
  readonly onCancel: () => void;
}

const waitAtMost = 240;

/** The date of the next call: the law's own to begin with, and a warning when it is another. */
export function NextCallDialog({ open, timeZone, onPlan, onCancel }: NextCallDialogProps) {
  const { advice, refusal } = useNextCall(open);
  const [typed, setTyped] = useState('');
  const [wait, setWait] = useState('0');
  useEffect(() => {
    if (advice !== null) setTyped(writeMoment(advice.suggested, timeZone));
  }, [advice, timeZone]);
  const startsAt = readMoment(typed, timeZone);
  const waitMinutes = Math.min(waitAtMost, Math.max(0, Math.trunc(Number(wait) || 0)));
  return (
    <AskDialog
      open={open}
      header="Fijar la siguiente convocatoria"
      acceptLabel="Fijar la fecha"
      onAccept={() => (startsAt === null ? undefined : onPlan({ startsAt, waitMinutes }))}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {advice === null && refusal === null && <Loading shape="text" />}
        {refusal !== null && <Alert severity="warning">{refusal}</Alert>}
        {advice !== null && <Law advice={advice} startsAt={startsAt} timeZone={timeZone} />}
        <MomentField
          label="Fecha y hora"
          helperText="El orden del día y los poderes pasan a ella. Si es el mismo día, quienes están siguen registrados."
          value={typed}
          onChange={setTyped}
        />
        <TextField
          label="Minutos de espera antes de declararla fracasada"
          type="number"
          value={wait}
          onChange={(event) => setWait(event.target.value)}
          slotProps={{ htmlInput: { min: 0, max: waitAtMost, inputMode: 'numeric' } }}
        />
      </Box>
    </AskDialog>
  );
}

interface LawProps {
  readonly advice: NextCallAdvice;
  readonly startsAt: number | null;
  readonly timeZone: string;
}

function Law({ advice, startsAt, timeZone }: LawProps) {
  const { earliest, latest, suggested, source, withoutHolidays } = advice;
  const isOutside =
    startsAt !== null && (startsAt < earliest || (latest !== null && startsAt > latest));
  return (
    <>
      <Typography>
        Si los estatutos no dicen otra cosa: {sayInstant(suggested, timeZone)} ({source}).
      </Typography>
      {withoutHolidays && (
        <Typography color="textSecondary">Revise que no caiga en día festivo.</Typography>
      )}
      {isOutside && (
        <Alert severity="warning">
          Esa fecha no es la de la ley. Siga solo si los estatutos o la citación la fijaron.
        </Alert>
      )}
    </>
  );
}
