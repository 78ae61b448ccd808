import {
  type CreateAssemblyRequest,
  countries,
  createAssemblyRequest,
  knownCountry,
  organisationEndpoints,
  type UsualAssembly,
} from '@asamblea/domain';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { goToAssembly } from '../../../firebase/session/goToAssembly.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { UsualFields } from './UsualFields.tsx';

interface NewAssemblyFormProps {
  readonly usual: UsualAssembly;
  readonly onClose: () => void;
}

/** Makes an assembly of the organisation and goes into it. Pressing again makes no other one. */
export function NewAssemblyForm({ usual, onClose }: NewAssemblyFormProps) {
  const [asked, setAsked] = useState(() => beginRequest(usual));
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const isNameWrong = isTried && !createAssemblyRequest.shape.name.safeParse(asked.name).success;
  const change = (changes: Partial<CreateAssemblyRequest>) => setAsked({ ...asked, ...changes });

  async function create(): Promise<void> {
    setTried(true);
    forget();
    const request = createAssemblyRequest.safeParse(asked);
    if (!request.success) return;
    await attempt(async () => {
      await askApi(organisationEndpoints.createAssembly, request.data);
      await goToAssembly(asked.assemblyId);
    });
  }

  return (
    <Paper component="section" aria-label="Asamblea nueva" sx={form}>
      <Typography variant="h3" component="h2">
        Asamblea nueva
      </Typography>
      <TextField
        label="Nombre"
        autoFocus
        value={asked.name}
        error={isNameWrong}
        helperText={
          isNameWrong
            ? 'Escriba un nombre de 3 a 120 letras.'
            : 'Sale en las pantallas, en los informes y en el acta.'
        }
        onChange={({ target }) => change({ name: target.value })}
      />
      <UsualFields value={asked} onChange={change} />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={create}>
          Crear y entrar
        </BusyButton>
        <Button onClick={onClose}>Cancelar</Button>
      </Box>
    </Paper>
  );
}

/** With an id of its own, the same however often it is sent. */
function beginRequest({ kind, rulePack, country, timeZone }: UsualAssembly): CreateAssemblyRequest {
  const known = knownCountry(country) ?? countries[0];
  return {
    assemblyId: crypto.randomUUID(),
    name: '',
    kind,
    rulePack,
    country: known,
    timeZone,
  };
}

const form = { p: 2.5, mb: 2.5, display: 'grid', gap: 2 } as const;
