import { FormControlLabel, Paper, type PaperProps, Switch, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';

interface SavedSwitchProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  /** Not theirs to move, or on its way. */
  readonly isDisabled: boolean;
  /** Saves the contrary; it moves once that is known. */
  readonly onSwitch: () => unknown;
  /** The meaning of the present state. */
  readonly about: ReactNode;
  readonly failure: { readonly message: string; readonly explanation: string | null } | null;
  /** A row of a list of them; not said: a card of its own. */
  readonly isRow?: boolean;
}

/** A switch that saves itself, with what it means and why it could not. */
export function SavedSwitch(props: SavedSwitchProps) {
  const { label, isOn, isDisabled, onSwitch, about, failure, isRow = false } = props;
  const aboutId = useId();
  const frame: PaperProps = isRow ? { component: 'li', sx: row } : { sx: card };
  return (
    <Paper {...frame}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={() => void onSwitch()}
            slotProps={{ input: { 'aria-describedby': aboutId } }}
          />
        }
        label={label}
      />
      <Typography id={aboutId} variant="body2" color="textSecondary" sx={{ maxWidth: '65ch' }}>
        {about}
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}

const card = { p: 2.5, display: 'grid', gap: 1 } as const;
const row = { p: 2, pt: 1, display: 'grid', gap: 1, alignContent: 'start' } as const;
