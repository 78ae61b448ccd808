import { AbsenteesPanel } from '../features/consents/AbsenteesPanel.tsx';
import { AbsenteesSlot } from '../features/questions/AbsenteesSlot.ts';
import { QuestionsPage } from '../features/questions/QuestionsPage.tsx';

/** The agenda with the list of the absent under the decisions that ask them. */
export function QuestionsRoute() {
  return (
    <AbsenteesSlot value={(questionId) => <AbsenteesPanel questionId={questionId} />}>
      <QuestionsPage />
    </AbsenteesSlot>
  );
}
