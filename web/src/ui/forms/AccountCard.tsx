import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useConfirm } from '../dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../feedback/BusyButton.tsx';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';

interface AccountCardProps {
  readonly title: string;
  readonly isSet: boolean;
  /** The facts about it, or the meaning of having none. */
  readonly children: ReactNode;
  /** The word of the button while there is none: `Poner un servidor`. */
  readonly addLabel: string;
  /** Where it is typed; `leave` shows the card again. */
  readonly form: (leave: () => void) => ReactNode;
  /** Tries it as it is saved; not said: there is nothing to try. */
  readonly onTest?: () => Promise<unknown>;
  /** The outcome of trying it. */
  readonly tested?: ReactNode;
  readonly removal: {
    readonly header: string;
    readonly message: string;
    readonly remove: () => Promise<unknown>;
  };
  readonly failure: { readonly message: string; readonly explanation: string | null } | null;
}

/** An account whose secret is kept and never shown: looked at, typed again, tried and taken away. */
export function AccountCard(props: AccountCardProps) {
  const { title, isSet, children, addLabel, form, onTest, tested, removal, failure } = props;
  const titleId = useId();
  const ask = useConfirm();
  const [isEditing, setEditing] = useState(false);
  const { header, message, remove } = removal;
  const confirmRemoval = () => ask({ header, message, acceptLabel: 'Quitar', accept: remove });
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography id={titleId} variant="h4" component="h3">
        {title}
      </Typography>
      {isEditing ? (
        form(() => setEditing(false))
      ) : (
        <>
          {children}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isSet && onTest !== undefined && (
              <BusyButton variant="contained" aria-describedby={titleId} onPress={onTest}>
                Probar
              </BusyButton>
            )}
            <Button variant="outlined" aria-describedby={titleId} onClick={() => setEditing(true)}>
              {isSet ? 'Cambiar' : addLabel}
            </Button>
            {isSet && (
              <Button color="error" aria-describedby={titleId} onClick={confirmRemoval}>
                Quitar
              </Button>
            )}
          </Box>
        </>
      )}
      {onTest !== undefined && <Box role="status">{tested}</Box>}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}
