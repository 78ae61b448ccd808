import { TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { proxyListId, proxyOptionId } from './ProxyList.tsx';

interface ProxySearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly activeId: string | null;
}

/** Ready to type on arrival; the arrows choose in the list below. */
export function ProxySearch({ value, onChange, onKeyDown, activeId }: ProxySearchProps) {
  return (
    <TextField
      label="Buscar por unidad, nombre o documento"
      type="search"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      autoFocus
      sx={{ flex: '1 1 16rem' }}
      slotProps={{
        htmlInput: {
          role: 'combobox',
          autoComplete: 'off',
          spellCheck: false,
          'aria-expanded': activeId !== null,
          'aria-autocomplete': 'list',
          'aria-controls': proxyListId,
          'aria-activedescendant': activeId === null ? undefined : proxyOptionId(activeId),
        },
      }}
    />
  );
}
