import type { BoothState, CastRequest, CurrentBallot, Holding } from '@asamblea/domain';
import { pinDigits, readPlatePayload, sayUnits } from '@asamblea/domain';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWakeLock } from '../../ui/useWakeLock.ts';
import { BoothFrame } from './BoothFrame.tsx';
import { type BoothStep, unitsToVote } from './boothStep.ts';
import { DoneStep } from './DoneStep.tsx';
import { FreeStep } from './FreeStep.tsx';
import { NumberStep } from './NumberStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { Booth } from './useBooth.ts';
import { type BoothWork, useBoothStep } from './useBoothStep.ts';
import { useIdle } from './useIdle.ts';
import { useNoWayBack } from './useNoWayBack.ts';

export interface BoothBallotProps {
  readonly question: NonNullable<CurrentBallot['question']>;
  readonly units: readonly Holding[];
  readonly offset: number;
  readonly onConfirm: (vote: CastRequest) => void;
}

interface BoothPageProps {
  readonly booth: Booth;
  readonly state: BoothState;
  /** The ballot itself, the same as on a phone. */
  readonly renderBallot: (props: BoothBallotProps) => ReactNode;
}

const idleSeconds = 60;
const warnedSeconds = 15;
const plateDigits = 4;
const withPerson: readonly BoothStep['at'][] = ['plate', 'pin', 'ballot', 'stopped'];

/** One person after another, a step a screen; nothing of one is left for the next. */
export function BoothPage({ booth, state, renderBallot }: BoothPageProps) {
  const { offset, refresh } = booth;
  const work = useBoothStep(state.ballot.question, refresh, refresh);
  const { step, clear } = work;
  const isWithPerson = withPerson.includes(step.at);
  const left = useIdle(idleSeconds, isWithPerson, clear);
  useWakeLock();
  useNoWayBack(() => {
    if (step.at !== 'sending') clear();
  });
  return (
    <BoothFrame state={state} mayClose={step.at === 'free'} isCut={booth.failure !== null}>
      {isWithPerson && left <= warnedSeconds && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          ¿Sigue ahí? Toque la pantalla: se borra en {left} s.
        </Alert>
      )}
      {step.at === 'free' && (
        <FreeStep
          state={state}
          offset={offset}
          onStart={() => work.go({ at: 'plate', notice: null })}
        />
      )}
      <PersonStep {...{ work, offset, renderBallot }} />
    </BoothFrame>
  );
}

interface PersonStepProps {
  readonly work: BoothWork;
  readonly offset: number;
  readonly renderBallot: BoothPageProps['renderBallot'];
}

function PersonStep({ work, offset, renderBallot }: PersonStepProps) {
  const { step, clear } = work;
  switch (step.at) {
    case 'free':
      return null;
    case 'plate':
      return (
        <NumberStep
          key="plate"
          title="Escriba el número de su placa"
          help="Es el número grande de la tarjeta que le entregaron en la mesa."
          label="Número de placa"
          digitsAtLeast={1}
          digitsAtMost={plateDigits}
          notice={step.notice}
          readScanned={readPlatePayload}
          onDone={(digits) => work.go({ at: 'pin', plate: Number(digits) })}
          onLeave={clear}
        />
      );
    case 'pin':
      return <PinStep key="pin" plate={step.plate} work={work} />;
    case 'ballot': {
      const { entry } = step;
      const { question, personName } = entry.ballot;
      if (question === null) return null;
      return (
        <Box sx={column}>
          <Typography sx={{ fontSize: '1.125rem' }}>
            <b>{personName}</b>
          </Typography>
          <AlreadyVoted ballot={entry.ballot} />
          {renderBallot({
            ...{ question, units: unitsToVote(entry.ballot), offset },
            onConfirm: (vote) => work.send(entry, vote),
          })}
          <Button onClick={clear} sx={{ minHeight: 48 }}>
            Salir sin votar
          </Button>
        </Box>
      );
    }
    case 'sending':
      return <Sending failures={work.failures} />;
    case 'done':
      return <DoneStep ballot={step.ballot} answer={step.answer} onLeave={clear} />;
    case 'stopped':
      return (
        <Box sx={{ ...column, m: 'auto', textAlign: 'center' }}>
          <StepHeading>{step.title}</StepHeading>
          <Typography sx={{ fontSize: '1.25rem' }}>{step.message}</Typography>
          <Button variant="contained" onClick={clear} sx={{ minHeight: '4rem' }}>
            Terminar
          </Button>
        </Box>
      );
  }
}

function PinStep({ plate, work }: { readonly plate: number; readonly work: BoothWork }) {
  const [busy, setBusy] = useState(false);
  return (
    <NumberStep
      title="Escriba su PIN"
      help={`Las ${pinDigits} cifras que le dieron con la placa ${plate}. Nadie más debe verlas.`}
      label="PIN"
      digitsAtLeast={pinDigits}
      digitsAtMost={pinDigits}
      isHidden
      busy={busy}
      onDone={(pin) => {
        setBusy(true);
        void work.enter(plate, pin);
      }}
      onLeave={work.clear}
    />
  );
}

/** Units that voted from a phone or here before: they are not asked again. */
function AlreadyVoted({ ballot }: { readonly ballot: CurrentBallot }) {
  const voted = ballot.holdings.filter((unit) => unit.ballot !== null);
  if (voted.length === 0) return null;
  return (
    <Alert severity="info">
      {sayUnits(voted.length)} ya {voted.length === 1 ? 'votó' : 'votaron'}:{' '}
      {voted.map(({ label }) => label).join(', ')}.
    </Alert>
  );
}

function Sending({ failures }: { readonly failures: number }) {
  return (
    <Box sx={{ ...column, m: 'auto', textAlign: 'center' }}>
      <StepHeading>{failures === 0 ? 'Guardando su voto…' : 'Su voto está pendiente'}</StepHeading>
      <LinearProgress />
      {failures > 0 && (
        <Typography role="status" sx={{ fontSize: '1.25rem' }}>
          No hay conexión. Lo enviaremos apenas vuelva: no se retire todavía, o avise a la mesa.
        </Typography>
      )}
    </Box>
  );
}

const column = {
  width: '100%',
  maxWidth: '44rem',
  mx: 'auto',
  px: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  flexGrow: 1,
} as const;
