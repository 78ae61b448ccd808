import {
  type ActaSubject,
  actaSignersOf,
  actaToSign,
  actaVersionEndpoints,
  blanksOf,
  memberIdOf,
  pendingQuestions,
  sayQuestionNumbers,
} from '@asamblea/domain';
import { Alert, Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import type { WrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { OpenCommentsAsk } from './comments/OpenCommentsAsk.tsx';

interface Person {
  readonly memberId: string;
  readonly name: string;
}

interface FixDialogProps {
  readonly acta: WrittenActa;
  readonly subject: ActaSubject;
  readonly staff: readonly Person[];
  /** The number of the version that is fixed. */
  readonly next: number;
  /** The details from the record that nobody typed go into the minutes first. */
  readonly keepDetails: () => void;
  /** How many comments nobody settled. */
  readonly openComments: number;
  readonly onClose: () => void;
}

/** The parts that will not change any more, those still pending, and the signer of each place on the screen. */
export function FixDialog(props: FixDialogProps) {
  const { acta, subject, staff, next, keepDetails, openComments, onClose } = props;
  const [isSure, setSure] = useState(false);
  const signers = useMemo(() => actaSignersOf(subject), [subject]);
  const people = useMemo(() => peopleOf(staff, subject), [staff, subject]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person | null>>(
    () =>
      new Map(
        signers.map(({ place, name }) => [
          place,
          people.find((one) => isAlike(one.name, name)) ?? null,
        ]),
      ),
  );
  const pending = pendingQuestions(subject.record).map(({ result }) => result);
  const left = blanksOf(actaToSign(subject)).length;
  const fix = async () => {
    keepDetails();
    const signatories = signers.map(({ place }) => ({
      place,
      memberId: chosen.get(place)?.memberId ?? null,
    }));
    const isDone = await acta.act((read) =>
      askApi(actaVersionEndpoints.fixActa, { ...read, signatories }),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Preparar la firma"
      failure={acta.view.failure}
      isSpaced
      does={openComments > 0 && !isSure ? null : [`Fijar la versión ${next}`, fix]}
      onClose={onClose}
    >
      <Typography>
        El texto, los anexos y las cifras quedan como están. Lo que cambie después en el registro no
        los cambia: para corregirlos se hace otra versión.
      </Typography>
      <OpenCommentsAsk open={openComments} isSure={isSure} onChange={setSure} />
      {pending.length > 0 && (
        <Alert severity="info">
          {pending.length === 1 ? 'Sigue pendiente la pregunta' : 'Siguen pendientes las preguntas'}{' '}
          {sayQuestionNumbers(pending)}, y el acta lo dice. Cuando haya resultado definitivo se hace
          otra versión.
        </Alert>
      )}
      {left > 0 && (
        <Alert severity="warning">
          {left === 1 ? 'Queda una marca' : `Quedan ${left} marcas`} por completar: así se firmará.
        </Alert>
      )}
      <Typography variant="h4" component="h3">
        Quién firma
      </Typography>
      {signers.map(({ place, label, name }) => (
        <Box key={place} sx={{ display: 'grid', gap: 1 }}>
          <Typography>
            {label}: {name === '' ? 'sin anotar' : name}
          </Typography>
          <Autocomplete
            options={people}
            value={chosen.get(place) ?? null}
            getOptionLabel={(one) => one.name}
            getOptionKey={(one) => one.memberId}
            isOptionEqualToValue={(one, other) => one.memberId === other.memberId}
            onChange={(_, person) => setChosen(new Map(chosen).set(place, person))}
            noOptionsText="No está entre las personas de la asamblea"
            clearText="Quitar"
            openText="Ver las personas"
            closeText="Cerrar"
            renderInput={(params) => (
              <TextField
                {...params}
                label={`Firma en pantalla: ${label.toLowerCase()}`}
                helperText="Déjelo vacío si firma en papel o con firma digital."
              />
            )}
          />
        </Box>
      ))}
    </FormDialog>
  );
}

/** The staff, and then who came. */
function peopleOf(staff: readonly Person[], { record }: ActaSubject): readonly Person[] {
  const came = record.voters.voters.map(({ personId, name }) => ({
    ...{ memberId: memberIdOf(personId), name },
  }));
  return [...staff, ...came];
}

function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().toLocaleLowerCase('es');
  return other.trim() !== '' && plain(one) === plain(other);
}
