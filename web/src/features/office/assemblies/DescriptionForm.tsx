import {
  type AssemblyDescription,
  assemblyKindNames,
  assemblyKinds,
  type DescribeAssemblyRequest,
  describeAssemblyRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import {
  Autocomplete,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface DescriptionFormProps {
  readonly assembly: AssemblyDescription;
  readonly onClose: () => void;
}

/** Changes how the assembly is called, what it is of and its clock. Only changed fields are sent. */
export function DescriptionForm({ assembly, onClose }: DescriptionFormProps) {
  const [changes, setChanges] = useState<DescribeAssemblyRequest>({});
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const { add } = useToasts();
  const {
    name,
    kind,
    timeZone,
    saturdaysWork = false,
    dataContact = '',
  } = { ...assembly, ...changes };
  const isNameWrong = isTried && !describeAssemblyRequest.safeParse({ name }).success;

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (Object.keys(changes).length === 0) return onClose();
    if (!describeAssemblyRequest.safeParse(changes).success) return;
    await attempt(async () => {
      await askApi(settingsEndpoints.describeAssembly, changes);
      add({ severity: 'success', summary: 'Datos guardados', life: 5000 });
      onClose();
    });
  }

  return (
    <Paper component="section" aria-label="Datos de la asamblea" sx={form}>
      <TextField
        label="Nombre"
        value={name}
        error={isNameWrong}
        helperText={
          isNameWrong
            ? 'Escriba un nombre de 3 a 120 letras.'
            : 'Sale en las pantallas, en los informes y en el acta.'
        }
        onChange={(event) => setChanges({ ...changes, name: event.target.value })}
      />
      <TextField
        select
        label="Clase"
        value={kind}
        onChange={({ target }) => {
          const chosen = assemblyKinds.find((each) => each === target.value);
          if (chosen !== undefined) setChanges({ ...changes, kind: chosen });
        }}
      >
        {assemblyKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {assemblyKindNames[each]}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        options={zones}
        value={timeZone}
        disableClearable
        onChange={(_, chosen) => setChanges({ ...changes, timeZone: chosen })}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Zona horaria"
            helperText="Escriba la ciudad: Bogota, Madrid…"
          />
        )}
      />
      <Typography variant="body2" color="textSecondary">
        Las horas de las pantallas, de los informes y del acta se dicen en esa zona, también las de
        lo que ya pasó.
      </Typography>
      <FormControlLabel
        label="Los sábados son días hábiles"
        control={
          <Checkbox
            checked={saturdaysWork}
            onChange={({ target }) => setChanges({ ...changes, saturdaysWork: target.checked })}
          />
        }
      />
      <Typography variant="body2" color="textSecondary">
        Cuenta para los plazos en días hábiles: el último día para convocar, la segunda convocatoria
        y el acta.
      </Typography>
      <TextField
        label="Contacto para datos personales"
        value={dataContact}
        helperText="Un correo o un teléfono. Sale en el aviso de privacidad de la entrada."
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(event) => setChanges({ ...changes, dataContact: event.target.value })}
      />
      <FormEnd {...{ failure, onClose }} onSave={save} />
    </Paper>
  );
}

const zones = Intl.supportedValuesOf('timeZone');

const form = { p: 2.5, display: 'grid', gap: 2 } as const;
