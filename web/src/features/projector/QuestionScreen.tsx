import {
  isSecret,
  type LiveQuestion,
  presentParticipation,
  presentRunning,
} from '@asamblea/domain';
import { useCallback } from 'react';
import { callApi } from '../../firebase/callApi.ts';
import { ParticipationView } from '../../ui/ParticipationView.tsx';
import { PublicScreen } from '../../ui/PublicScreen.tsx';
import { QuestionHeading } from '../../ui/QuestionHeading.tsx';
import { ResultBars } from '../../ui/ResultBars.tsx';
import { useClockOffset } from '../../ui/useClockOffset.ts';
import { QuestionState } from './QuestionState.tsx';

interface QuestionScreenProps {
  readonly assemblyName: string;
  readonly live: LiveQuestion;
  readonly question: NonNullable<LiveQuestion['question']>;
}

/** The open question: what is asked, how much has voted, and the running bars if it allows them. */
export function QuestionScreen({ assemblyName, live, question }: QuestionScreenProps) {
  const askServerNow = useCallback(async () => {
    const { serverNow } = await callApi<{ serverNow: number }>('GET', '/api/auth/session');
    return serverNow;
  }, []);
  const offset = useClockOffset(askServerNow, question.closesAt !== null);
  const bars = presentRunning(live);
  const participation = presentParticipation(live);
  return (
    <PublicScreen title={assemblyName} moment={momentOf(question)}>
      <QuestionHeading text={question.text} />
      <ParticipationView
        {...participation}
        state={<QuestionState question={question} offset={offset} />}
      />
      {bars !== null && (
        <ResultBars
          caption="Votos hasta ahora"
          {...{ bars, line: null }}
          atMost={8}
          isTight={bars.length > 5}
        />
      )}
    </PublicScreen>
  );
}

function momentOf(question: QuestionScreenProps['question']): string {
  const parts = [
    question.rehearsal === true ? 'Ensayo, no cuenta' : '',
    `Pregunta ${question.number}`,
    isSecret(question) ? 'Voto secreto' : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
