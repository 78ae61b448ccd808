import type { LiveRoom, OwnFloor } from '@asamblea/domain';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { type OwnTurn, useOwnFloor } from './useOwnFloor.ts';

interface SpeakPanelProps {
  /** The speaker and how many wait; null while it is not known, or nobody asked yet. */
  readonly room: LiveRoom | null;
  /** The state of one's attendance, in a word: when it changes, the rights are asked again. */
  readonly attendance?: string;
}

/** To speak or to ask in writing, from wherever one attends. */
export function SpeakPanel({ room, attendance = '' }: SpeakPanelProps) {
  const own = useOwnFloor(room, attendance);
  const { answer, unread, failure, turn, offset } = own;
  return (
    <Paper component="section" aria-labelledby="palabra" sx={{ p: 2 }}>
      <Typography id="palabra" variant="h3" component="h2" sx={{ mb: 1 }}>
        Hablar o preguntar
      </Typography>
      {answer === null && unread === null && <Loading shape="text" />}
      {answer === null && unread !== null && (
        <ErrorMessage
          message={unread.message}
          explanation={unread.explanation}
          onRetry={own.refresh}
        />
      )}
      {answer !== null && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Speaking room={room} turn={turn} offset={offset} />
          <Asking answer={answer} room={room} turn={turn} own={own} />
          {failure !== null && (
            <ErrorMessage message={failure.message} explanation={failure.explanation} />
          )}
          {answer.attends && <InquiryForm inquiries={answer.inquiries} onSend={own.write} />}
        </Box>
      )}
    </Paper>
  );
}

interface SpeakingProps {
  readonly room: LiveRoom | null;
  readonly turn: OwnTurn;
  readonly offset: number;
}

/** The speaker, with their clock. */
function Speaking({ room, turn, offset }: SpeakingProps) {
  if (turn.kind === 'speaking') {
    return (
      <Alert severity="success" role="status">
        <strong>Usted tiene la palabra.</strong> Le queda{' '}
        <CountdownClock endsAt={turn.endsAt} offset={offset} />
      </Alert>
    );
  }
  const speaking = room?.speaking ?? null;
  return (
    <Typography role="status">
      {speaking === null ? (
        'Nadie tiene la palabra en este momento.'
      ) : (
        <>
          Tiene la palabra: <strong>{speaking.who ?? 'otro asistente'}</strong>.
        </>
      )}
    </Typography>
  );
}

interface AskingProps {
  readonly answer: OwnFloor;
  readonly room: LiveRoom | null;
  readonly turn: OwnTurn;
  readonly own: Pick<ReturnType<typeof useOwnFloor>, 'ask' | 'withdraw'>;
}

function Asking({ answer, room, turn, own }: AskingProps) {
  if (turn.kind === 'speaking') return null;
  if (turn.kind === 'waiting') {
    return (
      <Box sx={row}>
        <Typography role="status" sx={{ flex: '1 1 12rem' }}>
          <strong>Usted está en la lista para hablar.</strong> {sayBefore(turn.before)}
        </Typography>
        <BusyButton onPress={() => own.withdraw(turn.turnId)} sx={{ minHeight: 48 }}>
          Salir de la lista
        </BusyButton>
      </Box>
    );
  }
  if (!answer.attends) {
    return (
      <Typography color="textSecondary">
        Para hablar o preguntar debe asistir con una unidad.
      </Typography>
    );
  }
  if (room?.isOpen === false) {
    return (
      <Typography color="textSecondary">La presidencia no recibe más turnos por ahora.</Typography>
    );
  }
  const waiting = room?.queue.length ?? 0;
  return (
    <Box sx={row}>
      <BusyButton variant="contained" onPress={own.ask} sx={{ minHeight: 48 }}>
        Pedir la palabra
      </BusyButton>
      {waiting > 0 && (
        <Typography color="textSecondary">
          {waiting === 1 ? 'Hay 1 persona en la lista.' : `Hay ${waiting} personas en la lista.`}
        </Typography>
      )}
    </Box>
  );
}

function sayBefore(before: number): string {
  if (before === 0) return 'Es quien sigue.';
  return before === 1 ? 'Antes hay 1 persona.' : `Antes hay ${before} personas.`;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
