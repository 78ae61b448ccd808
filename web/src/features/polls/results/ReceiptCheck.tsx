import { codeKey, type ReceiptAnswer, receiptEndpoints, sayQuestionNumber } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { askApi } from '../../../firebase/askApi.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { formatMoment } from '../../../ui/formatMoment.ts';

interface ReceiptCheckProps {
  readonly cot: string;
  readonly timeZone: string;
}

/** Whoever has a receipt asks whether their vote was received. It never says what was voted. */
export function ReceiptCheck({ cot, timeZone }: ReceiptCheckProps) {
  const [code, setCode] = useState(() => receiptInAddress(location.hash));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<ReceiptAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isWrong = codeKey(code) === null;

  const look = useCallback(
    async (asked: string) => {
      setBusy(true);
      setFound(null);
      setFailure(null);
      try {
        setFound(await askApi(receiptEndpoints.checkReceipt, { cot, code: asked }));
      } catch (error) {
        setFailure(ApiFailure.of(error));
      }
      setBusy(false);
    },
    [cot],
  );

  // Whoever scanned the QR has already asked.
  useEffect(() => {
    const scanned = receiptInAddress(location.hash);
    if (scanned !== '') void look(scanned);
  }, [look]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong && !isBusy) void look(code);
  }

  return (
    <Paper component="section" aria-labelledby="receipt-check" sx={panel}>
      <Typography id="receipt-check" variant="h3" component="h2">
        Compruebe su voto
      </Typography>
      <Typography>
        Escriba el código de su comprobante, o abra con la cámara su código QR, para saber si su
        voto se recibió. Nadie puede saber con él qué votó.
      </Typography>
      <Box component="form" onSubmit={submit} sx={row} noValidate>
        <TextField
          label="Comprobante"
          placeholder="7K2M-Q0XD"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={isTried && isWrong}
          helperText={isTried && isWrong && 'El código tiene ocho letras y números.'}
          slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters' } }}
          autoComplete="off"
          sx={{ flex: '1 1 12em', maxWidth: '20em' }}
        />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ minHeight: 56 }}>
          Comprobar
        </Button>
      </Box>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      {found !== null && <Votings found={found} timeZone={timeZone} />}
    </Paper>
  );
}

function Votings({
  found,
  timeZone,
}: {
  readonly found: ReceiptAnswer;
  readonly timeZone: string;
}) {
  return (
    <Alert severity="success" role="status">
      <AlertTitle>Su voto se recibió</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.votings.map(({ questionId, text, closedAt, ...question }) => (
          <li key={questionId}>
            Pregunta {sayQuestionNumber(question)}: {text} Cerrada{' '}
            {formatMoment(closedAt, timeZone)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const panel = { p: { xs: 2, sm: 3 }, mt: 3, display: 'grid', gap: 1.5, fontSize: '1rem' } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' } as const;

/**
 * The receipt that a QR brings after the `#`, which browsers never send to a server; empty when there
 * is none.
 */
function receiptInAddress(hash: string): string {
  const code = new URLSearchParams(hash.replace(/^#/u, '')).get('comprobante') ?? '';
  return codeKey(code) === null ? '' : code;
}
