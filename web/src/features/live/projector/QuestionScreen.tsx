import { type LiveVoting, presentParticipation, presentRunning } from '@asamblea/domain';
import { ParticipationView } from '../../../ui/ParticipationView.tsx';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { QuestionHeading } from '../../../ui/QuestionHeading.tsx';
import { ResultBars } from '../../../ui/ResultBars.tsx';
import { DocumentCodes } from './DocumentCodes.tsx';
import { OptionsShown } from './OptionsShown.tsx';
import { QuestionState } from './QuestionState.tsx';
import { questionMoment } from './questionMoment.ts';

interface QuestionScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly voting: LiveVoting;
}

/** The open question: what is asked, how much has voted, and the running bars if it allows them. */
export function QuestionScreen({ cot, assemblyName, voting }: QuestionScreenProps) {
  const { question } = voting;
  const bars = presentRunning(voting);
  const isCrowded = bars !== null && bars.length > 8;
  // Also once it is closed: nothing moves but what says so.
  const documents = isCrowded ? [] : (question.documents ?? []);
  // Bars and codes together: the text gives way.
  const isFull = isCrowded || (bars !== null && documents.length > 0);
  return (
    <PublicScreen cot={cot} title={assemblyName} moment={questionMoment(question)}>
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
    </PublicScreen>
  );
}
