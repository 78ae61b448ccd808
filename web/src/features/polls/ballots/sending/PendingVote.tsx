import {
  type CastRequest,
  type Holding,
  isSecret,
  saying,
  sayMarks,
  sayUnits,
} from '@asamblea/domain';
import type { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { ButtonLink } from '../../../../ui/widgets/Button.tsx';
import { Message } from '../../../../ui/widgets/Message.tsx';
import { ProgressLine } from '../../../../ui/widgets/ProgressLine.tsx';
import type { AskedQuestion } from '../form/BallotHeader.tsx';
import type { SubmissionState } from './useSubmissions.ts';

interface PendingVoteProps {
  readonly sending: SubmissionState;
  /** Not said: what was marked is not told either, nor for what. */
  readonly question?: AskedQuestion;
  readonly holdings?: readonly Holding[];
}

/** The vote was confirmed and has no answer yet: the event, its meaning, the next step. */
export function PendingVote({ sending, question, holdings = [] }: PendingVoteProps) {
  const words = useUnitWords();
  const { pending, failures, why } = sending;
  if (pending === null) return null;
  if (failures === 0) {
    return (
      <Message tone="info" role="status" className="pending-vote">
        Enviando su voto…
        <ProgressLine />
      </Message>
    );
  }
  const marks = ({ unitId, optionIds }: CastRequest['choices'][number]) => {
    const label = holdings.find((holding) => holding.unitId === unitId)?.label ?? unitId;
    if (question === undefined || isSecret(question)) return label;
    return `${label}: ${sayMarks(question, optionIds)}`;
  };
  return (
    <Message tone="warning" title="Su voto está pendiente" role="status" className="pending-vote">
      {sayWhy(why)}
      {question !== undefined &&
        saying` Por ${sayUnits(pending.choices.length, words.term)}: ${pending.choices.map(marks).join('; ')}.`}
      {isSignedOut(why) && (
        <ButtonLink href="/login" isInherited look="outlined">
          Ingresar de nuevo
        </ButtonLink>
      )}
    </Message>
  );
}

function isSignedOut(why: ApiFailure | null): boolean {
  return why?.code === 'not-signed-in';
}

function sayWhy(why: ApiFailure | null): string {
  if (isSignedOut(why)) {
    return 'Su sesión terminó antes de guardar su voto. Ingrese de nuevo y lo enviaremos.';
  }
  if (why === null || why.statusCode === 0) {
    return 'No pudimos guardar su voto: no hay conexión. Lo enviaremos apenas vuelva; no cierre esta página.';
  }
  return why.isOurs
    ? 'El servicio está ocupado y aún no guardó su voto. Lo enviamos otra vez en un momento; no cierre esta página.'
    : `${why.message} Su voto sigue en este dispositivo y lo enviamos otra vez en un momento; no cierre esta página. Si su red pide aceptar condiciones, ábrala en otra pestaña.`;
}
