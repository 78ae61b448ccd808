import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../feedback/BusyButton.tsx';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';

interface FormEndProps {
  /** The answer of the server. */
  readonly failure: { readonly message: string; readonly explanation: string | null } | null;
  readonly onSave: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly closeLabel?: string;
  /** More buttons, after those that save and leave. */
  readonly children?: ReactNode;
}

/** The end of a form that stands in its page: why it was not saved, and how to save or leave it. */
export function FormEnd(props: FormEndProps) {
  const { failure, onSave, onClose, closeLabel = 'Cancelar', children } = props;
  return (
    <>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={onSave}>
          Guardar
        </BusyButton>
        <Button onClick={onClose}>{closeLabel}</Button>
        {children}
      </Box>
    </>
  );
}
