import { type Assembly, type AssemblySession, paths } from '@asamblea/domain';
import { MemberFirestore } from '../../../../firebase/listening/MemberFirestore.tsx';
import { useDocument } from '../../../../firebase/listening/useDocument.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Page } from '../../../../ui/frames/Page.tsx';
import { type AgendaLaw, type BesideOpen, stageTitle } from '../besideOpen.ts';
import { FollowedAgenda } from './FollowedAgenda.tsx';
import { WaitingForStage } from './WaitingForStage.tsx';

/** Where the moderator runs the agenda: creates, opens, closes and shows; the auditor looks on. */
export function QuestionsPage(beside: BesideOpen) {
  return (
    <MemberFirestore fallback={<WaitingForStage {...beside} />}>
      <AgendaOfAssembly {...beside} />
    </MemberFirestore>
  );
}

function AgendaOfAssembly(beside: BesideOpen) {
  const assemblyId = useSession().session.assembly ?? '';
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (value === null) return <WaitingForStage {...beside} />;
  const { cot, activeSession } = value;
  const agenda = { assemblyId, cot, law: value, session: activeSession };
  return <AgendaOfSession {...agenda} {...beside} />;
}

interface AgendaOfSessionProps extends BesideOpen {
  readonly assemblyId: string;
  readonly cot: string;
  readonly law: AgendaLaw;
  readonly session: number;
}

function AgendaOfSession({ session, ...agenda }: AgendaOfSessionProps) {
  const { assemblyId } = agenda;
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  if (meeting.missing) {
    return (
      <Page title={agenda.title ?? stageTitle} width="wide">
        <EmptyState title="Aún no hay sesión">
          Las preguntas aparecerán aquí cuando la administración prepare la sesión.
        </EmptyState>
      </Page>
    );
  }
  if (meeting.value === null) return <WaitingForStage {...agenda} />;
  return <FollowedAgenda {...agenda} meeting={meeting.value} />;
}
