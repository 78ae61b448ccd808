import { type ErasablePerson, erasureEndpoints, type PersonErasure } from '@asamblea/domain';
import { Box, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface ErasePersonDialogProps {
  readonly person: ErasablePerson;
  readonly onErased: (erased: PersonErasure) => void;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Says which data go, which stay and why, before the name is typed. */
export function ErasePersonDialog(props: ErasePersonDialogProps) {
  const { person, onErased, onStale, onClose } = props;
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function erase() {
    setFailure(null);
    try {
      const { personId } = person;
      onErased(await askApi(erasureEndpoints.erasePerson, { personId, name: name.trim() }));
    } catch (error) {
      const failed = ApiFailure.of(error);
      if (failed.code === 'password-stale') onStale();
      else setFailure(failed);
    }
  }

  return (
    <FormDialog
      title={`Borrar los datos de ${person.name}`}
      failure={failure}
      does={name.trim() === '' ? null : ['Borrar para siempre', erase]}
      isGrave
      isSpaced
      onClose={onClose}
    >
      <Matter title="Qué se va">
        Su nombre, documento, correos y teléfono, de todos los padrones y listados. Sus códigos,
        enlaces, sesiones y dispositivos. Los soportes de sus poderes. Las preguntas que envió por
        escrito. En su lugar queda «Persona retirada». También se borran las exportaciones y los
        expedientes que aún se podían descargar.
      </Matter>
      <Matter title="Qué se queda, y por qué">
        Las actas que se fijaron para la firma: son la prueba de lo decidido y no se tocan. Las
        convocatorias enviadas y lo que se votó, si la nombran. Las asistencias y los votos de la
        unidad, sin su nombre, para que cada conteo y cada sello se puedan comprobar. Los documentos
        que el equipo subió, y en los textos libres un nombre de una sola palabra o que también
        tiene otra persona: revíselos usted.
      </Matter>
      <Typography>
        Las copias de seguridad la conservan hasta que vencen. No se puede deshacer.
      </Typography>
      <TextField
        label="Nombre de la persona, tal como está"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off', spellCheck: false } }}
      />
    </FormDialog>
  );
}

interface MatterProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Matter({ title, children }: MatterProps) {
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography>{children}</Typography>
    </Box>
  );
}
