import type { BoothEntry } from '@asamblea/domain';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, AlertTitle, Box, Button, GlobalStyles, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answered, labelOf, receiptsOf } from './boothStep.ts';
import { StepHeading } from './StepHeading.tsx';

interface DoneStepProps {
  readonly entry: BoothEntry;
  readonly answered: readonly Answered[];
  readonly onLeave: () => void;
}

const shownSeconds = 10;
const moreSeconds = 60;

/** That it was kept, with the receipt to copy or print, until the screen clears by itself. */
export function DoneStep({ entry, answered, onLeave }: DoneStepProps) {
  const { left, more } = useCountdown(onLeave);
  const rows = answered.flatMap(({ answer }) => answer?.results ?? []);
  const receipts = answered.flatMap(({ asked, answer }) =>
    answer === null
      ? []
      : receiptsOf(answer, asked.holdings).map((one) => ({
          ...one,
          number: asked.question.number,
        })),
  );
  const refused = answered.flatMap(({ asked, answer }) =>
    (answer?.results ?? []).flatMap((row) =>
      row.status === 'refused'
        ? [{ ...row, label: labelOf(row.unitId, asked.holdings), number: asked.question.number }]
        : [],
    ),
  );
  const isKept = refused.length < rows.length;
  const isSeveral = answered.length > 1;
  return (
    <Box sx={middle}>
      <GlobalStyles styles={printed} />
      {isKept && <CheckCircleIcon aria-hidden sx={{ fontSize: '4.5rem', color: 'success.main' }} />}
      <StepHeading>
        {isKept ? 'Listo, su voto quedó guardado. Puede retirarse.' : 'Su voto no se contó'}
      </StepHeading>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ textAlign: 'left', width: '100%' }}>
          {isKept && <AlertTitle>Estas unidades no se contaron</AlertTitle>}
          {refused.map(({ unitId, label, number, refusal }) => (
            <div key={`${number}-${unitId}`}>
              <b>{label}</b>: {refusal.message}
            </div>
          ))}
        </Alert>
      )}
      {answered
        .filter(({ answer }) => answer === null)
        .map(({ asked }) => (
          <Alert
            key={asked.question.questionId}
            severity="warning"
            sx={{ textAlign: 'left', width: '100%' }}
          >
            La pregunta {asked.question.number} se cerró antes de que usted confirmara: en ella no
            votó.
          </Alert>
        ))}
      {receipts.length > 0 && (
        <Box className="comprobante" sx={paper}>
          <Typography color="textSecondary">
            {entry.ballot.assemblyName} ·{' '}
            {isSeveral
              ? 'Comprobantes'
              : `Pregunta ${answered[0]?.asked.question.number} · Comprobante`}
          </Typography>
          {receipts.map(({ code, labels, number }) => (
            <Box key={code}>
              <Typography sx={isSeveral ? smallCode : codeLook}>{code}</Typography>
              <Typography>
                {isSeveral && `Pregunta ${number}: `}
                {labels.join(', ')}
              </Typography>
            </Box>
          ))}
          <Typography color="textSecondary">
            Solo demuestra que participó, no qué votó. Cópielo si quiere comprobarlo después en la
            página pública de resultados.
          </Typography>
        </Box>
      )}
      <Button variant="contained" onClick={onLeave} sx={leave}>
        Terminar
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        <Button size="large" onClick={more}>
          Necesito más tiempo
        </Button>
        {receipts.length > 0 && (
          <Button
            size="large"
            startIcon={<PrintIcon />}
            onClick={() => {
              more();
              print();
            }}
          >
            Imprimir
          </Button>
        )}
      </Box>
      <Typography role="timer" color="textSecondary">
        Esta pantalla se borra sola en {left} s.
      </Typography>
    </Box>
  );
}

function useCountdown(onEnd: () => void) {
  const [until, setUntil] = useState(() => Date.now() + shownSeconds * 1000);
  const [left, setLeft] = useState(shownSeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const look = () => {
      const remaining = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining === 0) end();
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until]);
  return { left, more: () => setUntil(Date.now() + moreSeconds * 1000) };
}

const middle = {
  m: 'auto',
  width: '100%',
  maxWidth: '40rem',
  display: 'grid',
  gap: 2,
  justifyItems: 'center',
  textAlign: 'center',
} as const;
const paper = {
  width: '100%',
  p: 2.5,
  display: 'grid',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
const codeLook = { fontSize: '2.5rem', fontWeight: 700, letterSpacing: '0.06em' } as const;
const smallCode = { ...codeLook, fontSize: '1.5rem' } as const;
const leave = { minHeight: '4rem', minWidth: 'min(100%, 18rem)', fontSize: '1.375rem' } as const;

/** On paper goes the receipt and nothing else. */
const printed = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '.comprobante, .comprobante *': { visibility: 'visible', color: '#000 !important' },
    '.comprobante': { position: 'fixed', top: 0, left: 0, background: '#fff !important' },
  },
} as const;
