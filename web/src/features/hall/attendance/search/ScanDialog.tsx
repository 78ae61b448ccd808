import { Typography } from '@mui/material';
import { useState } from 'react';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { CameraView } from '../../../../ui/pictures/CameraView.tsx';
import { DeskDialog } from '../desk/DeskDialog.tsx';

interface ScanDialogProps {
  readonly onRead: (text: string) => void;
  readonly onClose: () => void;
}

/** The camera, until it reads a code. */
export function ScanDialog({ onRead, onClose }: ScanDialogProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <DeskDialog title="Leer un QR" failure={null} onClose={onClose}>
      {hasFailed ? (
        <ErrorMessage
          message="No pudimos usar la cámara."
          explanation="Permita su uso en el navegador, o busque por unidad, nombre o documento."
        />
      ) : (
        <>
          <CameraView onRead={onRead} onFail={() => setFailed(true)} />
          <Typography role="status" sx={{ mt: 1 }}>
            Ponga la credencial o la placa frente a la cámara; se lee sola.
          </Typography>
        </>
      )}
    </DeskDialog>
  );
}
