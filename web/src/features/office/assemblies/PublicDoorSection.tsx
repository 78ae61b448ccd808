import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { PublicLinks } from '../../../parts/PublicLinks.tsx';
import { PublicCodeDialog } from './PublicCodeDialog.tsx';

interface PublicDoorSectionProps {
  readonly cot: string;
  readonly mayChange: boolean;
}

/** The screens that anybody opens with the assembly's code, and how the code is replaced. */
export function PublicDoorSection({ cot, mayChange }: PublicDoorSectionProps) {
  const [isReplacing, setReplacing] = useState(false);
  return (
    <Box component="section" aria-labelledby="pantallas" sx={{ mt: 4 }}>
      <Typography id="pantallas" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Pantallas públicas
      </Typography>
      <PublicLinks cot={cot} />
      {mayChange && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setReplacing(true)}>
          Cambiar el código público
        </Button>
      )}
      {isReplacing && <PublicCodeDialog cot={cot} onClose={() => setReplacing(false)} />}
    </Box>
  );
}
