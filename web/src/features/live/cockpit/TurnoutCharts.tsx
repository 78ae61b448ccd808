import {
  attendanceModeNames,
  entryNames,
  formatCount,
  formatPercent,
  formatWeight,
  type HallTurnout,
  sayUnits,
  sumCounts,
  type TurnoutPart,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { BarList } from '../../../ui/charts/BarList.tsx';

/** The progress of the vote by place, by tower and by channel: never the choices. */
export function TurnoutCharts({ turnout }: { readonly turnout: HallTurnout }) {
  const { places, groups, entries, others, measure = 'weight' } = turnout;
  const of = others > 0 ? ' (primera pregunta)' : '';
  const total = sumCounts((entries ?? []).map(({ count }) => count));
  return (
    <Box sx={charts}>
      {places.length > 0 && (
        <BarList
          isNarrow
          caption={`Participación por canal${of}`}
          columns={columns('Canal', measure)}
          bars={places.map((part) => barOf(part, measure, attendanceModeNames[part.name]))}
        />
      )}
      {groups !== null && (
        <BarList
          isNarrow
          caption={`Participación por grupo${of}`}
          columns={columns('Grupo', measure)}
          bars={groups.map((part) =>
            barOf(part, measure, part.name === '' ? 'Sin grupo' : part.name),
          )}
        />
      )}
      {entries !== null && entries.length > 0 && (
        <BarList
          isNarrow
          caption={`Por dónde llegaron los votos${of}`}
          columns={['Por dónde', 'De lo votado', 'Votos']}
          bars={entries.map(({ channel, count }) => ({
            label: entryNames[channel],
            share: shareOf(count[measure], total[measure]),
            figure: formatPercent(count[measure], total[measure]),
            note: `${sayUnits(count.units)} · ${formatWeight(count.weight)}`,
          }))}
        />
      )}
    </Box>
  );
}

type Measure = 'weight' | 'units';

const columns = (name: string, measure: Measure) =>
  [
    name,
    measure === 'units' ? 'Ha votado de las unidades' : 'Ha votado del coeficiente',
    'Cuánto',
  ] as const;

function barOf({ voted, expected }: TurnoutPart, measure: Measure, label: string) {
  const [part, whole] = [voted[measure], expected[measure]];
  return {
    label,
    share: shareOf(part, whole),
    figure: formatPercent(part, whole),
    note: `${formatCount(voted.units)} de ${sayUnits(expected.units)} · ${formatWeight(voted.weight)} de ${formatWeight(expected.weight)}`,
  };
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

const charts = { display: 'grid', gap: 2, minWidth: 0 } as const;
