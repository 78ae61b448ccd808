import { boothEndpoints, boothNameAtMost } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { runLeavingTasks } from '../../../firebase/tab/leaving.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Button } from '../../../ui/widgets/Button.tsx';
import { TextField } from '../../../ui/widgets/TextField.tsx';

interface OpenBoothFormProps {
  readonly suggested: string;
  readonly onOpen: (name: string) => void;
}

/** Gives this device up to be a booth: the signed-in member leaves it. */
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
    <form
      autoComplete="off"
      className="card open-booth-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== '' && !busy) void open();
      }}
    >
      <h1 className="text-h1 anywhere">Abrir un puesto de votación</h1>
      <p className="text">
        Este equipo quedará solo para votar: cada persona escribe el número de su placa y su PIN,
        vota a solas y la pantalla se borra. Sirve para votos secretos y con nombre.
      </p>
      <p className="text">
        <b>Su sesión se cierra en este equipo.</b> Déjelo donde nadie vea la pantalla de quien vota.
      </p>
      <TextField
        label="Nombre del puesto"
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={boothNameAtMost}
        autoFocus
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Button type="submit" look="filled" size="huge" isBusy={busy} disabled={written === ''}>
        Abrir el puesto aquí
      </Button>
    </form>
  );
}
