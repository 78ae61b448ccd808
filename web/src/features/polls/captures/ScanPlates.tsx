import type { Question } from '@asamblea/domain';
import { readPlatePayload } from '@asamblea/domain';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { CameraView } from '../../../ui/pictures/CameraView.tsx';
import { AnswerKeys } from './AnswerKeys.tsx';

interface ScanPlatesProps {
  readonly question: Question;
  readonly onAnswer: (plate: number, marks: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Card after card with the camera: it reads one, the answer is pressed, and it reads the next. */
export function ScanPlates({ question, onAnswer, onClose }: ScanPlatesProps) {
  const titleId = useId();
  const [plate, setPlate] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<'camera' | 'other-code' | null>(null);

  function read(text: string) {
    const number = readPlatePayload(text);
    setProblem(number === null ? 'other-code' : null);
    setPlate(number);
    if (number === null) setTurn(turn + 1);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Leer placas</DialogTitle>
      <DialogContent sx={stacked}>
        {problem === 'camera' ? (
          <ErrorMessage
            message="No pudimos usar la cámara."
            explanation="Permita su uso en el navegador, o escriba el número de la placa."
          />
        ) : (
          plate === null && (
            <CameraView key={turn} onRead={read} onFail={() => setProblem('camera')} />
          )
        )}
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {plate !== null
            ? `Placa ${plate}: ¿qué vota?`
            : problem === 'other-code'
              ? 'Ese código no es de una placa. Muestre otra.'
              : 'Ponga la placa frente a la cámara; se lee sola.'}
        </Typography>
        {plate !== null && (
          <AnswerKeys
            question={question}
            disabled={false}
            onAnswer={(marks) => {
              onAnswer(plate, marks);
              setPlate(null);
              setTurn(turn + 1);
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        {plate !== null && <Button onClick={() => setPlate(null)}>Leer otra</Button>}
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
