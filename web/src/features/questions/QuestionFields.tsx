import type { PackId, QuestionTerms } from '@asamblea/domain';
import { Autocomplete, Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material';
import { DisclosureChoice } from './DisclosureChoice.tsx';
import { durations, sayDuration } from './durations.ts';
import { MatterField } from './MatterField.tsx';

interface QuestionFieldsProps {
  readonly packId: PackId;
  readonly items: readonly string[];
  readonly terms: QuestionTerms;
  readonly isTextWrong: boolean;
  readonly onChange: (terms: QuestionTerms) => void;
}

const choices = [
  ['blank', 'Ofrecer «En blanco»'],
  ['abstention', 'Ofrecer «Abstención»'],
  ['liveBars', 'Mostrar los votos en la pantalla mientras llegan'],
  ['rehearsal', 'Es un ensayo: se vota igual, pero no cuenta'],
] as const;

/** What is asked, under which law, and how it is voted. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { packId, items, terms, isTextWrong, onChange } = props;
  return (
    <>
      <MatterField packId={packId} terms={terms} onChange={onChange} />
      <TextField
        label="Pregunta"
        placeholder="¿Aprueba usted el presupuesto de 2027?"
        value={terms.text}
        onChange={({ target }) => onChange({ ...terms, text: target.value })}
        error={isTextWrong}
        helperText={isTextWrong ? wrongText : `${terms.text.length} de 600 letras`}
        slotProps={{ htmlInput: { maxLength: 600 } }}
        multiline
        minRows={3}
        autoFocus
        fullWidth
        required
        margin="normal"
      />
      <Autocomplete
        freeSolo
        options={[...items]}
        inputValue={terms.item ?? ''}
        onInputChange={(_, item) => onChange({ ...terms, item: item.slice(0, 120) })}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Punto del orden del día (si va con otras)"
            placeholder="5. Proposiciones y varios"
            margin="normal"
          />
        )}
      />
      <DisclosureChoice
        value={terms.disclosure ?? 'named'}
        packId={packId}
        onChange={(disclosure) =>
          onChange({ ...terms, disclosure, liveBars: disclosure === 'named' && terms.liveBars })
        }
      />
      <FormGroup sx={{ my: 1 }}>
        {choices.map(([name, label]) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox
                checked={terms[name] ?? false}
                disabled={name === 'liveBars' && terms.disclosure === 'secret'}
                onChange={(_, checked) => onChange({ ...terms, [name]: checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <TextField
        select
        label="Tiempo para votar"
        value={terms.durationSeconds ?? ''}
        onChange={({ target }) =>
          onChange({ ...terms, durationSeconds: target.value === '' ? null : +target.value })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
      >
        <option value="">Sin límite: se cierra a mano</option>
        {durations.map((seconds) => (
          <option key={seconds} value={seconds}>
            {sayDuration(seconds)}
          </option>
        ))}
      </TextField>
    </>
  );
}

const wrongText = 'Escriba la pregunta completa, de 5 a 600 letras.';
