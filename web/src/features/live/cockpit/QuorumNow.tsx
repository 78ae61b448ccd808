import { formatCount, formatWeight, quorumLine, sayPresence, sayUnits } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLive } from '../../../firebase/live/useLive.ts';
import { QuorumRing } from '../../../ui/charts/QuorumRing.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { DashboardCard } from './DashboardCard.tsx';

interface QuorumNowProps {
  readonly cot: string;
  /** The present weight through the session. */
  readonly curve?: ReactNode;
}

/** Whether there is quorum in the hall, by how much, and since when. */
export function QuorumNow({ cot, curve }: QuorumNowProps) {
  const { value } = useLive(cot, 'quorum');
  if (value === null)
    return <Loading shape="cards" rows={1} label="Esperando el quórum de la sala…" />;
  const { present, total, needed, met } = value.quorum;
  const percent = sayPresence(value.quorum);
  const word = met ? 'Hay quórum' : 'No hay quórum';
  return (
    <DashboardCard title="Quórum de la sala" path="/quorum/private" link="Ver unidad por unidad">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Box sx={{ width: 116, flexShrink: 0 }}>
          <QuorumRing
            share={total.weight === 0 ? 0 : present.weight / total.weight}
            line={quorumLine(value.quorum)}
            met={met}
            label={`${word}: ${percent} del total; se requiere ${needed}`}
          >
            <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{percent}</Box>
          </QuorumRing>
        </Box>
        <Box sx={{ flex: '1 1 10em', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, color: met ? 'success.main' : 'text.primary' }}>
            {word}
          </Typography>
          <Typography>
            Presente {formatWeight(present.weight)} de {formatWeight(total.weight)}
          </Typography>
          <Typography color="textSecondary">
            {formatCount(present.units)} de {sayUnits(total.units)}. Se requiere {needed}.
          </Typography>
        </Box>
      </Box>
      {curve !== undefined && (
        <Box sx={{ mt: 1.5, height: '6.5rem', fontSize: '0.875rem' }}>{curve}</Box>
      )}
    </DashboardCard>
  );
}
