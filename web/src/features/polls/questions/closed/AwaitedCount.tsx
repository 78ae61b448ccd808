import {
  type AwaitedDesk,
  desksAwaitedMillis,
  endSentence,
  joinNames,
  type Question,
  questionEndpoints,
} from '@asamblea/domain';
import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';
import { ActionFailure } from '../ActionFailure.tsx';

/** How often this page asks for a count that has not come, in milliseconds. */
const pace = 3_000;

/**
 * While the line is drawn and there is no result, this page asks for it: the conductor sees which desks it
 * waits for, and may count without them. The clock asks as well, every minute.
 */
export function AwaitedCount({ question }: { readonly question: Question }) {
  const { questionId } = question;
  const { failure, act } = useAct();
  const timeZone = useSession().timeZone ?? 'UTC';
  const [awaited, setAwaited] = useState<readonly AwaitedDesk[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function count(): Promise<void> {
      try {
        const answer = await askApi(questionEndpoints.closeQuestions, {
          questionIds: [questionId],
        });
        if (!isOver) setAwaited(answer.awaited ?? []);
      } catch {
        // The last answer stays; the next request, or the button, tells the failure.
      }
      if (!isOver) timer = setTimeout(count, pace);
    }
    timer = setTimeout(count, pace);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [questionId]);
  if (awaited.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {awaited.length === 1 ? 'Una mesa todavía tiene' : `${awaited.length} mesas todavía tienen`}{' '}
      que enviar lo que anotó antes de la hora:{' '}
      {endSentence(joinNames(awaited.map((one) => say(one, timeZone))))} El resultado espera como
      mucho {desksAwaitedMillis / 60_000} minutos desde el cierre.
      <BusyButton
        variant="outlined"
        sx={{ display: 'block', mt: 1.5 }}
        onPress={() =>
          act(questionEndpoints.closeQuestions, { questionIds: [questionId], unawaited: true })
        }
      >
        Contar sin esperar
      </BusyButton>
      <ActionFailure failure={failure} />
    </Alert>
  );
}

/** `Marta (sin señal desde el 28 nov 2026, 8:04 p. m.)`. */
function say({ label, why, since }: AwaitedDesk, timeZone: string): string {
  const what = why === 'silent' ? 'sin señal desde el' : 'con trabajo por enviar desde el';
  return `${label} (${what} ${formatMoment(since, timeZone)})`;
}
