import { type Attendance, joinNames, type Question, sayHeld, sayUnits } from '@asamblea/domain';
import DeleteIcon from '@mui/icons-material/Close';
import {
  Alert,
  Autocomplete,
  Box,
  IconButton,
  LinearProgress,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import type { ReadingEntry } from './captureEntry.ts';
import { type CaptureHall, findPresentUnits } from './captureHall.ts';
import type { Captures } from './useCaptures.ts';
import { useHands } from './useHands.ts';
import { useMissingCount } from './useMissingCount.ts';

interface HandsCaptureProps {
  readonly question: Question;
  readonly captures: Captures;
  readonly hall: CaptureHall;
  readonly reading: ReadingEntry;
}

interface Exception {
  readonly unit: Attendance;
  /** Null: does not vote. */
  readonly optionId: string | null;
}

/** «¿Alguien en contra?»: the same answer for all that have not voted, except those named. */
export function HandsCapture({ question, captures, hall, reading }: HandsCaptureProps) {
  const words = useHoldingWords();
  const { options } = question;
  const [optionId, setOptionId] = useState(options[0]?.optionId ?? '');
  const [exceptions, setExceptions] = useState<readonly Exception[]>([]);
  const [isAsking, setAsking] = useState(false);
  const hands = useHands(question, captures, reading);
  const missing = useMissingCount(question.questionId, captures.entries.length + exceptions.length);
  const label = options.find((one) => one.optionId === optionId)?.label ?? '';
  const rest = Math.max(0, (missing?.units ?? 0) - exceptions.length);

  async function start() {
    setAsking(false);
    const asked = exceptions.map(({ unit, optionId: own }) => ({
      unitId: unit.unitId,
      optionId: own,
    }));
    await hands.start({ optionId, exceptions: asked });
  }

  return (
    <Box sx={stacked}>
      <Typography>
        {missing === null
          ? 'Contando quién falta por votar…'
          : missing.units === 0
            ? 'Ya votaron todas las unidades presentes.'
            : `Faltan por votar ${sayUnits(missing.units)} · ${sayHeld(missing.weight, words)}.`}
      </Typography>
      <OptionField
        label="Todas las que faltan votan"
        value={optionId}
        onChange={setOptionId}
        {...{ options }}
      />
      <Autocomplete
        // Empty again after each one.
        key={exceptions.length}
        options={hall.units.filter(
          (unit) => !exceptions.some((one) => one.unit.unitId === unit.unitId),
        )}
        filterOptions={(all, { inputValue }) => [...findPresentUnits(hall, all, inputValue)]}
        getOptionLabel={({ label: unit, personName }) => `${unit} · ${personName}`}
        getOptionKey={({ unitId }) => unitId}
        onChange={(_, unit) => {
          const other = options.find((one) => one.optionId !== optionId)?.optionId ?? null;
          if (unit !== null) setExceptions([...exceptions, { unit, optionId: other }]);
        }}
        autoHighlight
        noOptionsText="Nadie presente con ese nombre o unidad."
        renderInput={(params) => (
          <TextField
            {...params}
            label="Excepto"
            helperText="Agregue cada unidad que vota otra cosa, o que no vota."
            autoFocus={exceptions.length > 0}
          />
        )}
      />
      {exceptions.length > 0 && (
        <Box component="ul" aria-label="Excepciones" sx={list}>
          {exceptions.map(({ unit, optionId: own }) => (
            <Box component="li" key={unit.unitId} sx={row}>
              <Typography sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <b>{unit.label}</b> · {unit.personName}
              </Typography>
              <Box sx={{ flex: '1 1 10rem' }}>
                <OptionField
                  label={`Voto de ${unit.label}`}
                  value={own}
                  options={options}
                  onChange={(next) =>
                    setExceptions(
                      exceptions.map((one) => (one.unit === unit ? { unit, optionId: next } : one)),
                    )
                  }
                  onNone={() =>
                    setExceptions(
                      exceptions.map((one) => (one.unit === unit ? { unit, optionId: null } : one)),
                    )
                  }
                />
              </Box>
              <IconButton
                aria-label={`Quitar ${unit.label} de las excepciones`}
                onClick={() => setExceptions(exceptions.filter((one) => one.unit !== unit))}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      {hands.progress !== null && (
        <Box role="status">
          <Typography>Registrando: {sayUnits(hands.progress)}</Typography>
          <LinearProgress
            variant="determinate"
            aria-label="Avance"
            value={Math.min(100, (100 * hands.progress) / Math.max(1, missing?.units ?? 1))}
          />
        </Box>
      )}
      {hands.cut !== null && (
        <ErrorMessage
          message={hands.cut.said}
          explanation={`Van ${sayUnits(hands.cut.rows.length)}; lo registrado cuenta. Continúe para terminar.`}
          onRetry={hands.goOn}
          retryLabel="Continuar"
        />
      )}
      <BusyButton
        variant="outlined"
        size="large"
        busy={hands.progress !== null}
        disabled={missing === null || missing.units === 0 || hands.cut !== null}
        onPress={async () => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        Registrar a mano alzada
      </BusyButton>
      <AskDialog
        open={isAsking}
        header="Registrar a mano alzada"
        acceptLabel="Registrar"
        onAccept={start}
        onCancel={() => setAsking(false)}
      >
        <Typography>
          <b>{sayUnits(rest)}</b> sin votar quedarán con «{label}»
          {exceptions.length === 0 ? '.' : `, excepto: ${sayExceptions(exceptions, options)}.`}
        </Typography>
        <Alert severity="info" sx={{ mt: 2 }}>
          Quien ya votó conserva su voto.
        </Alert>
      </AskDialog>
    </Box>
  );
}

/** `2 unidades con «En contra» y 1 unidad que no vota`. */
function sayExceptions(exceptions: readonly Exception[], options: Question['options']): string {
  const count = (asked: string | null) =>
    exceptions.filter(({ optionId }) => optionId === asked).length;
  const said = options.map(
    ({ optionId, label }) =>
      [count(optionId), `${sayUnits(count(optionId))} con «${label}»`] as const,
  );
  const none = count(null);
  const away = `${sayUnits(none)} que no ${none === 1 ? 'vota' : 'votan'}`;
  return joinNames([...said, [none, away] as const].flatMap(([n, one]) => (n > 0 ? [one] : [])));
}

interface OptionFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: Question['options'];
  readonly onChange: (optionId: string) => void;
  readonly onNone?: () => void;
}

function OptionField({ label, value, options, onChange, onNone }: OptionFieldProps) {
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => (target.value === '' ? onNone?.() : onChange(target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {options.map((option) => (
        <option key={option.optionId} value={option.optionId}>
          {option.label}
        </option>
      ))}
      {onNone !== undefined && <option value="">No vota</option>}
    </TextField>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
