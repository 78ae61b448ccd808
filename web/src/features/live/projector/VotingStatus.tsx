import type { LiveVoting } from '@asamblea/domain';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { lockIcon } from '../../../ui/widgets/icons.ts';

interface VotingStatusProps {
  readonly question: LiveVoting['question'];
}

/** Whether it can be voted, and for how long. */
export function VotingStatus({ question }: VotingStatusProps) {
  const { state, closesAt } = question;
  const offset = useServerOffset(closesAt !== null);
  switch (state) {
    case 'draft':
      return <>Por abrir</>;
    case 'open':
      return closesAt === null ? (
        <>Votación abierta</>
      ) : (
        <>
          Cierra en <CountdownClock endsAt={closesAt} offset={offset} />
        </>
      );
    case 'closing':
      return <Ended word="Cerrando la votación…" />;
    case 'counting':
      return <Ended word="Contando los votos…" />;
    case 'closed':
      return <Ended word="Votación cerrada" />;
    case 'annulled':
      return <>Votación anulada</>;
  }
}

/** That nothing more can be sent: the hall sees it happen, and a mark says it besides the word. */
function Ended({ word }: { readonly word: string }) {
  return (
    <span data-settle="closing" className="ended-mark">
      <Icon path={lockIcon} className="question-state-lock" />
      {word}
    </span>
  );
}
