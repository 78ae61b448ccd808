import type { Question } from '@asamblea/domain';
import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { AnswerKeys } from './AnswerKeys.tsx';
import { CorrectVoteDialog } from './CorrectVoteDialog.tsx';
import { type CaptureHall, findHallPeople, type HallPerson } from './captureHall.ts';
import type { Captures } from './useCaptures.ts';

interface UnitCaptureProps {
  readonly question: Question;
  readonly captures: Captures;
  readonly hall: CaptureHall;
  readonly timeZone: string;
}

/** The capture of a spoken or written vote, for all units of a person or some. */
export function UnitCapture({ question, captures, hall, timeZone }: UnitCaptureProps) {
  const mayCorrect = useMay('correctVotes');
  const [channel, setChannel] = useState<'operator' | 'paper'>('operator');
  const [person, setPerson] = useState<HallPerson | null>(null);
  const [text, setText] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [corrected, setCorrected] = useState<string | null>(null);
  const units = person?.units ?? [];
  const chosen = units.filter(({ unitId }) => !left.includes(unitId));
  const unit = units.find(({ unitId }) => unitId === corrected);

  function choose(next: HallPerson | null) {
    setPerson(next);
    setLeft([]);
  }

  function answer(optionIds: readonly string[]) {
    if (person === null) return;
    const choices = chosen.map(({ unitId }) => ({ unitId, optionIds }));
    const ids = { questionId: question.questionId, requestId: crypto.randomUUID() };
    void captures.capture(person.name, { ...ids, by: 'units', channel, choices });
    choose(null);
    setText('');
  }

  return (
    <Box sx={stacked}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={channel}
        aria-label="Cómo llega el voto"
        onChange={(_, next: typeof channel | null) => next !== null && setChannel(next)}
      >
        <ToggleButton value="operator">Lo dice en la mesa</ToggleButton>
        <ToggleButton value="paper">Está en papel</ToggleButton>
      </ToggleButtonGroup>
      <Autocomplete
        options={hall.people}
        value={person}
        inputValue={text}
        onChange={(_, next) => choose(next)}
        onInputChange={(_, next) => setText(next)}
        filterOptions={(_, { inputValue }) => [...findHallPeople(hall, inputValue)]}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ personId }) => personId}
        isOptionEqualToValue={(a, b) => a.personId === b.personId}
        autoHighlight
        noOptionsText="Nadie presente con ese nombre o unidad."
        renderOption={({ key, ...props }, { name, units: held }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {held.map(({ label }) => label).join(', ')}
            </Typography>
          </Box>
        )}
        renderInput={(params) => <TextField {...params} label="Persona o unidad" autoFocus />}
      />
      {person !== null && (
        <Box component="ul" aria-label={`Unidades de ${person.name}`} sx={list}>
          {units.map(({ unitId, label, ownerName, capacity }) => (
            <Box component="li" key={unitId} sx={row}>
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0 }}
                label={capacity === 'proxy' ? `${label} · con poder de ${ownerName}` : label}
                control={
                  <Checkbox
                    checked={!left.includes(unitId)}
                    onChange={(_, checked) =>
                      setLeft(checked ? left.filter((one) => one !== unitId) : [...left, unitId])
                    }
                  />
                }
              />
              {mayCorrect && (
                <Button size="small" onClick={() => setCorrected(unitId)}>
                  Ver o corregir
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
      <AnswerKeys question={question} disabled={chosen.length === 0} onAnswer={answer} />
      {unit !== undefined && (
        <CorrectVoteDialog
          question={question}
          unit={unit}
          timeZone={timeZone}
          onClose={() => setCorrected(null)}
        />
      )}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 } as const;

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
