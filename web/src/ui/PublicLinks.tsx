import { Paper } from '@mui/material';
import { ScreenList, type ScreenListProps } from './ScreenList.tsx';

const screens = [
  ['/quorum/public', 'Quórum de la sala', 'En vivo, con su curva.'],
  [
    '/votes/public',
    'Pantalla de la sala',
    'Sigue la sesión por sí sola: quórum de la sala, votación, resultado.',
  ],
  ['/results/public', 'Resultados', 'Las preguntas cerradas que ya se mostraron.'],
  ['/stream/votacionWithOnSnapshot', 'Emisión en vivo', 'Fondo transparente para la transmisión.'],
] as const;

/** The pages that need no sign-in, with their address ready to copy. */
export function PublicLinks(props: ScreenListProps) {
  return (
    <Paper sx={{ p: 2 }}>
      <ScreenList {...props} screens={screens} rowGap={2} />
    </Paper>
  );
}
