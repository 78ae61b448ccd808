import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { StepHeading } from './StepHeading.tsx';

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
  /** What a code reader types, as a number; null when it is none. */
  readonly readScanned?: (text: string) => number | null;
  readonly onDone: (digits: string) => void;
  readonly onLeave: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A number, by touching large keys, by a keyboard or by a code reader. */
export function NumberStep(props: NumberStepProps) {
  const { title, help, label, digitsAtMost, digitsAtLeast, isHidden = false } = props;
  const { notice = null, busy = false, readScanned, onDone, onLeave } = props;
  const [typed, setTyped] = useState('');
  const [fieldId, helpId] = [useId(), useId()];
  const isReady = /^\d+$/u.test(typed) && typed.length >= digitsAtLeast && !busy;

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
        <StepHeading>{title}</StepHeading>
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
          aria-describedby={helpId}
          value={typed}
          onChange={(event) =>
            setTyped(event.target.value.slice(0, readScanned ? 30 : digitsAtMost))
          }
          sx={[field, isHidden && { WebkitTextSecurity: 'disc' }]}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box role="group" aria-label="Teclado numérico" sx={pad}>
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

const field = {
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
