import { type Assembly, type AssemblySession, paths } from '@asamblea/domain';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useSession } from '../../firebase/session.tsx';
import { useDocument } from '../../firebase/useDocument.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { LiveAgenda } from './LiveAgenda.tsx';

/** Where the moderator runs the agenda: creates, opens, closes and shows; the auditor looks on. */
export function QuestionsPage() {
  return (
    <MemberFirestore fallback={<Waiting />}>
      <AgendaOfAssembly />
    </MemberFirestore>
  );
}

function AgendaOfAssembly() {
  const assemblyId = useSession().session.assembly ?? '';
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (value === null) return <Waiting />;
  const { cot, rulePack, activeSession } = value;
  return <AgendaOfSession {...{ assemblyId, cot }} packId={rulePack} session={activeSession} />;
}

interface AgendaOfSessionProps {
  readonly assemblyId: string;
  readonly cot: string;
  readonly packId: Assembly['rulePack'];
  readonly session: number;
}

function AgendaOfSession({ assemblyId, cot, packId, session }: AgendaOfSessionProps) {
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  if (meeting.missing) {
    return (
      <Page title="Votaciones" width="wide">
        <EmptyState title="Aún no hay sesión">
          La agenda aparecerá aquí cuando la administración prepare la sesión.
        </EmptyState>
      </Page>
    );
  }
  if (meeting.value === null) return <Waiting />;
  return <LiveAgenda {...{ assemblyId, cot, packId }} meeting={meeting.value} />;
}

function Waiting() {
  return (
    <Page title="Votaciones" width="wide">
      <Loading shape="list" rows={6} />
    </Page>
  );
}
