import type { LiveQuestion } from '@asamblea/domain';
import { useServerOffset } from '../../firebase/useServerOffset.ts';
import { CountdownClock } from '../../ui/CountdownClock.tsx';

interface QuestionStateProps {
  readonly question: NonNullable<LiveQuestion['question']>;
}

/** Whether it can be voted, and for how long. */
export function QuestionState({ question }: QuestionStateProps) {
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
      return <>Cerrando la votación…</>;
    case 'counting':
      return <>Contando los votos…</>;
    case 'closed':
      return <>Votación cerrada</>;
    case 'annulled':
      return <>Votación anulada</>;
  }
}
