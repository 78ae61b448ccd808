import { formatWeight, type QuorumReplay, sayPresence, sayUnits } from '@asamblea/domain';
import { Alert, Box, Slider, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { QuorumCurve } from '../../../parts/quorum/QuorumCurve.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { readSecond, writeSecond } from './secondField.ts';
import { useReplay } from './useReplay.ts';

interface TimeLineProps {
  readonly session: number;
  readonly timeZone: string;
}

/** The curve of the session, and the quorum as the events tell it at the instant that is chosen. */
export function TimeLine({ session, timeZone }: TimeLineProps) {
  const [at, setAt] = useState<number | null>(null);
  const { replay, now, failure, retry } = useReplay(session, at);
  if (failure !== null) {
    return (
      <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
    );
  }
  if (replay === null) return <Loading shape="cards" rows={1} />;
  const { curve } = replay;
  const first = curve[0]?.at ?? replay.at;
  const last = Math.max(now ?? 0, replay.at, curve.at(-1)?.at ?? replay.at);
  const chosen = at ?? replay.at;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ height: 200 }}>
        <QuorumCurve curve={curve} quorum={replay.quorum} until={last} timeZone={timeZone} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '17em minmax(0, 1fr)' } }}>
        <TextField
          label="Instante"
          type="datetime-local"
          value={writeSecond(chosen, timeZone)}
          onChange={(event) => {
            const typed = readSecond(event.target.value, timeZone);
            if (typed !== null) setAt(typed);
          }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
        />
        <Slider
          aria-label="Instante en la línea de tiempo"
          min={first}
          max={Math.max(first + 1000, last)}
          step={1000}
          value={Math.min(Math.max(chosen, first), Math.max(first + 1000, last))}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => formatMoment(value, timeZone)}
          getAriaValueText={(value) => formatMoment(value, timeZone)}
          onChange={(_, value) => setAt(Number(value))}
          sx={{ alignSelf: 'center', width: 'auto', mx: 1.5 }}
        />
      </Box>
      <AtInstant replay={replay} timeZone={timeZone} />
    </Box>
  );
}

function AtInstant({
  replay,
  timeZone,
}: {
  readonly replay: QuorumReplay;
  readonly timeZone: string;
}) {
  const { present, total, met, needed } = replay.quorum;
  return (
    <Alert severity={met ? 'success' : 'warning'} role="status">
      <Typography sx={{ fontWeight: 700 }}>
        {formatMoment(replay.at, timeZone)}:{' '}
        {met ? 'había quórum en la sala' : 'no había quórum en la sala'}
      </Typography>
      <Typography>
        Presente {sayPresence(replay.quorum)}: {formatWeight(present.weight)} de{' '}
        {formatWeight(total.weight)}, {sayUnits(present.units)} de {sayUnits(total.units)}. Se
        requiere {needed}.
      </Typography>
    </Alert>
  );
}
