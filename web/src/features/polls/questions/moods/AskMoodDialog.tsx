import { askMoodRequest, moodEndpoints } from '@asamblea/domain';
import MoodIcon from '@mui/icons-material/SentimentSatisfiedOutlined';
import { Box, Chip, FormHelperText, InputAdornment, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { MoodFace } from '../../../../ui/charts/MoodFace.tsx';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';
import { moodPresets } from './moodPresets.ts';

interface AskMoodDialogProps extends Pick<Acting, 'act'> {
  /** Of the card that is being written; null: none is. */
  readonly moodId: string | null;
  readonly onClose: () => void;
}

/** The question of a card, and the words or faces that answer it. */
export function AskMoodDialog({ act, moodId, onClose }: AskMoodDialogProps) {
  const [preset, setPreset] = useState(moodPresets[0]);
  const [text, setText] = useState(preset.text);
  const [words, setWords] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<string | null>(null);
  const options = preset.options
    .map((option, place) => ({ ...option, label: words[place] ?? option.label }))
    .filter(({ label }) => label.trim() !== '');
  const asked = askMoodRequest.safeParse({ moodId, text, options });

  async function ask() {
    setTried(moodId);
    if (asked.success && (await act(moodEndpoints.askMood, asked.data))) onClose();
  }

  return (
    <AskDialog
      open={moodId !== null}
      header="Sondeo de ánimo"
      icon={<MoodIcon color="primary" />}
      acceptLabel="Preguntar a la sala"
      onAccept={ask}
      onCancel={onClose}
    >
      <Typography>
        No es una votación: cada persona responde una vez, es anónimo, dura dos minutos y no decide
        nada.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {moodPresets.map((one) => (
          <Chip
            key={one.name}
            label={one.name}
            color={one === preset ? 'primary' : 'default'}
            aria-pressed={one === preset}
            onClick={() => {
              setPreset(one);
              setText(one.text);
              setWords([]);
            }}
          />
        ))}
      </Box>
      <TextField
        label="Pregunta"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 140 } }}
        fullWidth
        multiline
        margin="dense"
      />
      {preset.options.map(({ label, face }, place) => (
        <TextField
          key={label}
          label={`Respuesta ${place + 1}`}
          value={words[place] ?? label}
          onChange={({ target }) =>
            setWords(
              preset.options.map((option, i) =>
                i === place ? target.value : (words[i] ?? option.label),
              ),
            )
          }
          slotProps={{
            htmlInput: { maxLength: 24 },
            input:
              face === null
                ? {}
                : {
                    startAdornment: (
                      <InputAdornment position="start">
                        <MoodFace face={face} />
                      </InputAdornment>
                    ),
                  },
          }}
          fullWidth
          margin="dense"
          size="small"
        />
      ))}
      <Box role="status">
        {tried === moodId && !asked.success && (
          <FormHelperText error>
            Escriba la pregunta y al menos dos respuestas distintas.
          </FormHelperText>
        )}
      </Box>
    </AskDialog>
  );
}
