import { assemblyKindNames, callName, sessionMay } from '@asamblea/domain';
import { Button, Paper } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useLive } from '../../../firebase/live/useLive.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { AttorneySignInField } from './AttorneySignInField.tsx';
import { ArrearsSection } from './arrears/ArrearsSection.tsx';
import { DescriptionForm } from './DescriptionForm.tsx';
import { DocumentStepField } from './DocumentStepField.tsx';
import { LawSection } from './LawSection.tsx';
import { MajoritiesSection } from './MajoritiesSection.tsx';
import { ModalityField } from './ModalityField.tsx';
import { NoticeBylawsSection } from './NoticeBylawsSection.tsx';
import { OfficesSection } from './OfficesSection.tsx';
import { ProxyBylawsSection } from './ProxyBylawsSection.tsx';
import { PublicDoorSection } from './PublicDoorSection.tsx';
import { QuorumBylawsSection } from './quorums/QuorumBylawsSection.tsx';
import { RedirectsSection } from './RedirectsSection.tsx';
import { UnitUsesSection } from './UnitUsesSection.tsx';

interface GeneralPageProps {
  /** When it meets and how it is called. */
  readonly meeting: ReactNode;
}

/** The facts of the assembly, and the addresses that its code opens. */
export function GeneralPage({ meeting }: GeneralPageProps) {
  return (
    <Page title="General" subtitle="Los datos de la asamblea.">
      <MemberFirestore fallback={<Loading shape="list" />}>
        <OfAssembly meeting={meeting} />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly({ meeting }: GeneralPageProps) {
  const assembly = useOwnAssembly();
  const { session } = useSession();
  const [isEditing, setEditing] = useState(false);
  if (assembly === null) return <Loading shape="list" />;
  const { name, kind, timeZone, cot, saturdaysWork = false, dataContact = '' } = assembly;
  const mayChange = sessionMay(session, 'describeAssembly');
  const facts = [
    ['Nombre', name],
    ['Clase', assemblyKindNames[kind]],
    ['Zona horaria', timeZone],
    ['Sábados', saturdaysWork ? 'Días hábiles' : 'Días de descanso'],
    ['Contacto de datos', dataContact === '' ? 'Sin anotar' : dataContact],
    ['Código público', cot],
    ['Convocatoria', <CallNow key="call" cot={cot} />],
  ] as const;
  return (
    <>
      {isEditing ? (
        <DescriptionForm assembly={assembly} onClose={() => setEditing(false)} />
      ) : (
        mayChange && (
          <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setEditing(true)}>
            Cambiar los datos
          </Button>
        )
      )}
      <Paper sx={{ p: 2.5, mt: isEditing ? 2 : 0 }}>
        <FactList facts={facts} />
      </Paper>
      {meeting}
      <ModalityField assembly={assembly} />
      <DocumentStepField assembly={assembly} />
      <AttorneySignInField assembly={assembly} />
      <LawSection assembly={assembly} />
      <MajoritiesSection law={assembly} mayChange={mayChange} />
      <QuorumBylawsSection law={assembly} mayChange={mayChange} />
      <ArrearsSection law={assembly} mayChange={mayChange} />
      <UnitUsesSection assembly={assembly} mayChange={mayChange} />
      <NoticeBylawsSection assembly={assembly} mayChange={mayChange} />
      <ProxyBylawsSection assembly={assembly} mayChange={mayChange} />
      <OfficesSection assemblyId={assembly.assemblyId} mayChange={mayChange} />
      <RedirectsSection assemblyId={assembly.assemblyId} mayChange={mayChange} />
      <PublicDoorSection cot={cot} mayChange={mayChange} />
    </>
  );
}

function CallNow({ cot }: { readonly cot: string }) {
  const { value } = useLive(cot, 'quorum');
  return value === null ? '—' : callName(value.call);
}
