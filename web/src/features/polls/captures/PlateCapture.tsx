import { type Question, readBallot, takesSeveral } from '@asamblea/domain';
import CameraIcon from '@mui/icons-material/QrCodeScannerOutlined';
import { Box, IconButton, InputAdornment, TextField, Tooltip, Typography } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { AnswerKeys } from './AnswerKeys.tsx';
import { type PlateEntry, readPlateEntry } from './readPlateEntry.ts';
import { ScanPlates } from './ScanPlates.tsx';
import type { Captures } from './useCaptures.ts';

interface PlateCaptureProps {
  readonly question: Question;
  readonly captures: Captures;
}

/** `12 1` and Enter; or a plate by the reader and then the key of the answer. */
export function PlateCapture({ question, captures }: PlateCaptureProps) {
  const { questionId, options } = question;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [waiting, setWaiting] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isScanning, setScanning] = useState(false);
  const several = takesSeveral(question);
  const plate = waiting ?? readPlateEntry(text)?.plate ?? null;

  function send(number: number, optionIds: readonly string[]) {
    const asked = {
      questionId,
      requestId: crypto.randomUUID(),
      by: 'plate',
      plate: number,
    } as const;
    void captures.capture(`Placa ${number}`, { ...asked, optionIds });
    clear();
    input.current?.focus();
  }

  function clear() {
    setText('');
    setWaiting(null);
    setProblem(null);
  }

  function answer({ plate: number, marks }: PlateEntry) {
    const chosen = marks.flatMap((mark) => options[mark - 1]?.optionId ?? []);
    const isFit = chosen.length === marks.length && readBallot(question, chosen).ok;
    if (isFit) send(number, chosen);
    else setProblem(`Esa respuesta no existe. Escriba un número del 1 al ${options.length}.`);
  }

  function change(next: string) {
    setText(next);
    setProblem(null);
    // After a plate, one key is the answer: nothing else has to be pressed.
    if (waiting !== null && !several && options.length < 10 && /^\d$/u.test(next)) {
      answer({ plate: waiting, marks: [Number(next)] });
    }
  }

  function enter() {
    if (text.trim() === '') return;
    const entry = readPlateEntry(waiting === null ? text : `${waiting} ${text}`);
    const other = waiting === null ? null : readPlateEntry(text);
    // A reader that reads the next card before the answer changes the card.
    const isCard = other !== null && other.marks.length === 0 && /\D/u.test(text.trim());
    if (isCard || (entry !== null && entry.marks.length === 0)) {
      setWaiting((isCard ? other : entry)?.plate ?? null);
      setText('');
    } else if (entry === null) {
      setProblem('No entendimos esa placa. Escriba, por ejemplo, 12 1 y presione Entrar.');
    } else {
      answer(entry);
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') clear();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    enter();
  }

  return (
    <Box sx={stacked}>
      <TextField
        inputRef={input}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
        label={waiting === null ? 'Placa y respuesta' : `Placa ${waiting}: número de la respuesta`}
        placeholder={waiting === null ? '12 1' : '1'}
        error={problem !== null}
        helperText={problem ?? help}
        autoFocus
        fullWidth
        sx={{ '& input': { fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' } }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', spellCheck: false },
          inputLabel: { shrink: true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Tooltip title="Leer placas con la cámara">
                  <IconButton
                    edge="end"
                    aria-label="Leer placas con la cámara"
                    onClick={() => setScanning(true)}
                  >
                    <CameraIcon />
                  </IconButton>
                </Tooltip>
              </InputAdornment>
            ),
          },
        }}
      />
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {plate === null ? 'Respuestas' : `Placa ${plate}: elija la respuesta`}
      </Typography>
      <AnswerKeys
        question={question}
        disabled={plate === null}
        onAnswer={(marks) => plate !== null && send(plate, marks)}
      />
      {isScanning && (
        <ScanPlates question={question} onAnswer={send} onClose={() => setScanning(false)} />
      )}
    </Box>
  );
}

const help =
  'Escriba la placa, un espacio y el número de la respuesta; o lea la placa y presione el número.';

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
