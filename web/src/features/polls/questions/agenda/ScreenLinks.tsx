import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { ScreenList } from '../../../../parts/ScreenList.tsx';

/** The pages that anyone with the code may open, to send or to put on a screen. */
export function ScreenLinks({ cot }: { readonly cot: string }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        Pantallas públicas
      </Typography>
      <ScreenList cot={cot} rowGap={1} />
    </Box>
  );
}
