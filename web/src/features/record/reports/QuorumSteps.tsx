import {
  formatWeight,
  holdingHeadings,
  plainWords,
  type QuorumReport,
  quorumLine,
  sayThreshold,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { StepCurve } from '../../../ui/charts/StepCurve.tsx';
import { formatTime } from '../../../ui/time/formatMoment.ts';

interface QuorumStepsProps {
  readonly report: QuorumReport;
  readonly timeZone: string;
}

/** The curve of the whole session, with the line that the law asks. */
export function QuorumSteps({ report, timeZone }: QuorumStepsProps) {
  const { curve, quorum, milestones, readAt, words = plainWords } = report;
  const { name } = holdingHeadings(words).present;
  const first = curve[0]?.at ?? 0;
  const closed = milestones.findLast(({ kind }) => kind === 'session-closed')?.at ?? readAt;
  const last = Math.max(closed, curve.at(-1)?.at ?? first);
  const span = Math.max(1, last - first);
  const line = quorumLine(quorum);
  const { threshold, total } = quorum;
  return (
    <Paper component="section" aria-label="Curva del quórum de la sala" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Box sx={{ height: 240 }}>
        <StepCurve
          caption={`${name} a lo largo de la sesión`}
          points={curve.map(({ at, weight }) => ({
            x: (at - first) / span,
            y: total.weight === 0 ? 0 : weight / total.weight,
          }))}
          threshold={
            line === null || threshold === null
              ? null
              : { ...line, label: `Se requiere ${sayThreshold(threshold)}` }
          }
          startLabel={formatTime(first, timeZone)}
          endLabel={formatTime(last, timeZone)}
          columns={['Hora', name]}
          rows={curve.map(({ at, weight }) => [formatTime(at, timeZone), formatWeight(weight)])}
        />
      </Box>
    </Paper>
  );
}
