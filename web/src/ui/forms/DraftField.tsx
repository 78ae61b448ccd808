import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import type { FormDraft } from './useDraft.ts';

type Kept = 'name' | 'value' | 'defaultValue' | 'error' | 'helperText' | 'onChange' | 'select';

interface DraftFieldProps<Typed extends FieldValues, Asked> extends Omit<TextFieldProps, Kept> {
  readonly draft: Pick<FormDraft<Typed, Asked>, 'control'>;
  readonly name: Path<Typed>;
  /** The hint below the field while nothing is wrong; absent: none. */
  readonly hint?: string;
  /** The text there once it is wrong; absent: the hint. */
  readonly fault?: string;
  /** The value is wrong already while it is typed. */
  readonly isWrong?: boolean;
  /** After it changed. */
  readonly onTyped?: () => void;
  /** A value and how it is called: one of a closed list. */
  readonly choices?: readonly (readonly [value: string | number, name: string])[];
  /** That list opens as a menu of the page; absent: as the one of the device. */
  readonly isMenu?: boolean;
}

/** A field of a form of the staff, which says what is wrong in it once somebody tried to send it. */
export function DraftField<Typed extends FieldValues, Asked>({
  draft,
  name,
  hint,
  fault = hint,
  isWrong = false,
  onTyped,
  choices,
  isMenu = false,
  slotProps,
  ...props
}: DraftFieldProps<Typed, Asked>) {
  const { field, fieldState } = useController({ control: draft.control, name });
  const { ref, onChange, ...typed } = field;
  const Choice = isMenu ? MenuItem : 'option';
  const isFaulty = isWrong || fieldState.error !== undefined;
  return (
    <TextField
      fullWidth
      margin="dense"
      {...props}
      {...typed}
      inputRef={ref}
      onChange={(event) => {
        onChange(event);
        onTyped?.();
      }}
      error={isFaulty}
      helperText={isFaulty ? fault : hint}
      select={choices !== undefined}
      slotProps={choices === undefined || isMenu ? slotProps : { ...closedList, ...slotProps }}
    >
      {choices?.map(([value, name]) => (
        <Choice key={value} value={value}>
          {name}
        </Choice>
      ))}
    </TextField>
  );
}

const closedList = { select: { native: true }, inputLabel: { shrink: true } } as const;
