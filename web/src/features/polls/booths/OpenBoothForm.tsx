import { boothEndpoints, boothNameAtMost } from '@asamblea/domain';
import { Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { askApi } from '../../../firebase/askApi.ts';
import { runLeavingTasks } from '../../../firebase/leaving.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';

interface OpenBoothFormProps {
  readonly suggested: string;
  readonly onOpen: (name: string) => void;
}

/** Gives this device up to be a booth: whoever signed in here leaves it. */
export function OpenBoothForm({ suggested, onOpen }: OpenBoothFormProps) {
  const [name, setName] = useState(suggested);
  const [boothId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const written = name.trim();

  async function open() {
    setBusy(true);
    setFailure(null);
    try {
      await askApi(boothEndpoints.openBooth, { boothId, name: written });
      await runLeavingTasks();
      onOpen(written);
    } catch (error) {
      setFailure(ApiFailure.of(error));
      setBusy(false);
    }
  }

  return (
    <Paper
      component="form"
      autoComplete="off"
      sx={{ m: 'auto', p: { xs: 2.5, sm: 4 }, maxWidth: '36rem', display: 'grid', gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== '' && !busy) void open();
      }}
    >
      <Typography variant="h1">Abrir un puesto de votación</Typography>
      <Typography>
        Este equipo quedará solo para votar: cada persona escribe el número de su placa y su PIN,
        vota a solas y la pantalla se borra. Sirve para votos secretos y con nombre.
      </Typography>
      <Typography>
        <b>Su sesión se cierra en este equipo.</b> Déjelo donde nadie vea la pantalla de quien vota.
      </Typography>
      <TextField
        label="Nombre del puesto"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: boothNameAtMost } }}
        autoFocus
      />
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        disabled={written === ''}
        sx={{ minHeight: 56 }}
      >
        Abrir el puesto aquí
      </Button>
    </Paper>
  );
}
