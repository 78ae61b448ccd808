import { Box, Button, Tab, Tabs } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { HistoryRows } from './HistoryRows.tsx';
import { type AboutPerson, type BesideMissing, LivePresence } from './LivePresence.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useRecord } from './useRecord.ts';

interface PresencePageProps {
  /** The session under way, with its controls. */
  readonly session: ReactNode;
  readonly actions?: ReactNode;
  /** The tablets where people vote, for members who watch them. */
  readonly booths?: ReactNode;
  readonly aboutPerson?: AboutPerson;
  readonly besideMissing?: BesideMissing;
}

/** The people here and the people missing, the events, and the state at any instant. */
export function PresencePage(props: PresencePageProps) {
  const { session, actions, booths = null, aboutPerson, besideMissing } = props;
  return (
    <Page
      title="Quórum de la sala"
      subtitle="Quién está y quién falta, unidad por unidad."
      width="wide"
      actions={actions}
    >
      <MemberFirestore fallback={<Loading shape="list" />}>
        {session}
        <OfAssembly {...{ booths, aboutPerson, besideMissing }} />
      </MemberFirestore>
    </Page>
  );
}

const tabs = [
  ['units', 'Unidades'],
  ['history', 'Historial'],
  ['time', 'Línea de tiempo'],
  ['booths', 'Puestos'],
] as const;
type TabName = (typeof tabs)[number][0];

interface OfAssemblyProps {
  readonly booths: ReactNode;
  readonly aboutPerson: AboutPerson | undefined;
  readonly besideMissing: BesideMissing | undefined;
}

function OfAssembly({ booths, aboutPerson, besideMissing }: OfAssemblyProps) {
  const [tab, setTab] = useState<TabName>('units');
  const assembly = useOwnAssembly();
  const step = useStep('roster');
  if (assembly === null) return <Loading shape="list" />;
  const { activeRoster, activeSession, timeZone } = assembly;
  const shown = tabs.filter(([name]) => name !== 'booths' || booths !== null);
  if (activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
        Cuando la administración lo importe, sus unidades aparecerán aquí.
      </EmptyState>
    );
  }
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, chosen: TabName) => setTab(chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Qué mirar"
        sx={{ mb: 2 }}
      >
        {shown.map(([name, label]) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`ver-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`ver-${tab}`}>
        {tab === 'units' && (
          <LivePresence
            key={`${activeRoster}/${activeSession}`}
            {...{ assembly, activeRoster, aboutPerson, besideMissing }}
          />
        )}
        {tab === 'history' && <SessionHistory timeZone={timeZone} />}
        {tab === 'booths' && booths}
        {tab === 'time' && (
          <TimeLine key={activeSession} session={activeSession} timeZone={timeZone} />
        )}
      </Box>
    </>
  );
}

/** Everything that happened in the hall and to the session, newest first. */
function SessionHistory({ timeZone }: { readonly timeZone: string }) {
  const record = useRecord(null);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button onClick={record.refresh}>Actualizar</Button>
      </Box>
      <HistoryRows
        record={record}
        timeZone={timeZone}
        empty="Todavía no ha entrado nadie ni ha cambiado la sesión."
      />
    </>
  );
}
