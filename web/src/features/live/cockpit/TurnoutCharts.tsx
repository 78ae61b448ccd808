import {
  attendanceModeNames,
  type Count,
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
import { BarList } from '../../../ui/BarList.tsx';

/** How the vote goes by where people are, by tower and by what it came through: never what was chosen. */
export function TurnoutCharts({ turnout }: { readonly turnout: HallTurnout }) {
  const { places, groups, entries, others } = turnout;
  const of = others > 0 ? ' (primera pregunta)' : '';
  const total = sumCounts((entries ?? []).map(({ count }) => count));
  return (
    <Box sx={charts}>
      {places.length > 0 && (
        <BarList
          isNarrow
          caption={`Participación por canal${of}`}
          columns={columns('Canal')}
          bars={places.map((part) => barOf(part, attendanceModeNames[part.name]))}
        />
      )}
      {groups !== null && (
        <BarList
          isNarrow
          caption={`Participación por grupo${of}`}
          columns={columns('Grupo')}
          bars={groups.map((part) => barOf(part, part.name === '' ? 'Sin grupo' : part.name))}
        />
      )}
      {entries !== null && entries.length > 0 && (
        <BarList
          isNarrow
          caption={`Por dónde llegaron los votos${of}`}
          columns={['Por dónde', 'De lo votado', 'Votos']}
          bars={entries.map(({ channel, count }) => ({
            label: entryNames[channel],
            share: shareOf(count, total),
            figure: formatPercent(count.weight, total.weight),
            note: `${sayUnits(count.units)} · ${formatWeight(count.weight)}`,
          }))}
        />
      )}
    </Box>
  );
}

const columns = (name: string) => [name, 'Ha votado del coeficiente', 'Cuánto'] as const;

function barOf({ voted, expected }: TurnoutPart, label: string) {
  return {
    label,
    share: shareOf(voted, expected),
    figure: formatPercent(voted.weight, expected.weight),
    note: `${formatCount(voted.units)} de ${sayUnits(expected.units)} · ${formatWeight(voted.weight)} de ${formatWeight(expected.weight)}`,
  };
}

function shareOf(part: Count, base: Count): number {
  return base.weight === 0 ? 0 : part.weight / base.weight;
}

const charts = { display: 'grid', gap: 2, minWidth: 0 } as const;
