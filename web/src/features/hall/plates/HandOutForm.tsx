import { type Plate, plateNumberSchema, readPlatePayload } from '@asamblea/domain';
import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { nextFree, type PlateHall, type PlateHolder } from './plateHall.ts';

interface HandOutFormProps {
  /** The card in the hand; null when it is yet to be chosen. */
  readonly plate: Plate | null;
  readonly holder: PlateHolder | null;
  readonly hall: PlateHall;
  readonly busy: boolean;
  readonly isTaken: boolean;
  readonly onHandOut: (number: number, personId: string) => unknown;
}

/** The half that is missing: the number for a person, or the person for a number. */
export function HandOutForm({ plate, holder, hall, busy, isTaken, onHandOut }: HandOutFormProps) {
  const [typed, setTyped] = useState(() => String(nextFree(hall.plates) ?? ''));
  const [person, setPerson] = useState<PlateHolder | null>(holder);
  const missing = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTaken) missing.current?.focus();
  }, [isTaken]);
  const number = plate?.number ?? readNumber(typed);
  const isReady = number !== null && person !== null && !busy;
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onHandOut(number, person.personId);
      }}
    >
      {plate === null ? (
        <TextField
          label="Número de placa"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          inputRef={missing}
          autoComplete="off"
          sx={{ width: '11rem' }}
        />
      ) : (
        <Autocomplete
          options={hall.holders.filter((one) => one.plate === null)}
          value={person}
          onChange={(_, chosen) => setPerson(chosen)}
          getOptionLabel={({ name, labels }) => `${name} (${labels.join(', ')})`}
          getOptionKey={({ personId }) => personId}
          isOptionEqualToValue={(one, other) => one.personId === other.personId}
          noOptionsText="Nadie acreditado sin placa se llama así"
          autoHighlight
          sx={{ flex: '1 1 16rem' }}
          renderInput={(params) => <TextField {...params} inputRef={missing} label="Para quién" />}
        />
      )}
      <Button type="submit" size="large" variant="contained" disabled={!isReady} loading={busy}>
        Entregar
      </Button>
    </Box>
  );
}

/** Typed by hand or by the code reader. */
export function readNumber(typed: string): number | null {
  const number = readPlatePayload(typed) ?? Number(typed.trim() || Number.NaN);
  return plateNumberSchema.safeParse(number).success ? number : null;
}
