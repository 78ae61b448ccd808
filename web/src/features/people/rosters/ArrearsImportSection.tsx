import { Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { ArrearsUpdate } from './ArrearsUpdate.tsx';

/** Beside the roster, closed until somebody brings the accounts. */
export function ArrearsImportSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper component="section" aria-labelledby="cartera" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="cartera" variant="h3" component="h2" sx={{ mb: 1 }}>
        Cartera
      </Typography>
      {isOpen ? (
        <ArrearsUpdate />
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Cambie de una vez quién está en mora, con la lista completa de deudores.
          </Typography>
          <Button variant="outlined" size="large" onClick={() => setOpen(true)}>
            Actualizar cartera
          </Button>
        </>
      )}
    </Paper>
  );
}
