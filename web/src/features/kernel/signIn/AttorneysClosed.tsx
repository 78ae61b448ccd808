import { type AttorneySignIn, codeSignInEndpoints, momentOnClock } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { ButtonLink } from '../../../ui/widgets/Button.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';

type Closed = Extract<AttorneySignIn, { readonly open: false }>;

const explanations: Readonly<Record<Closed['reason'], string>> = {
  'session-closed':
    'La sesión ya terminó. Si hay otra, podrá entrar con el mismo código; mientras tanto puede ver los resultados.',
  'call-failed':
    'Esta convocatoria no tuvo quórum. Cuando se fije la siguiente podrá entrar con el mismo código.',
  'turned-off':
    'La administración cerró este ingreso por ahora. Preséntese en la mesa de registro con su poder y su documento.',
};
const unexplained = 'Pruebe más tarde o pregunte en la mesa de registro.';

interface AttorneysClosedProps {
  /** The assembly's public key, as it was typed. */
  readonly assembly: string;
  /** Not said: it is asked here. */
  readonly known?: Closed;
}

/** The door is closed: why, since when, and the possible steps meanwhile. */
export function AttorneysClosed({ assembly, known }: AttorneysClosedProps) {
  const asked = useAttorneySignIn(assembly, known === undefined);
  const closed = known ?? asked;
  const cot = encodeURIComponent(assembly);
  return (
    <Message
      tone="info"
      title="Esta asamblea no recibe apoderados en este momento"
      className="attorneys-closed"
    >
      {closed === null ? unexplained : explanations[closed.reason]}
      {closed !== null && closed.since !== null && (
        <div className="attorneys-closed-since">
          Está cerrado desde: {momentOnClock(closed.since, closed.timeZone)}
        </div>
      )}
      <div className="attorneys-closed-ways">
        <ButtonLink look="outlined" isInherited href={`/results/public?cot=${cot}`}>
          Ver resultados
        </ButtonLink>
        <ButtonLink look="outlined" isInherited href={`/quorum/public?cot=${cot}`}>
          Ver el quórum de la sala
        </ButtonLink>
      </div>
    </Message>
  );
}

function useAttorneySignIn(assembly: string, isNeeded: boolean): Closed | null {
  const [closed, setClosed] = useState<Closed | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let wanted = true;
    askApi(codeSignInEndpoints.readAttorneySignIn, { assembly }).then(
      (answer) => {
        if (wanted) setClosed(answer.open ? null : answer);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [assembly, isNeeded]);
  return closed;
}
