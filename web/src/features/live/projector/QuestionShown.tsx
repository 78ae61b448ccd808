import { type LiveVoting, presentParticipation, presentRunning } from '@asamblea/domain';
import { ParticipationView } from '../../../ui/ParticipationView.tsx';
import { QuestionHeading } from '../../../ui/QuestionHeading.tsx';
import { ResultBars } from '../../../ui/ResultBars.tsx';
import { DocumentCodes } from './DocumentCodes.tsx';
import { OptionsShown } from './OptionsShown.tsx';
import { QuestionState } from './QuestionState.tsx';

interface QuestionShownProps {
  readonly cot: string;
  readonly voting: LiveVoting;
}

/** The open question: what is asked, how much has voted, and the running bars if it allows them. */
export function QuestionShown({ cot, voting }: QuestionShownProps) {
  const { question } = voting;
  const bars = presentRunning(voting);
  const isCrowded = bars !== null && bars.length > 8;
  // Also once it is closed: nothing moves but what says so.
  const documents = isCrowded ? [] : (question.documents ?? []);
  // Bars and codes together: the text gives way.
  const isFull = isCrowded || (bars !== null && documents.length > 0);
  return (
    <>
      <QuestionHeading text={question.text} isCompact={isFull} />
      <ParticipationView
        {...presentParticipation(voting)}
        isCompact={isCrowded}
        state={<QuestionState question={question} />}
      />
      {bars === null && <OptionsShown options={question.options} />}
      <DocumentCodes cot={cot} documents={documents} />
      {bars !== null && (
        <ResultBars
          caption="Votos hasta ahora"
          {...{ bars, line: null }}
          isTight={bars.length > 5}
        />
      )}
    </>
  );
}
