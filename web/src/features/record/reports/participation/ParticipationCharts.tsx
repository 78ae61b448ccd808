import {
  formatCount,
  formatPercent,
  formatWeight,
  type HoldingWords,
  holdingHeadings,
  type QuestionParticipation,
  sayElapsed,
  sayGroup,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { BarList } from '../../../../ui/charts/BarList.tsx';
import { StepCurve } from '../../../../ui/charts/StepCurve.tsx';
import { tieFigures } from '../../../../ui/text/tieFigures.ts';
import { formatTime } from '../../../../ui/time/formatMoment.ts';
import { sayBoth, sayCount } from './sayCount.ts';

interface ParticipationChartsProps {
  readonly question: QuestionParticipation;
  readonly words: HoldingWords;
  readonly timeZone: string;
}

/** A vote with name as it came in: its curve from the opening to the closing and a bar a group, each with its table. */
export function ParticipationCharts({ question, words, timeZone }: ParticipationChartsProps) {
  const { voted, base, groups } = question;
  const name = `Pregunta ${sayQuestionNumber(question)}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        Votó el <strong>{formatPercent(voted.weight, base.weight)}</strong> de la base:{' '}
        {tieFigures(`${sayCount(voted, words)}, de ${sayCount(base, words)}.`)}
      </Typography>
      <Curve {...{ question, words, timeZone, name }} />
      {groups === null ? (
        <Typography color="textSecondary">
          No hay agrupaciones que comparar: el padrón no las tiene, o cambió después de esta
          votación.
        </Typography>
      ) : (
        <BarList
          isNarrow
          caption={`${name}: participación por agrupación`}
          columns={['Agrupación', 'Votó, de los presentes', sayBoth(words)]}
          bars={groups.map(({ group, voted: part, expected }) => ({
            label: sayGroup(group),
            share: expected.weight === 0 ? 0 : part.weight / expected.weight,
            figure: formatPercent(part.weight, expected.weight),
            note: tieFigures(`${sayCount(part, words)}, de ${sayCount(expected, words)}`),
          }))}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        Cada unidad cuenta desde su primer voto; una corrección no la mueve. Mientras esté abierta,
        el archivo de Excel también la lleva.
      </Typography>
    </Box>
  );
}

function Curve({
  question: { points, base },
  words,
  timeZone,
  name,
}: ParticipationChartsProps & { readonly name: string }) {
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const span = Math.max(1, to - from);
  const { units, weight } = holdingHeadings(words);
  return (
    <Box sx={{ height: 200 }}>
      <StepCurve
        caption={`${name}: participación en el tiempo`}
        points={points.map(({ at, voted }) => ({
          x: (at - from) / span,
          y: base.weight === 0 ? 0 : voted.weight / base.weight,
        }))}
        threshold={{ share: 1, label: 'Toda la base' }}
        startLabel={formatTime(from, timeZone)}
        endLabel={formatTime(to, timeZone)}
        columns={['Desde la apertura', 'Hora', weight.name, units.name, 'De la base']}
        rows={points.map(({ at, voted }) => [
          ...[sayElapsed(at - from), formatTime(at, timeZone), formatWeight(voted.weight)],
          ...[formatCount(voted.units), formatPercent(voted.weight, base.weight)],
        ])}
      />
    </Box>
  );
}
