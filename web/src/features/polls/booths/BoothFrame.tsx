import { type BoothState, boothEndpoints } from '@asamblea/domain';
import { Alert, Box, Button, GlobalStyles, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { askApi } from '../../../firebase/askApi.ts';
import { AskDialog } from '../../../ui/AskDialog.tsx';

interface BoothFrameProps {
  readonly state: BoothState;
  /** Only between two people. */
  readonly mayClose: boolean;
  readonly isCut: boolean;
  readonly children: ReactNode;
}

/** The whole screen of the tablet: which booth it is, the step, and no way to anywhere else. */
export function BoothFrame({ state, mayClose, isCut, children }: BoothFrameProps) {
  const [isClosing, setClosing] = useState(false);

  async function close() {
    await askApi(boothEndpoints.closeBooth).catch(() => undefined);
    location.replace('/login');
  }

  return (
    <Box sx={screen}>
      <GlobalStyles styles={larger} />
      <Box component="header" sx={header}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {state.name}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            · {state.ballot.assemblyName}
          </Box>
        </Typography>
        {mayClose && (
          <Button color="inherit" onClick={() => setClosing(true)} sx={leave}>
            Cerrar puesto
          </Button>
        )}
      </Box>
      <Box component="main" sx={main}>
        {isCut && (
          <Alert severity="warning" role="status" sx={{ mb: 2 }}>
            Sin conexión. El puesto sigue apenas vuelva.
          </Alert>
        )}
        {children}
      </Box>
      <AskDialog
        open={isClosing}
        header="¿Cerrar este puesto?"
        acceptLabel="Cerrar puesto"
        onAccept={close}
        onCancel={() => setClosing(false)}
      >
        Ya no se podrá votar en este equipo. Para abrirlo otra vez, alguien de la mesa tiene que
        ingresar con su cuenta.
      </AskDialog>
    </Box>
  );
}

/** A tablet is read from farther than a phone: everything grows with the letter. */
const larger = { '@media (min-width: 700px)': { html: { fontSize: '118.75%' } } } as const;
const screen = { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } as const;
const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 0.5,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
const leave = { flex: 'none', minHeight: 48 } as const;
const main = {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 2, sm: 3 },
} as const;
