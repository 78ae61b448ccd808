import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useDownload } from '../../../../parts/useDownload.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';
import { type ProxySlip, slipFile } from './slipFile.ts';

interface SlipDialogProps {
  readonly slip: ProxySlip;
  /** The way in by mail, where there is an address. */
  readonly mail?: ReactNode;
  readonly onClose: () => void;
}

/** The attorney's code. It is shown once: nobody can read it again. */
export function SlipDialog({ slip, mail, onClose }: SlipDialogProps) {
  const titleId = useId();
  const save = useDownload();
  const print = () =>
    save({
      kind: 'codigo-apoderado',
      ending: 'pdf',
      what: 'la boleta',
      write: () => slipFile(slip),
      meanwhile: 'Anote el código antes de cerrar esta ventana.',
    });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Código de {slip.attorneyName}</DialogTitle>
      <DialogContent>
        <Typography>El poder quedó aceptado. Entregue este código a su apoderado:</Typography>
        <Typography role="status" sx={code}>
          {slip.code.code}
        </Typography>
        <Typography>
          Anótelo o imprímalo ahora: no se puede volver a ver. Sirve en «Ingreso de apoderados», con
          su documento.
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          Vence el {formatMoment(slip.code.expiresAt, slip.timeZone)}
        </Typography>
        {mail}
      </DialogContent>
      <DialogActions>
        <BusyButton onPress={print}>Boleta para imprimir</BusyButton>
        <Button variant="contained" onClick={onClose} autoFocus>
          Listo
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const code = {
  my: 2,
  textAlign: 'center',
  fontSize: '2.5rem',
  fontWeight: 700,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
} as const;
