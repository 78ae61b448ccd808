import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { readWithCamera } from '../../../../ui/pictures/readWithCamera.ts';
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
        <CameraView onRead={onRead} onFail={() => setFailed(true)} />
      )}
    </DeskDialog>
  );
}

interface CameraViewProps {
  readonly onRead: (text: string) => void;
  readonly onFail: () => void;
}

/** Apart, for a dialog has what is in it only after its own effects: the camera would have nowhere to show. */
function CameraView({ onRead, onFail }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onRead);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (video.current === null) return;
    const leaving = new AbortController();
    readWithCamera(video.current, leaving.signal).then(
      (text) => {
        if (!leaving.signal.aborted) read(text);
      },
      () => {
        if (!leaving.signal.aborted) fail();
      },
    );
    return () => leaving.abort();
  }, []);
  return (
    <>
      <Box component="video" ref={video} muted playsInline aria-label="Cámara" sx={picture} />
      <Typography role="status">
        Ponga la credencial o la placa frente a la cámara; se lee sola.
      </Typography>
    </>
  );
}

const picture = {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'common.black',
  mb: 1,
} as const;
