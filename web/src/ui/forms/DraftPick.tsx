import { Autocomplete, type AutocompleteProps, TextField } from '@mui/material';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import type { FormDraft } from './useDraft.ts';

interface DraftPickProps<Typed extends FieldValues, Asked, Option>
  extends Pick<AutocompleteProps<Option, false, false, false>, 'options' | 'noOptionsText' | 'sx'> {
  readonly draft: Pick<FormDraft<Typed, Asked>, 'control'>;
  readonly name: Path<Typed>;
  readonly label: string;
  readonly idOf: (option: Option) => string;
  /** The text by which it is found. */
  readonly textOf: (option: Option) => string;
  /** The text below the field once somebody tried to send it without one. */
  readonly fault: string;
  readonly autoFocus?: boolean;
  /** After another one was picked; null: none is. */
  readonly onPicked?: (option: Option | null) => void;
}

/** One of a long list, found by its text. The draft keeps its id; empty: none was picked. */
export function DraftPick<Typed extends FieldValues, Asked, Option>({
  draft,
  name,
  label,
  idOf,
  textOf,
  fault,
  autoFocus = false,
  onPicked,
  ...props
}: DraftPickProps<Typed, Asked, Option>) {
  const { field, fieldState } = useController({ control: draft.control, name });
  const isMissing = fieldState.error !== undefined;
  return (
    <Autocomplete
      {...props}
      value={props.options.find((option) => idOf(option) === field.value) ?? null}
      getOptionKey={idOf}
      getOptionLabel={textOf}
      onChange={(_, picked) => {
        field.onChange(picked === null ? '' : idOf(picked));
        onPicked?.(picked);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          {...{ label, autoFocus }}
          inputRef={field.ref}
          error={isMissing}
          helperText={isMissing ? fault : ''}
          required
        />
      )}
    />
  );
}
