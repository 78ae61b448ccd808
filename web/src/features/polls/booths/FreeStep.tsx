import { type BoothState, isSecret, saySession } from '@asamblea/domain';
import type { ReactNode } from 'react';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { hourglassIcon } from '../../../ui/widgets/icons.ts';
import { StepHeading } from './StepHeading.tsx';
import { useTyping } from './useTyping.ts';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const voteIcon =
  'M18 13h-.68l-2 2h1.91L19 17H5l1.78-2h2.05l-2-2H6l-3 3v4c0 1.1.89 2 1.99 2H19c1.1 0 2-.89 2-2v-4zm1 7H5v-1h14zm-7.66-4.98c.39.39 1.02.39 1.41 0l6.36-6.36c.39-.39.39-1.02 0-1.41L14.16 2.3c-.38-.4-1.01-.4-1.4-.01L6.39 8.66c-.39.39-.39 1.02 0 1.41zm2.12-10.61L17 7.95l-4.95 4.95-3.54-3.54z';

interface FreeStepProps {
  readonly state: BoothState;
  readonly offset: number;
  /** The typed text comes along, if a keyboard or a reader began. */
  readonly onStart: (typed: string) => void;
}

/** Between two people: whether there is something to vote, and the one button that begins. */
export function FreeStep({ state, offset, onStart }: FreeStepProps) {
  const { asked, session, timeZone = 'UTC' } = state.ballot;
  const question = asked[0]?.question;
  const isOpen = question?.state === 'open';
  useTyping(isOpen, (key) => onStart(key === 'Enter' ? '' : key));
  if (!isOpen) {
    const message = session === undefined ? null : saySession(session, timeZone);
    return (
      <Frame icon={hourglassIcon}>
        <StepHeading>{message?.title ?? 'Espere, por favor'}</StepHeading>
        <p className="text free-step-large">
          {message?.text ??
            'Ahora no hay ninguna votación abierta. Cuando la mesa abra una pregunta, podrá votar aquí.'}
        </p>
      </Frame>
    );
  }
  return (
    <Frame icon={voteIcon}>
      <StepHeading>El puesto está libre</StepHeading>
      <div className="free-step-asked">
        <p className="text muted">
          {question.rehearsal === true && <b>Ensayo, este voto no cuenta · </b>}
          Pregunta {question.number}
          {isSecret(question) && <b> · Voto secreto</b>}
          {question.closesAt !== null && (
            <>
              {' · cierra en '}
              <CountdownClock endsAt={question.closesAt} offset={offset} />
            </>
          )}
        </p>
        <p className="text free-step-large free-step-question anywhere">{question.text}</p>
      </div>
      <Button look="filled" className="free-step-start" onClick={() => onStart('')}>
        Votar
      </Button>
      <p className="text muted">Tenga a mano su placa y su PIN.</p>
    </Frame>
  );
}

interface FrameProps {
  readonly icon: string;
  readonly children: ReactNode;
}

function Frame({ icon, children }: FrameProps) {
  return (
    <div className="free-step">
      <div className="free-step-icon">
        <Icon path={icon} />
      </div>
      {children}
    </div>
  );
}
