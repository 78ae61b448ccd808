import {
  endSentence,
  type Holding,
  isSecret,
  sayMarks,
  sayUnits,
  takesVotes,
} from '@asamblea/domain';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { Button, ButtonLink } from '../../../../ui/widgets/Button.tsx';
import { Message } from '../../../../ui/widgets/Message.tsx';
import type { AskedQuestion } from '../form/BallotHeader.tsx';
import type { Returned } from './outbox.ts';

interface ReturnedVoteProps {
  readonly returned: Returned;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  readonly onSend: () => void;
}

/** The refused vote and the reason, still here: it goes again with the same marks when its voter says so. */
export function ReturnedVote({ returned, question, holdings, onSend }: ReturnedVoteProps) {
  const words = useUnitWords();
  const { sending, reasons, isOtherDevice } = returned;
  const units = sending.choices.map((choice) => {
    const unit = holdings.find(({ unitId }) => unitId === choice.unitId);
    const label = unit?.label ?? choice.unitId;
    const said = isSecret(question) ? '' : `: ${sayMarks(question, choice.optionIds)}`;
    return `${label}${said}`;
  });
  return (
    <Message tone="critical" title="Su voto no se contó">
      {reasons.map((reason) => (
        <p key={reason} className="text">
          {reason}
        </p>
      ))}
      <p className="text gap-above">
        Sigue en este dispositivo, por {sayUnits(units.length, words.term)}:{' '}
        {endSentence(units.join('; '))} Se borra cuando se cuente o se cierre la votación.
      </p>
      <div className="returned-vote-ways">
        {takesVotes(question) && (
          <Button look="outlined" isInherited size="tall" onClick={onSend}>
            Enviar otra vez
          </Button>
        )}
        {isOtherDevice && (
          <ButtonLink isInherited size="tall" href="/changedevice">
            Cambiar de dispositivo
          </ButtonLink>
        )}
      </div>
    </Message>
  );
}
