import {
  type Assembly,
  conflictLaw,
  type NamedSetKind,
  paths,
  type Question,
} from '@asamblea/domain';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Autocomplete, Box, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useSession } from '../../../../firebase/session.tsx';
import { useDocument } from '../../../../firebase/useDocument.ts';
import { useUnits } from '../../../../firebase/useRoster.ts';
import { useSeats } from '../../../../firebase/useSeats.ts';
import { findNominees } from '../draft/nominees.ts';
import { type Interested, interestedOf, isReasoned } from './interested.ts';

interface InterestedFieldsProps {
  /** Of whom it asks. */
  readonly set: NamedSetKind;
  readonly question: Pick<Question, 'rule' | 'session'>;
  readonly named: readonly Interested[];
  /** It was pressed with a reason that is missing, and says so. */
  readonly isTried: boolean;
  readonly onChange: (named: readonly Interested[]) => void;
}

/** Who is apart in a question, found by name or unit, each with the reason that they read. */
export function InterestedFields(props: InterestedFieldsProps) {
  const assemblyId = useSession().session.assembly ?? '';
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (value === null || value.activeRoster === null) return null;
  return <Naming {...props} {...{ assemblyId, version: value.activeRoster }} />;
}

interface NamingProps extends InterestedFieldsProps {
  readonly assemblyId: string;
  readonly version: string;
}

function Naming(props: NamingProps) {
  const { set, question, isTried, assemblyId, version } = props;
  const named = props.named.filter((one) => one.set === set);
  const onChange = (own: readonly Interested[]) =>
    props.onChange([...props.named.filter((one) => one.set !== set), ...own]);
  const words = wordsOf[set];
  const units = useUnits({ assemblyId, version });
  const here = useSeats(assemblyId, question.session);
  const all = useMemo(() => interestedOf(units.rows, here.rows), [units.rows, here.rows]);
  const [text, setText] = useState('');
  const isKnown = units.status === 'success' && here.status === 'success';
  const isRepresented = conflictLaw(question.rule)?.reach === 'represented';
  const left = all.filter(({ key }) => !named.some((one) => one.key === key));
  return (
    <Box component="section" aria-label={words.title} sx={{ my: 1 }}>
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
          if (chosen !== null) onChange([...named, { ...chosen, set, reason: '' }]);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={words.label}
            helperText={
              !isKnown
                ? 'Leyendo el padrón…'
                : set !== 'conflict'
                  ? words.help
                  : isRepresented
                    ? 'Nombre o unidad. No vota lo suyo ni lo que representa.'
                    : words.help
            }
          />
        )}
      />
      {named.map((one) => (
        <Box key={one.key} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 2 }}>
          <TextField
            label={`Motivo de ${one.name}`}
            placeholder={words.example}
            value={one.reason}
            onChange={({ target }) =>
              onChange(
                named.map((each) =>
                  each.key === one.key ? { ...each, reason: target.value } : each,
                ),
              )
            }
            error={isTried && !isReasoned(one)}
            helperText={
              isTried && !isReasoned(one)
                ? 'Escriba el motivo: esa persona lo lee y queda en el acta.'
                : one.unit
            }
            slotProps={{ htmlInput: { maxLength: 200 } }}
            required
            fullWidth
          />
          <Tooltip title={`Quitar a ${one.name}`}>
            <IconButton
              aria-label={`Quitar a ${one.name}`}
              onClick={() => onChange(named.filter(({ key }) => key !== one.key))}
            >
              <RemoveIcon />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
    </Box>
  );
}

const wordsOf: Readonly<
  Record<NamedSetKind, Readonly<Record<'title' | 'label' | 'help' | 'example', string>>>
> = {
  conflict: {
    title: 'Quién tiene un interés propio',
    label: 'Quién no vota este asunto',
    help: 'Nombre o unidad. No vota lo suyo; lo que representa por poder, sí.',
    example: 'Es director',
  },
  affected: {
    title: 'A quién afecta',
    label: 'A quién afecta y debe votar a favor',
    help: 'Nombre o unidad. Sin su voto a favor, la decisión no vale.',
    example: 'Pierde su derecho de preferencia',
  },
  class: {
    title: 'Qué clase vota aparte',
    label: 'Quién forma la clase que vota aparte',
    help: 'Nombre, con todo lo suyo, o una a una sus unidades. Su voto se cuenta también aparte.',
    example: 'Acciones de la clase B',
  },
};
