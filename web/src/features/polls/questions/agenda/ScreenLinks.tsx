import { Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useSwitches } from '../../../../firebase/useSwitches.ts';
import { ScreenList } from '../../../../ui/ScreenList.tsx';

const screens = [
  ['/votes/public', 'Pantalla de la sala', 'Para el proyector: sigue la sesión por sí sola.'],
  [
    '/votes/public/missing',
    'Quién falta por votar',
    'Unidad por unidad si la pregunta lo permite; si no, cuántas.',
  ],
  ['/stream/votacionWithOnSnapshot', 'Emisión en vivo', 'Fondo transparente para la transmisión.'],
  ['/results/public', 'Resultados', 'Los que ya se mostraron.'],
] as const;

/** The pages that anyone with the code may open, to send or to put on a screen. */
export function ScreenLinks({ cot }: { readonly cot: string }) {
  const titleId = useId();
  const { hasRoute } = useSwitches();
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        Pantallas públicas
      </Typography>
      <ScreenList screens={screens} rowGap={1} cot={cot} hasRoute={hasRoute} />
    </Paper>
  );
}
