import type { LiveQuestion } from '@asamblea/domain';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box } from '@mui/material';
import { useServerOffset } from '../../../firebase/useServerOffset.ts';
import { CountdownClock } from '../../../ui/CountdownClock.tsx';

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
    <Box component="span" data-settle="closing" sx={ended}>
      <LockIcon aria-hidden sx={{ fontSize: '1.1em', mr: '0.25em', verticalAlign: '-0.15em' }} />
      {word}
    </Box>
  );
}

/** What is in a line does not move by itself. */
const ended = { display: 'inline-block', fontWeight: 700 } as const;
