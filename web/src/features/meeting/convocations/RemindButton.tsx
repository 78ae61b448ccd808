import {
  at,
  type Convocation,
  convocationEndpoints,
  endSentence,
  formatCount,
  type RemindAnswer,
  sayInstant,
  sayPeople,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface RemindButtonProps {
  readonly notice: Convocation;
  /** How many people asked not to be reminded. */
  readonly stopped: number;
}

/** Reminds of the meeting now. Its id is kept until it is done, so that a retry reminds nobody twice. */
export function RemindButton({ notice, stopped }: RemindButtonProps) {
  const maySend = useMay('sendConvocation');
  const { failure, ask } = useAct();
  const [requestId] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState<RemindAnswer | null>(null);
  const { remindDueAt = null } = notice;
  if (!maySend) return null;

  async function remind() {
    const { convocationId } = notice;
    setDone(await ask(at(convocationEndpoints.remindPeople, { convocationId }), { requestId }));
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {done === null ? (
        <BusyButton variant="outlined" onPress={remind}>
          Enviar un recordatorio ahora
        </BusyButton>
      ) : (
        <Typography role="status">Recordatorio en camino a {sayPeople(done.mails)}.</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {remindDueAt !== null &&
          `${endSentence(`Se recuerda solo el ${sayInstant(remindDueAt, notice.timeZone)}`)} `}
        {stopped > 0 && `Pidieron no recibir recordatorios: ${formatCount(stopped)}.`}
      </Typography>
    </Box>
  );
}
