import { type PointNow, sayPoint } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useAgenda } from '../../../firebase/useAgenda.ts';
import { DocumentsToRead } from './DocumentsToRead.tsx';

interface AgendaToReadProps {
  readonly cot: string;
  /** The point that is treated; null: none. */
  readonly point: PointNow | null;
}

/** While nothing is asked: what will be treated, where the meeting is, and what may be read before. */
export function AgendaToRead({ cot, point }: AgendaToReadProps) {
  const points = useAgenda(cot, point?.pointId ?? null);
  if (points.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="orden-del-dia">
      <Typography id="orden-del-dia" variant="h3" component="h2">
        Orden del día
      </Typography>
      <Box component="ol" sx={list}>
        {points.map(({ documents, ...one }) => (
          <Box
            component="li"
            key={one.pointId}
            {...(one.pointId === point?.pointId ? { 'aria-current': 'step' as const } : {})}
            sx={{ fontWeight: one.pointId === point?.pointId ? 700 : 400 }}
          >
            {sayPoint(one)}
            <DocumentsToRead cot={cot} documents={documents} label={`Documentos de ${one.text}`} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;
