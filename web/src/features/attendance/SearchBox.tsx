import SearchIcon from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';
import type { KeyboardEvent, Ref } from 'react';

export const resultListId = 'resultados';

export function resultId(personId: string): string {
  return `persona-${personId}`;
}

interface SearchBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The person that Enter would act on. */
  readonly activeId: string | null;
  readonly isExpanded: boolean;
}

/** Ready to type on arrival. */
export function SearchBox(props: SearchBoxProps) {
  const { ref, value, onChange, onKeyDown, activeId, isExpanded } = props;
  return (
    <TextField
      inputRef={ref}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      label="Buscar por unidad, nombre o documento"
      autoFocus
      fullWidth
      type="search"
      slotProps={{
        htmlInput: {
          role: 'combobox',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-expanded': isExpanded,
          'aria-autocomplete': 'list',
          'aria-controls': resultListId,
          'aria-activedescendant': activeId === null ? undefined : resultId(activeId),
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
