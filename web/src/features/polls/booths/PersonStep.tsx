import {
  type AskedBallot,
  type CastRequest,
  type Holding,
  readPlatePayload,
  sayUnits,
} from '@asamblea/domain';
import type { ReactNode } from 'react';
import { useUnitWords } from '../../../parts/unitWords.tsx';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';
import { ProgressLine } from '../../../ui/widgets/ProgressLine.tsx';
import { type AtQuestion, isBarred, unitsToVote } from './boothStep.ts';
import { DoneStep } from './DoneStep.tsx';
import { NumberStep } from './NumberStep.tsx';
import { PinStep } from './PinStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { BoothWork } from './useBoothStep.ts';

interface BoothBallotProps {
  readonly question: AskedBallot['question'];
  readonly units: readonly Holding[];
  readonly offset: number;
  readonly onConfirm: (vote: CastRequest) => void;
}

export type RenderBallot = (props: BoothBallotProps) => ReactNode;

const plateDigits = 4;

interface PersonStepProps {
  readonly work: BoothWork;
  readonly offset: number;
  readonly renderBallot: RenderBallot;
}

/** The step of the person at the booth; nothing while it is free. */
export function PersonStep({ work, offset, renderBallot }: PersonStepProps) {
  const { step, leave } = work;
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
          message={step.message}
          begun={step.typed ?? ''}
          readScanned={readPlatePayload}
          onDone={(digits) => work.go({ at: 'pin', plate: Number(digits) })}
          onLeave={leave}
        />
      );
    case 'pin':
      return <PinStep key="pin" plate={step.plate} work={work} />;
    case 'ballot': {
      const { entry, asked, rest, answered } = step;
      const place = answered.length + 1;
      return (
        <div key={asked.question.questionId} className="person-step">
          <StepHeading isSmall>
            Vota <b>{entry.ballot.personName}</b>
            {place + rest.length > 1 && ` · ${place} de ${place + rest.length}`}
          </StepHeading>
          <AlreadyVoted holdings={asked.holdings} />
          <Barred holdings={asked.holdings} />
          {renderBallot({
            question: asked.question,
            units: unitsToVote(asked),
            offset,
            onConfirm: (vote) => work.send(step, vote),
          })}
          <Button size="tall" onClick={leave}>
            {sayLeaving(step)}
          </Button>
        </div>
      );
    }
    case 'sending':
      return <Sending failures={work.failures} />;
    case 'done':
      return <DoneStep entry={step.entry} answered={step.answered} onLeave={leave} />;
    case 'stopped':
      return (
        <div className="person-step person-step-middle">
          <StepHeading>{step.title}</StepHeading>
          <p className="text person-step-said">{step.message}</p>
          <Button look="filled" className="person-step-done" onClick={leave}>
            Terminar
          </Button>
        </div>
      );
  }
}

/** The kept votes of several questions stay kept. */
function sayLeaving({ answered, rest }: AtQuestion): string {
  if (answered.every(({ answer }) => answer === null)) return 'Salir sin votar';
  return rest.length === 0 ? 'Terminar sin votar esta' : 'Terminar sin votar las que faltan';
}

/** Units that voted from a phone or here before: they are not asked again. */
function AlreadyVoted({ holdings }: Pick<AskedBallot, 'holdings'>) {
  const { term } = useUnitWords();
  const voted = holdings.filter((unit) => unit.ballot !== null);
  if (voted.length === 0) return null;
  return (
    <Message tone="info">
      {sayUnits(voted.length, term)} ya {voted.length === 1 ? 'votó' : 'votaron'}:{' '}
      {voted.map(({ label }) => label).join(', ')}.
    </Message>
  );
}

/** Units that have no vote in this question: said before anything is marked. */
function Barred({ holdings }: Pick<AskedBallot, 'holdings'>) {
  const barred = holdings.filter(isBarred);
  if (barred.length === 0) return null;
  return (
    <Message tone="warning">
      {barred.map(({ unitId, label, refusal }) => (
        <div key={unitId}>
          <b>{label}</b>: {refusal?.message}
        </div>
      ))}
    </Message>
  );
}

function Sending({ failures }: { readonly failures: number }) {
  return (
    <div className="person-step person-step-middle">
      <StepHeading>{failures === 0 ? 'Guardando su voto…' : 'Su voto está pendiente'}</StepHeading>
      <ProgressLine />
      {failures > 0 && (
        <p role="status" className="text person-step-said">
          No hay conexión. Lo enviaremos apenas vuelva: no se retire todavía, o avise a la mesa.
        </p>
      )}
    </div>
  );
}
