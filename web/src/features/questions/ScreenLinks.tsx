import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useSwitches } from '../../firebase/useSwitches.ts';
import { CopyLink } from '../../ui/CopyLink.tsx';

const screens = [
  ['/votes/public', 'Pantalla de la sala', 'Para el proyector: sigue la sesión por sí sola.'],
  [
    '/votes/public/missing',
    'Quién falta por votar',
    'Unidad por unidad si la pregunta lo permite; si no, cuántas.',
  ],
  ['/stream/votacionWithOnSnapshot', 'Emisión en vivo', 'Fondo transparente, para la transmisión.'],
  ['/results/public', 'Resultados', 'Los que ya se mostraron.'],
] as const;

/** The pages that anyone with the code may open, to send or to put on a screen. */
export function ScreenLinks({ cot }: { readonly cot: string }) {
  const titleId = useId();
  const { hasRoute } = useSwitches();
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        Páginas públicas
      </Typography>
      <Box sx={grid}>
        {screens
          .filter(([path]) => hasRoute(path))
          .map(([path, label, hint]) => (
            <CopyLink
              key={path}
              href={`${path}?cot=${encodeURIComponent(cot)}`}
              label={label}
              hint={hint}
            />
          ))}
      </Box>
    </Paper>
  );
}

const grid = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
