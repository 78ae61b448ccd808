import { type Member, paths, staffRoles } from '@asamblea/domain';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Withheld } from '../../../ui/feedback/Withheld.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import type { MenuOf } from './SeenBy.tsx';
import { StaffDesk } from './StaffDesk.tsx';

interface StaffPageProps {
  /** The menu of a member who may open those pages. */
  readonly menuOf: MenuOf;
}

/** `/settings/permissions`: the staff of the assembly, and the pages and actions of each. */
export function StaffPage({ menuOf }: StaffPageProps) {
  const mayManage = useMay('manageStaff');
  return (
    <Page
      title="Permisos"
      subtitle="Quién trabaja en la asamblea, qué puede abrir y qué puede hacer. Los cambios llegan al instante a sus páginas abiertas."
    >
      {mayManage ? (
        <MemberFirestore fallback={<Loading shape="list" />}>
          <Staff menuOf={menuOf} />
        </MemberFirestore>
      ) : (
        <Withheld what="Permisos" />
      )}
    </Page>
  );
}

const ofStaff = { field: 'role', among: staffRoles } as const;

function Staff({ menuOf }: StaffPageProps) {
  const { assembly } = useSession().session;
  const { status, rows } = useCollection<Member>(paths.members(assembly ?? ''), ofStaff);
  if (status === 'loading') return <Loading shape="list" />;
  return <StaffDesk members={rows} menuOf={menuOf} />;
}
