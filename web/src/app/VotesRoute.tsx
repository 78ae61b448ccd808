import { isSecret } from '@asamblea/domain';
import { CapturePanel } from '../features/captures/CapturePanel.tsx';
import { QuestionsPage } from '../features/questions/QuestionsPage.tsx';

/** The agenda and, beside a question with name that is open, where its other votes are entered. */
export function VotesRoute() {
  return (
    <QuestionsPage
      besideOpen={(question) => (isSecret(question) ? null : <CapturePanel question={question} />)}
    />
  );
}
