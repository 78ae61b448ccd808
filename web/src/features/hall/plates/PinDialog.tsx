import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { pinSlip, sayPin } from './pinSlip.ts';
import type { ToldPin } from './usePlateWork.ts';

interface PinDialogProps {
  readonly told: ToldPin;
  readonly assemblyName: string;
  readonly onClose: () => void;
}

/** The PIN of a plate, the only time that it is seen: to say it in a low voice or hand it over on paper. */
export function PinDialog({ told, assemblyName, onClose }: PinDialogProps) {
  const titleId = useId();
  const save = useDownload();
  const { number, personName, pin } = told;

  const print = () =>
    save({
      kind: `pin-placa-${number}`,
      ending: 'pdf',
      what: 'el papel con el PIN',
      write: () => pdfFile(pinSlip(told, assemblyName)),
      meanwhile: 'Anote el PIN antes de cerrar esta ventana.',
    });

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      disableRestoreFocus
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>
        PIN de la placa {number}
        {personName !== '' && ` de ${personName}`}
      </DialogTitle>
      <DialogContent>
        <Box sx={code}>{sayPin(pin)}</Box>
        <Typography>
          Dígaselo sin que otros lo oigan, o entréguele el papel: con la placa y este PIN vota en un
          puesto. <b>No se vuelve a mostrar</b>; si lo olvida, dele uno nuevo.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, p: 2 }}>
        <BusyButton size="large" startIcon={<PrintIcon />} onPress={print}>
          Imprimir papel
        </BusyButton>
        <Button size="large" variant="contained" onClick={onClose} autoFocus>
          Listo
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const code = {
  my: 1,
  fontSize: '2.75rem',
  fontWeight: 700,
  letterSpacing: '0.06em',
  textAlign: 'center',
} as const;
