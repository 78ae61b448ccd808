import {
  type AskedBallot,
  at,
  ballotEndpoints,
  localTimeOf,
  sayAtTime,
  saying,
} from '@asamblea/domain';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Button } from '../../../ui/widgets/Button.tsx';

interface ProtestPartProps extends Pick<AskedBallot, 'question' | 'protestedAt'> {
  readonly timeZone: string | undefined;
}

/** A person left out for an interest of their own may say that they do not agree, and the minutes keep it. */
export function ProtestPart({ question, protestedAt, timeZone }: ProtestPartProps) {
  const { questionId } = question;
  const [kept, setKept] = useState<number | null>(null);
  const { failure, isBusy, attempt } = useAttempt();
  const madeAt = protestedAt ?? kept;
  const zone = timeZone ?? 'America/Bogota';

  async function protest() {
    const answer = await attempt(() => askApi(at(ballotEndpoints.protestInterest, { questionId })));
    if (answer !== null) setKept(answer.protestedAt);
  }

  return (
    <>
      <div role="status">
        {madeAt !== null && (
          <p className="text gap-above">
            {saying`Usted protestó ${sayAtTime(localTimeOf(madeAt, zone), zone)}: quedará en el acta con su nombre. Los demás asuntos sí los vota.`}
          </p>
        )}
      </div>
      {madeAt === null && (
        <>
          <p className="text gap-above">
            Los demás asuntos sí los vota. Si no está de acuerdo, puede protestar: quedará en el
            acta con su nombre y la hora.
          </p>
          {failure !== null && (
            <ErrorMessage message={failure.message} explanation={failure.explanation} />
          )}
          <Button
            look="outlined"
            size="tall"
            isInherited
            isBusy={isBusy}
            onClick={() => void protest()}
            className="gap-above"
          >
            Protestar
          </Button>
        </>
      )}
    </>
  );
}
