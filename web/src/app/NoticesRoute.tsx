import { ConvocationDesk } from '../features/convocations/ConvocationDesk.tsx';
import { MeetingSection } from '../features/sessions/MeetingSection.tsx';
import { MemberFirestore } from '../firebase/MemberFirestore.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';

/** `/notices`: how the meeting is called. */
export function NoticesRoute() {
  return (
    <Page
      title="Convocatoria"
      subtitle="Lo que pide la ley para llamar a todos, revisado antes de que salga."
      width="wide"
    >
      <ConvocationDesk
        meeting={(onSaved) => (
          <MemberFirestore fallback={<Loading shape="text" />}>
            <MeetingSection onSaved={onSaved} />
          </MemberFirestore>
        )}
      />
    </Page>
  );
}
