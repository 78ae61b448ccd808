import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';
import { BusyButton } from '../feedback/BusyButton.tsx';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';

interface FormDialogProps {
  readonly title: string;
  /** The answer of the server, below the fields. */
  readonly failure: { readonly message: string; readonly explanation: string | null } | null;
  /** The word of the main button, and its action; null: there is nothing to do but to close. */
  readonly does: readonly [label: string, run: () => Promise<unknown>] | null;
  readonly isGrave?: boolean;
  /** Of that button. */
  readonly icon?: ReactNode;
  /** The word of the button that changes nothing; absent: «Cancelar». */
  readonly cancels?: string;
  /** The pieces apart, one under the other; absent: as each leaves room around it. */
  readonly isSpaced?: boolean;
  /** A window on a phone too, with more room around its buttons. */
  readonly isWindow?: boolean;
  /** Around the fields, to find the first that is wrong. */
  readonly contentRef?: Ref<HTMLDivElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in front of the page, and on a phone in its place. */
export function FormDialog(props: FormDialogProps) {
  const { title, failure, does, isGrave = false, isSpaced = false, onClose, children } = props;
  const { cancels = 'Cancelar', isWindow = false } = props;
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:600px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone && !isWindow}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent ref={props.contentRef} sx={isSpaced ? spaced : null}>
        {children}
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
      </DialogContent>
      <DialogActions sx={isWindow ? { p: 2 } : null}>
        <Button onClick={onClose}>{does === null ? 'Cerrar' : cancels}</Button>
        {does !== null && (
          <BusyButton
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            startIcon={props.icon}
            onPress={() => does[1]()}
          >
            {does[0]}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

const spaced = { display: 'grid', gap: 2, alignContent: 'start' } as const;
