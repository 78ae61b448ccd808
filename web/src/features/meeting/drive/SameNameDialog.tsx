import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';

interface SameNameDialogProps {
  readonly names: readonly string[];
  readonly onVersion: () => void;
  readonly onApart: () => void;
  readonly onClose: () => void;
}

/** The brought file has the name of a present one: the same document anew, or another one. */
export function SameNameDialog({ names, onVersion, onApart, onClose }: SameNameDialogProps) {
  const id = useId();
  const isOne = names.length === 1;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {isOne ? `Ya hay un documento «${names[0]}»` : `${names.length} documentos ya están aquí`}
      </DialogTitle>
      <DialogContent>
        {!isOne && <Typography sx={{ mb: 1 }}>{names.join(', ')}</Typography>}
        <Typography>
          Como versión nueva, quienes asisten abren esta y el equipo conserva la anterior. Aparte,
          quedan los dos.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button onClick={onApart}>Guardar aparte</Button>
        <Button variant="contained" onClick={onVersion} autoFocus>
          Guardar como versión nueva
        </Button>
      </DialogActions>
    </Dialog>
  );
}
