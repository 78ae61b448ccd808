import { formatCount } from '@asamblea/domain';
import { Box, List, Paper, Typography } from '@mui/material';
import { type DeskView, holdingsOf } from '../desk/deskHoldings.ts';
import type { DeskResults } from '../desk/searchDesk.ts';
import { ResultOption } from './ResultOption.tsx';
import { resultListId } from './SearchBox.tsx';

interface ResultListProps {
  readonly query: string;
  readonly results: DeskResults;
  readonly view: DeskView;
  readonly currentId: string | null;
  readonly onChoose: (personId: string) => void;
}

/** The people found, each with how many of their units are in. */
export function ResultList(props: ResultListProps) {
  const { query, results, view, currentId, onChoose } = props;
  const { people, more, ownerless, code } = results;
  const isAsked = query.trim() !== '';
  return (
    <>
      <Paper sx={{ overflow: 'hidden', display: people.length === 0 ? 'none' : 'block' }}>
        <List id={resultListId} role="listbox" aria-label="Personas encontradas" disablePadding>
          {people.map((person) => (
            <ResultOption
              key={person.personId}
              person={person}
              holdings={holdingsOf(person, view)}
              isCurrent={person.personId === currentId}
              onChoose={() => onChoose(person.personId)}
            />
          ))}
        </List>
      </Paper>
      <Box role="status" sx={{ mt: 1 }}>
        {more > 0 && (
          <Typography color="textSecondary">
            Y {formatCount(more)} más: escriba otra letra para encontrarla.
          </Typography>
        )}
        {ownerless !== null && (
          <Typography>
            La unidad {ownerless} está en el padrón sin propietario: solo puede acreditarse con un
            poder aceptado.
          </Typography>
        )}
        {code !== null && <Typography>{sayCode[code]}</Typography>}
        {isAsked && people.length === 0 && ownerless === null && code === null && (
          <Typography>
            Nadie coincide con «{query.trim()}». Revise la unidad o busque por el documento.
          </Typography>
        )}
      </Box>
    </>
  );
}

const sayCode = {
  person: 'Esa credencial no es de esta asamblea, o la persona ya no está en el padrón.',
  plate: 'Nadie tiene esa placa ahora. Revise el número o entréguela de nuevo.',
  misread:
    'La placa no se leyó bien y no se abrió a nadie. Léala otra vez, o escriba su número: «placa 14».',
  entry:
    'Ese QR es para que la persona entre desde su celular. Búsquela por la unidad o por el documento.',
} as const;
