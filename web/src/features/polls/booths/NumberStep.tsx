import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { stepTitle } from './stepTitle.ts';
import { useTyping } from './useTyping.ts';

interface NumberStepProps {
  readonly title: string;
  readonly help: ReactNode;
  readonly label: string;
  readonly digitsAtMost: number;
  readonly digitsAtLeast: number;
  /** Shown as dots: others may be near. */
  readonly isHidden?: boolean;
  readonly notice?: string | null;
  readonly busy?: boolean;
  /** What was typed before the field was there. */
  readonly begun?: string;
  /** What a code reader types, as a number; null when it is none. */
  readonly readScanned?: (text: string) => number | null;
  readonly onDone: (digits: string) => void;
  readonly onLeave: () => void;
}

/** The text of a plate's code. */
const scannedAtMost = 30;

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A number, by touching large keys, by a keyboard or by a code reader. */
export function NumberStep(props: NumberStepProps) {
  const { title, help, label, digitsAtMost, digitsAtLeast, isHidden = false } = props;
  const { notice = null, busy = false, begun = '', readScanned, onDone, onLeave } = props;
  const [typed, setTyped] = useState(begun);
  const [fieldId, titleId, helpId] = [useId(), useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  // A keyboard types at once, and so does a reader; whoever listens hears the title with the field.
  useEffect(() => field.current?.focus(), []);
  useTyping(true, (key) => {
    field.current?.focus();
    if (key === 'Enter') done();
    else take(typed + key);
  });
  const isReady = /^\d+$/u.test(typed) && typed.length >= digitsAtLeast && !busy;

  function take(text: string) {
    setTyped(text.slice(0, readScanned ? scannedAtMost : digitsAtMost));
  }

  function press(digit: string) {
    setTyped((before) => (before + digit).slice(0, digitsAtMost));
  }

  function done() {
    const scanned = readScanned?.(typed) ?? null;
    if (scanned !== null) onDone(String(scanned));
    else if (isReady && typed.length <= digitsAtMost) onDone(typed);
  }

  return (
    <Box
      component="form"
      autoComplete="off"
      noValidate
      sx={layout}
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography id={titleId} component="h1" sx={stepTitle}>
          {title}
        </Typography>
        {notice !== null && (
          <Alert severity="error" sx={{ fontSize: '1.125rem' }}>
            {notice}
          </Alert>
        )}
        <Typography id={helpId} color="textSecondary" sx={{ fontSize: '1.125rem' }}>
          {help}
        </Typography>
        <Box component="label" htmlFor={fieldId} sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <Box
          component="input"
          id={fieldId}
          type="text"
          inputMode="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${titleId} ${helpId}`}
          value={typed}
          ref={field}
          onChange={(event) => take(event.target.value)}
          sx={[fieldLook, isHidden && { WebkitTextSecurity: 'disc' }]}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box role="group" aria-label="Teclado numérico" onMouseDown={keepFocus} sx={pad}>
          {digits.map((digit) => (
            <Key key={digit} digit={digit} onPress={press} />
          ))}
          <Button
            variant="outlined"
            aria-label="Borrar la última cifra"
            onClick={() => setTyped(typed.slice(0, -1))}
            sx={key}
          >
            <BackspaceIcon fontSize="inherit" />
          </Button>
          <Key digit="0" onPress={press} />
          <Button variant="outlined" onClick={() => setTyped('')} sx={key}>
            <Box component="span" sx={{ fontSize: '1.125rem' }}>
              Borrar todo
            </Box>
          </Button>
        </Box>
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          disabled={!isReady && (readScanned?.(typed) ?? null) === null}
          sx={{ minHeight: '4rem', fontSize: '1.375rem' }}
        >
          Continuar
        </Button>
        <Button onClick={onLeave} sx={{ minHeight: '3rem', fontSize: '1.125rem' }}>
          Salir sin votar
        </Button>
      </Box>
    </Box>
  );
}

/** Pressing a key of the screen leaves the focus in the field, for the keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

interface KeyProps {
  readonly digit: string;
  readonly onPress: (digit: string) => void;
}

function Key({ digit, onPress }: KeyProps) {
  return (
    <Button variant="outlined" onClick={() => onPress(digit)} sx={key}>
      {digit}
    </Button>
  );
}

const layout = {
  display: 'grid',
  gap: 3,
  width: '100%',
  maxWidth: '64rem',
  m: 'auto',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 22rem)' },
} as const;

const fieldLook = {
  width: '100%',
  height: '4.5rem',
  px: 2,
  font: 'inherit',
  fontSize: '2.5rem',
  fontWeight: 700,
  letterSpacing: '0.2em',
  textAlign: 'center',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 2,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const pad = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' } as const;

const key = {
  minHeight: { xs: '3.5rem', sm: '4.25rem' },
  fontSize: '1.75rem',
  fontWeight: 700,
  bgcolor: 'background.paper',
} as const;
