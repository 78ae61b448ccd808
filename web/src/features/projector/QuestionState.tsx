import type { LiveQuestion } from '@asamblea/domain';
import { CountdownClock } from '../../ui/CountdownClock.tsx';

interface QuestionStateProps {
  readonly question: NonNullable<LiveQuestion['question']>;
  readonly offset: number;
}

/** Where a question stands, with its countdown while it is open. */
export function QuestionState({ question, offset }: QuestionStateProps) {
  switch (question.state) {
    case 'draft':
      return <>Por abrir</>;
    case 'open':
      return question.closesAt === null ? (
        <>Votación abierta</>
      ) : (
        <>
          Cierra en <CountdownClock endsAt={question.closesAt} offset={offset} />
        </>
      );
    case 'closing':
      return <>Contando los votos…</>;
    case 'closed':
      return <>Votación cerrada</>;
    case 'annulled':
      return <>Votación anulada</>;
  }
}
