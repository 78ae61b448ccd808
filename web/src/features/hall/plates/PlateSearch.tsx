import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, InputAdornment, Paper, TextField, Typography } from '@mui/material';
import type { KeyboardEvent, Ref } from 'react';
import { type PlateFinding, stateNames } from './plateHall.ts';

interface PlateSearchProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly findings: readonly PlateFinding[];
  readonly currentKey: string | null;
  readonly onChange: (text: string) => void;
  readonly onChoose: (key: string) => void;
}

const listId = 'placas-encontradas';

/** A number, a person, a unit, or the code reader. Arrows move, Enter chooses, Escape clears. */
export function PlateSearch(props: PlateSearchProps) {
  const { ref, value, findings, currentKey, onChange, onChoose } = props;

  function press(event: KeyboardEvent) {
    const at = findings.findIndex(({ key }) => key === currentKey);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next =
      step === 0
        ? findings[Math.max(at, 0)]
        : findings[(at + step + findings.length) % findings.length];
    if (event.key === 'Escape') onChange('');
    if ((step !== 0 || event.key === 'Enter') && next !== undefined) {
      event.preventDefault();
      onChoose(next.key);
    }
  }

  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        inputRef={ref}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        label="Buscar placa, persona o unidad"
        type="search"
        autoFocus
        fullWidth
        slotProps={{
          htmlInput: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-expanded': findings.length > 0,
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-activedescendant': currentKey ?? undefined,
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
      <Paper
        id={listId}
        role="listbox"
        aria-label="Resultados"
        sx={{ mt: 1, display: findings.length > 1 ? 'block' : 'none' }}
      >
        {findings.map((finding) => (
          <Box
            key={finding.key}
            id={finding.key}
            role="option"
            aria-selected={finding.key === currentKey}
            onClick={() => onChoose(finding.key)}
            sx={[option, finding.key === currentKey && { bgcolor: 'action.selected' }]}
          >
            <Typography sx={{ fontWeight: 600 }}>{titleOf(finding)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {detailOf(finding)}
            </Typography>
          </Box>
        ))}
      </Paper>
      <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
        {value.trim() === ''
          ? 'Escriba el número, o lea la placa con el lector.'
          : findings.length === 0
            ? 'No hay ninguna placa con ese número, ni nadie acreditado con ese nombre o unidad.'
            : ''}
      </Typography>
    </Box>
  );
}

function titleOf(finding: PlateFinding): string {
  return finding.kind === 'plate' ? `Placa ${finding.plate.number}` : finding.holder.name;
}

function detailOf(finding: PlateFinding): string {
  if (finding.kind === 'plate') {
    const { state, personName } = finding.plate;
    return state === 'out' ? `${stateNames.out} a ${personName}` : stateNames[state];
  }
  const { plate, labels } = finding.holder;
  return `${labels.join(', ')} · ${plate === null ? 'sin placa' : `placa ${plate.number}`}`;
}

const option = {
  px: 2,
  py: 1,
  cursor: 'pointer',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
