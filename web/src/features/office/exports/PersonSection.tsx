import { type ErasablePerson, erasureEndpoints, type PersonErasure } from '@asamblea/domain';
import {
  Box,
  Button,
  List,
  ListItem,
  ListItemText,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';
import { PersonErased } from './PersonErased.tsx';

interface PersonSectionProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

/** Finds somebody who left, and takes their data out of the assembly. */
export function PersonSection({ onStale }: PersonSectionProps) {
  const [text, setText] = useState('');
  const [people, setPeople] = useState<readonly ErasablePerson[] | null>(null);
  const [chosen, setChosen] = useState<ErasablePerson | null>(null);
  const [erased, setErased] = useState<PersonErasure | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const isShort = text.trim().length < 2;

  async function find() {
    setFailure(null);
    setErased(null);
    try {
      const found = await askApi(erasureEndpoints.findErased, { text: text.trim() });
      setPeople(found.people);
    } catch (error) {
      const failed = ApiFailure.of(error);
      if (failed.code === 'password-stale') onStale();
      else setFailure(failed);
    }
  }

  return (
    <Paper
      component="section"
      aria-label="Borrar los datos de una persona"
      sx={{ p: 2.5, mb: 2, display: 'grid', gap: 2 }}
    >
      <Typography>
        Si alguien que ya no es propietario ni apoderado pide que se borren sus datos, búsquelo
        aquí. Antes de borrar verá qué se va y qué se queda.
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isShort) void find();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <TextField
          label="Nombre o documento"
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: '1 1 18em' }}
        />
        <BusyButton disabled={isShort} onPress={find}>
          Buscar
        </BusyButton>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {people !== null && <FoundPeople people={people} onChoose={setChosen} />}
      {erased !== null && <PersonErased {...erased} />}
      {chosen !== null && (
        <ErasePersonDialog
          person={chosen}
          onStale={onStale}
          onClose={() => setChosen(null)}
          onErased={(done) => {
            setChosen(null);
            setPeople(null);
            setText('');
            setErased(done);
          }}
        />
      )}
    </Paper>
  );
}

interface FoundPeopleProps {
  readonly people: readonly ErasablePerson[];
  readonly onChoose: (person: ErasablePerson) => void;
}

function FoundPeople({ people, onChoose }: FoundPeopleProps) {
  if (people.length === 0)
    return <Typography role="status">No hay nadie con esos datos.</Typography>;
  return (
    <List aria-label="Personas encontradas" disablePadding>
      {people.map((person) => (
        <ListItem key={person.personId} disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          <ListItemText
            primary={person.name}
            secondary={wordsOf(person)}
            sx={{ flex: '1 1 14em', overflowWrap: 'anywhere' }}
          />
          <Button
            color="error"
            aria-label={`Borrar los datos de ${person.name}`}
            onClick={() => onChoose(person)}
          >
            Borrar sus datos
          </Button>
        </ListItem>
      ))}
    </List>
  );
}

/** Their document and units, which tell them from others: `CC 52345678. Figura en T1-101`. */
function wordsOf({ document, units }: ErasablePerson): string {
  const owned =
    units.length === 0 ? 'No figura en el padrón vigente' : `Figura en ${units.join(', ')}`;
  return document === '' ? owned : `${document}. ${owned}`;
}
