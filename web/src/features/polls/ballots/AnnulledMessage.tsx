import { type AnnulledQuestion, sayQuestionNumber } from '@asamblea/domain';
import { Message } from '../../../ui/widgets/Message.tsx';
import { questionLook } from './form/questionLook.ts';

interface AnnulledMessageProps {
  readonly annulled: AnnulledQuestion;
  /** Where nothing else is asked, it is what the page is about. */
  readonly isAlone: boolean;
}

/** A question that went away: why, that its votes do not count, and whether it comes back. */
export function AnnulledMessage({ annulled, isAlone }: AnnulledMessageProps) {
  const { text, reason, isRepeated } = annulled;
  const Title = isAlone ? 'h1' : 'h2';
  const title = `La pregunta ${sayQuestionNumber(annulled)} se anuló`;
  return (
    <Message tone="warning">
      <Title tabIndex={-1} className="question-text" style={questionLook(title)}>
        {title}
      </Title>
      <p className="text gap-above anywhere">{text}</p>
      <p className="text gap-above anywhere">
        <b>Motivo:</b> {reason}
      </p>
      <p className="text gap-above">
        Lo que se votó no cuenta.{' '}
        {isRepeated
          ? 'Se volverá a votar: cuando la mesa la abra, aparecerá aquí sola.'
          : 'La mesa dirá cómo sigue la reunión.'}
      </p>
    </Message>
  );
}
