import {
  type AttendedUnit,
  capacityNames,
  formatPercent,
  groupBy,
  type HoldingWords,
  plainWords,
  sayChannel,
  type VotersReport,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { BarList } from '../../../ui/charts/BarList.tsx';
import { countStays, lastStays } from './countStays.ts';
import { sayBoth, sayCount } from './participation/sayCount.ts';

/** The channels of the attendees, and their capacities. */
export function AttendanceBars({ report }: { readonly report: VotersReport }) {
  const stays = lastStays(report);
  const { words = plainWords } = report;
  const held = sayBoth(words);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <BarList
        caption="Por qué medio"
        columns={['Medio', 'De lo que asistió', held]}
        bars={barsOf(stays, words, (stay) => sayChannel(stay) || 'Sin dato')}
      />
      <BarList
        caption="En nombre de quién"
        columns={['Calidad', 'De lo que asistió', held]}
        bars={barsOf(stays, words, (stay) =>
          stay.capacity === 'owner'
            ? 'En nombre propio'
            : `Por ${capacityNames[stay.capacity].toLowerCase()}`,
        )}
      />
    </Box>
  );
}

function barsOf(
  stays: readonly AttendedUnit[],
  words: HoldingWords,
  labelOf: (stay: AttendedUnit) => string,
) {
  const all = countStays(stays);
  return [...groupBy(stays, labelOf)]
    .map(([label, some]) => ({ label, count: countStays(some) }))
    .sort((a, b) => b.count.weight - a.count.weight)
    .map(({ label, count }) => ({
      label,
      share: all.weight === 0 ? 0 : count.weight / all.weight,
      figure: formatPercent(count.weight, all.weight),
      note: sayCount(count, words),
    }));
}
