import {
  type BoothEntry,
  type CastAnswerRow,
  joinNumbers,
  type QuestionNumber,
  sayQuestionNumber,
} from '@asamblea/domain';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, AlertTitle, Box, Button, GlobalStyles, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import { type Answered, labelOf, receiptsOf, type Unsent } from './boothStep.ts';
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
          number: sayQuestionNumber(asked.question),
        })),
  );
  const refused = answered.flatMap(({ asked, answer }) =>
    (answer?.results ?? []).flatMap((row) =>
      row.status === 'refused'
        ? [
            {
              ...row,
              label: labelOf(row.unitId, asked.holdings),
              number: sayQuestionNumber(asked.question),
            },
          ]
        : [],
    ),
  );
  const isKept = refused.length < rows.length;
  const kept = answered.filter(({ answer }) => answer?.results.some(isCounted));
  const unvoted = numbersOf(answered, 'left');
  const { agree, term } = useUnitWords();
  const isSeveral = answered.length > 1;
  return (
    <Box sx={middle}>
      <GlobalStyles styles={printed} />
      {isKept && <CheckCircleIcon aria-hidden sx={{ fontSize: '4.5rem', color: 'success.main' }} />}
      <StepHeading>
        {sayKept(kept.length, kept.length < answered.length ? answered.length : 0)}
      </StepHeading>
      {refused.length > 0 && (
        <Alert severity="error" sx={notice}>
          {isKept && (
            <AlertTitle>
              {agree('Estas', 'Estos')} {term.noun} no se contaron
            </AlertTitle>
          )}
          {refused.map(({ unitId, label, number, refusal }) => (
            <div key={`${number}-${unitId}`}>
              <b>{label}</b>: {refusal.message}
            </div>
          ))}
        </Alert>
      )}
      {answered.flatMap(({ asked, unsent }) =>
        unsent === undefined || unsent.why === 'left'
          ? []
          : [
              <Alert key={asked.question.questionId} severity="warning" sx={notice}>
                {sayUnsent(asked.question, unsent)}
              </Alert>,
            ],
      )}
      {unvoted.length > 0 && (
        <Alert severity="info" sx={notice}>
          {unvoted.length === 1 ? 'En la pregunta' : 'En las preguntas'} {joinNumbers(unvoted)} no
          votó. Puede volver a este puesto y votar mientras{' '}
          {unvoted.length === 1 ? 'siga' : 'sigan'} {unvoted.length === 1 ? 'abierta' : 'abiertas'}.
        </Alert>
      )}
      {receipts.length > 0 && (
        <Box className="comprobante" sx={paper}>
          <Typography color="textSecondary">
            {entry.ballot.assemblyName} ·{' '}
            {isSeveral
              ? 'Comprobantes'
              : `Pregunta ${answered.map(({ asked }) => sayQuestionNumber(asked.question)).join()} · Comprobante`}
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

function isCounted({ status }: CastAnswerRow): boolean {
  return status !== 'refused';
}

function numbersOf(answered: readonly Answered[], why: Unsent['why']): readonly string[] {
  return answered
    .filter(({ unsent }) => unsent?.why === why)
    .map(({ asked }) => sayQuestionNumber(asked.question));
}

/** In how many questions, where it is not in all of them. */
function sayKept(kept: number, asked: number): string {
  if (kept === 0) return 'Su voto no se contó';
  if (asked === 0) return 'Listo, su voto quedó guardado. Puede retirarse.';
  return `Su voto quedó guardado en ${kept} de ${asked} preguntas. Puede retirarse.`;
}

function sayUnsent(question: QuestionNumber, unsent: Unsent): string {
  const number = sayQuestionNumber(question);
  return unsent.why === 'refused'
    ? `La pregunta ${number} no se guardó. ${unsent.message}`
    : `La pregunta ${number} se cerró antes de que usted confirmara: en ella no votó.`;
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

const notice = { textAlign: 'left', width: '100%' } as const;
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
