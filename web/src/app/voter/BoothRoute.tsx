import { type BoothState, sessionMay } from '@asamblea/domain';
import { useState } from 'react';
import { FollowStage } from '../../features/polls/ballots/FollowStage.tsx';
import { BallotForm } from '../../features/polls/ballots/form/BallotForm.tsx';
import { BallotHeader } from '../../features/polls/ballots/form/BallotHeader.tsx';
import { BoothPage } from '../../features/polls/booths/BoothPage.tsx';
import { OpenBoothForm } from '../../features/polls/booths/OpenBoothForm.tsx';
import { useBooth } from '../../features/polls/booths/useBooth.ts';
import { usePublicAssembly } from '../../firebase/live/usePublicAssembly.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { ButtonLink } from '../../ui/widgets/Button.tsx';
import { useAddressLook } from '../look/useLook.ts';
import { SessionGate } from '../signIn/SessionGate.tsx';

/** A booth where this device is one, with the ballot of the phones inside; otherwise, the way to open it. */
export function BoothRoute({ asked }: { readonly asked: string }) {
  const booth = useBooth();
  const { isNone, failure, refresh } = booth;
  const [known, setKnown] = useState<BoothState | null>(null);
  // A voter who confirmed a vote is told its outcome, also where the booth is closed meanwhile.
  const [isAwaited, setAwaited] = useState(false);
  if (booth.state !== null && booth.state !== known) setKnown(booth.state);
  const state = isNone && isAwaited ? known : booth.state;
  if (isNone && state === null) {
    return (
      <SessionGate>
        <OpeningBooth asked={asked} />
      </SessionGate>
    );
  }
  if (state === null) {
    return (
      <main className="booth-waiting">
        {failure === null ? (
          <Loading />
        ) : (
          <ErrorMessage
            message={failure.message}
            explanation={failure.explanation}
            onRetry={refresh}
          />
        )}
      </main>
    );
  }
  const { cot, stage } = state.ballot;
  return (
    <>
      {cot !== null && <BoothLook cot={cot} />}
      <BoothPage
        booth={booth}
        state={state}
        onAwaited={setAwaited}
        renderBallot={({ question, units, offset, onConfirm }) => (
          <>
            <BallotHeader cot={null} question={question} offset={offset} state={null} />
            <BallotForm
              key={question.questionId}
              rows={[{ question, units }]}
              onConfirm={([vote]) => vote !== undefined && onConfirm(vote)}
            />
          </>
        )}
      />
      <FollowStage
        cot={cot}
        isUnannounced={state.ballot.asked.length > 0 && stage.mode !== 'question'}
        onChange={refresh}
      />
    </>
  );
}

function BoothLook({ cot }: { readonly cot: string }) {
  const known = usePublicAssembly(cot);
  useAddressLook(cot, known.status === 'loading' ? null : known.value);
  return null;
}

/** Of the staff it asks whether this device may be given up; anybody else is told whom to ask. */
function OpeningBooth({ asked }: { readonly asked: string }) {
  const { session } = useSession();
  const { isAuthenticated } = session;
  const mayOpen = sessionMay(session, 'openBooth');
  return (
    <main className="booth-opening">
      {mayOpen ? (
        <OpenBoothForm
          suggested={asked === '' ? 'Puesto 1' : asked}
          onOpen={(name) => location.replace(`/votes/current?puesto=${encodeURIComponent(name)}`)}
        />
      ) : (
        <div>
          <EmptyState
            title="Este equipo no es un puesto de votación"
            action={
              <ButtonLink
                look="filled"
                size="large"
                href={isAuthenticated ? '/votes/current' : '/login'}
              >
                {isAuthenticated ? 'Ir a mi voto' : 'Ingresar'}
              </ButtonLink>
            }
          >
            {isAuthenticated
              ? 'Aquí se vota con placa y PIN cuando la mesa lo abre. Usted vota desde su propia página.'
              : 'Alguien de la mesa tiene que ingresar y abrirlo desde Inicio, en «Puesto de votación».'}
          </EmptyState>
        </div>
      )}
    </main>
  );
}
