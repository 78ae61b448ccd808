import { Alert, Checkbox, FormControlLabel } from '@mui/material';

interface OpenCommentsAskProps {
  /** How many comments nobody settled. */
  readonly open: number;
  readonly isSure: boolean;
  readonly onChange: (isSure: boolean) => void;
}

/** How many comments are open, and whether to go on with them; nothing where there are none. */
export function OpenCommentsAsk({ open, isSure, onChange }: OpenCommentsAskProps) {
  if (open === 0) return null;
  return (
    <Alert severity="warning">
      {open === 1 ? 'Queda 1 comentario abierto.' : `Quedan ${open} comentarios abiertos.`}
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={<Checkbox checked={isSure} onChange={(_, isOn) => onChange(isOn)} />}
        label="Seguir así"
      />
    </Alert>
  );
}
