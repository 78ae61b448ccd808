import { Box, Skeleton } from '@mui/material';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface LoadingProps {
  /** The shape of what is coming, so that nothing jumps when it arrives. */
  readonly shape?: 'page' | 'list' | 'cards' | 'text';
  readonly rows?: number;
  readonly label?: string;
}

export function Loading({ shape = 'page', rows = 4, label = 'Cargando…' }: LoadingProps) {
  const lines = Array.from({ length: rows }, (_, index) => index);
  return (
    <Box role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box aria-hidden sx={shape === 'page' ? { p: { xs: 2, sm: 3 } } : undefined}>
        {shape === 'page' && <Skeleton width="40%" height={56} sx={{ mb: 2 }} />}
        {shape === 'cards' ? (
          <Box sx={cards}>
            {lines.map((line) => (
              <Skeleton key={line} variant="rounded" height={120} />
            ))}
          </Box>
        ) : (
          lines.map((line) =>
            shape === 'text' ? (
              <Skeleton key={line} width={line === rows - 1 ? '60%' : '100%'} />
            ) : (
              <Skeleton key={line} variant="rounded" height={56} sx={{ mb: 1 }} />
            ),
          )
        )}
      </Box>
    </Box>
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;
