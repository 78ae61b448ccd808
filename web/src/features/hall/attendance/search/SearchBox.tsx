import CameraIcon from '@mui/icons-material/QrCodeScannerOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import type { KeyboardEvent, Ref } from 'react';
import { useReads } from '../../../../firebase/session/useReads.ts';
import { useSwitches } from '../../../../firebase/session/useSwitches.ts';

export const resultListId = 'resultados';

export function resultId(personId: string): string {
  return `persona-${personId}`;
}

interface SearchBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Reads a code with the camera instead. */
  readonly onScan: () => void;
  /** The person that Enter would act on. */
  readonly activeId: string | null;
  readonly isExpanded: boolean;
}

/** Ready to type on arrival. */
export function SearchBox(props: SearchBoxProps) {
  const { ref, value, onChange, onKeyDown, onScan, activeId, isExpanded } = props;
  const { hasCollection } = useSwitches();
  const mayReach = useReads('people');
  return (
    <TextField
      inputRef={ref}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      label={`Unidad, nombre${mayReach ? ', documento' : ''}${hasCollection('plates') ? ', placa' : ''} o QR`}
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
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title="Leer un QR con la cámara (Alt+E)">
                <IconButton edge="end" aria-label="Leer un QR con la cámara" onClick={onScan}>
                  <CameraIcon />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
