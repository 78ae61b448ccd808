import { doorCapacities, doorCapacityNames, doorPaperExamples, type Unit } from '@asamblea/domain';
import {
  Alert,
  Autocomplete,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
} from '@mui/material';
import type { ReactNode } from 'react';
import type { DoorDraft, DoorFaults } from './doorDraft.ts';

interface DoorFieldsProps {
  readonly draft: DoorDraft;
  /** Shown once the person has tried to send. */
  readonly faults: DoorFaults;
  readonly units: readonly Unit[];
  /** Where the photograph of the paper is chosen. */
  readonly photograph: ReactNode;
  readonly onChange: (draft: DoorDraft) => void;
}

/** The person who comes, the unit, the capacity, and its proof. */
export function DoorFields({ draft, faults, units, photograph, onChange }: DoorFieldsProps) {
  const text = (key: 'name' | 'document' | 'email' | 'paper', label: string, hint = '') => ({
    label,
    value: draft[key],
    error: faults[key] !== undefined,
    helperText: faults[key] ?? hint,
    fullWidth: true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [key]: target.value }),
  });
  const limits = (maxLength: number) => ({ htmlInput: { maxLength, autoComplete: 'off' } });
  const { capacity } = draft;
  const example = capacity === null ? '' : `Por ejemplo: ${doorPaperExamples[capacity]}.`;
  return (
    <>
      <TextField {...text('name', 'Nombre completo')} required autoFocus slotProps={limits(120)} />
      <TextField
        {...text('document', 'Documento de identidad', 'Por ejemplo: CC 1083150191')}
        required
        slotProps={limits(60)}
      />
      <Autocomplete
        multiple
        options={units}
        value={units.filter(({ unitId }) => draft.unitIds.includes(unitId))}
        getOptionKey={({ unitId }) => unitId}
        getOptionLabel={({ label }) => label}
        noOptionsText="Ninguna unidad se llama así"
        onChange={(_, chosen) =>
          onChange({ ...draft, unitIds: chosen.map(({ unitId }) => unitId) })
        }
        renderInput={(input) => (
          <TextField
            {...input}
            label="Unidad por la que viene"
            error={faults.unitIds !== undefined}
            helperText={faults.unitIds ?? 'Puede elegir varias.'}
          />
        )}
      />
      <TextField
        select
        required
        label="En qué calidad"
        value={capacity ?? ''}
        error={faults.capacity !== undefined}
        helperText={faults.capacity}
        onChange={({ target }) =>
          onChange({
            ...draft,
            capacity: doorCapacities.find((one) => one === target.value) ?? null,
          })
        }
      >
        {doorCapacities.map((one) => (
          <MenuItem key={one} value={one}>
            {doorCapacityNames[one]}
          </MenuItem>
        ))}
      </TextField>
      {capacity === 'tenant' && (
        <Alert severity="info">
          Asiste a la reunión, pero no vota ni cuenta en el quórum de la sala.
        </Alert>
      )}
      <TextField
        {...text('paper', 'Documento que lo prueba', example)}
        required
        slotProps={limits(120)}
      />
      <FormControl error={faults.isSeen !== undefined}>
        <FormControlLabel
          label="Tuve el documento a la vista"
          control={
            <Checkbox
              checked={draft.isSeen}
              onChange={(_, isSeen) => onChange({ ...draft, isSeen })}
              slotProps={{ input: { 'aria-invalid': faults.isSeen !== undefined } }}
            />
          }
        />
        {faults.isSeen !== undefined && <FormHelperText>{faults.isSeen}</FormHelperText>}
      </FormControl>
      {photograph}
      <TextField
        {...text('email', 'Correo electrónico (opcional)')}
        type="email"
        slotProps={limits(200)}
      />
    </>
  );
}
