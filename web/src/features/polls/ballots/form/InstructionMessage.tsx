import { type Holding, sayNames } from '@asamblea/domain';
import { Button } from '../../../../ui/widgets/Button.tsx';
import { Message } from '../../../../ui/widgets/Message.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';

interface InstructionMessageProps {
  readonly question: AskedQuestion;
  readonly units: readonly Holding[];
  /** Marks what the proxies ask for; it still has to be reviewed and confirmed. */
  readonly onFollow: () => void;
}

/** The instructions of the grantors for this question, before choosing. */
export function InstructionMessage({ question, units, onFollow }: InstructionMessageProps) {
  const told = units.filter(({ instruction }) => instruction?.optionId != null);
  if (told.length === 0) return null;
  return (
    <Message tone="info" title="Sus poderes traen instrucciones">
      <ul className="list anywhere">
        {told.map(({ unitId, label, ownerName, instruction }) => (
          <li key={unitId}>
            <b>{label}</b> de {ownerName}:{' '}
            <b>{sayNames(question.options, [instruction?.optionId ?? ''])}</b>
            {instruction?.text !== '' && <>. «{instruction?.text}»</>}
          </li>
        ))}
      </ul>
      <Button look="outlined" size="tall" onClick={onFollow} className="instruction-notice-follow">
        Seguir las instrucciones
      </Button>
    </Message>
  );
}
