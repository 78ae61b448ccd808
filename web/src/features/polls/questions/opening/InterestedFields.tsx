import { conflictLaw, type NamedSetKind, type Question } from '@asamblea/domain';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import { FindNameable } from './FindNameable.tsx';
import { type Interested, isReasoned } from './interested.ts';

interface InterestedFieldsProps {
  /** The set that it asks about. */
  readonly set: NamedSetKind;
  readonly question: Pick<Question, 'rule' | 'session'>;
  readonly named: readonly Interested[];
  /** The button was pressed with a reason missing, and says so. */
  readonly isTried: boolean;
  readonly onChange: (named: readonly Interested[]) => void;
}

/** The people set apart in a question, found by name or unit, each with the reason that they read. */
export function InterestedFields(props: InterestedFieldsProps) {
  const { set, question, isTried } = props;
  const named = props.named.filter((one) => one.set === set);
  const onChange = (own: readonly Interested[]) =>
    props.onChange([...props.named.filter((one) => one.set !== set), ...own]);
  const words = wordsOf[set];
  const isRepresented = conflictLaw(question.rule)?.reach === 'represented';
  return (
    <Box component="section" aria-label={words.title} sx={{ my: 1 }}>
      <FindNameable
        session={question.session}
        except={named.map(({ key }) => key)}
        label={words.label}
        help={
          set === 'conflict' && isRepresented
            ? 'Nombre o unidad. No vota lo suyo ni lo que representa.'
            : words.help
        }
        onChoose={(chosen) => onChange([...named, { ...chosen, set, reason: '' }])}
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
