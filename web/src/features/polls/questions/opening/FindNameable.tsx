import { type Assembly, paths } from '@asamblea/domain';
import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useDocument } from '../../../../firebase/listening/useDocument.ts';
import { useUnits } from '../../../../firebase/records/useRoster.ts';
import { useSeats } from '../../../../firebase/records/useSeats.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { interestedOf, type Nameable } from './interested.ts';
import { findNominees } from './nominees.ts';

interface FindNameableProps {
  readonly session: number;
  /** Keys of the people found already. */
  readonly except: readonly string[];
  readonly label: string;
  readonly help: string;
  readonly onChoose: (chosen: Nameable) => void;
}

/** Finds a person of the roster or of the hall, or a unit, by name or by label. */
export function FindNameable(props: FindNameableProps) {
  const assemblyId = useSession().session.assembly ?? '';
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (value === null || value.activeRoster === null) return null;
  return <Finding {...props} {...{ assemblyId, version: value.activeRoster }} />;
}

interface FindingProps extends FindNameableProps {
  readonly assemblyId: string;
  readonly version: string;
}

function Finding({ session, except, label, help, onChoose, assemblyId, version }: FindingProps) {
  const units = useUnits({ assemblyId, version });
  const here = useSeats(assemblyId, session);
  const all = useMemo(() => interestedOf(units.rows, here.rows), [units.rows, here.rows]);
  const [text, setText] = useState('');
  const isKnown = units.status === 'success' && here.status === 'success';
  const left = all.filter(({ key }) => !except.includes(key));
  return (
    <Autocomplete
      autoHighlight
      disabled={!isKnown}
      options={[...findNominees(left, text)]}
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      noOptionsText="Nadie coincide"
      renderOption={({ key, ...row }, { name, unit }) => (
        <li key={key} {...row}>
          <Box>
            {name}
            <Typography variant="body2" color="textSecondary">
              {unit}
            </Typography>
          </Box>
        </li>
      )}
      value={null}
      inputValue={text}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') setText(typed);
      }}
      onChange={(_, chosen) => {
        setText('');
        if (chosen !== null) onChoose(chosen);
      }}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={isKnown ? help : 'Leyendo el padrón…'} />
      )}
    />
  );
}
