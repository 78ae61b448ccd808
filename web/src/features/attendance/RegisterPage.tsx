import { type Assembly, paths } from '@asamblea/domain';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useSession } from '../../firebase/session.tsx';
import { useDocument } from '../../firebase/useDocument.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { LiveDesk } from './LiveDesk.tsx';

interface RegisterPageProps {
  readonly proxies: ReactNode;
  readonly plates: ReactNode;
}

/** The desk at the door: finds people, accredits their units and registers their exits. */
export function RegisterPage({ proxies, plates }: RegisterPageProps) {
  const [tab, setTab] = useState<TabName>('people');
  return (
    <Page title="Registro" width="wide">
      <Tabs
        value={tab}
        onChange={(_, chosen: TabName) => setTab(chosen)}
        aria-label="Qué se registra"
        sx={{ mb: 2 }}
      >
        {tabs.map(([name, label]) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`mesa-${name}`}
            aria-controls={`mesa-panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`mesa-panel-${tab}`} aria-labelledby={`mesa-${tab}`}>
        <MemberFirestore fallback={<Loading shape="list" />}>
          {tab === 'people' && <DeskOfAssembly />}
          {tab === 'proxies' && proxies}
          {tab === 'plates' && plates}
        </MemberFirestore>
      </Box>
    </Page>
  );
}

const tabs = [
  ['people', 'Personas'],
  ['proxies', 'Poderes'],
  ['plates', 'Placas'],
] as const;
type TabName = (typeof tabs)[number][0];

function DeskOfAssembly() {
  const { session } = useSession();
  const assemblyId = session.assembly ?? '';
  const { status, value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (status === 'loading' || value === null) return <Loading shape="list" />;
  if (value.activeRoster === null) {
    return (
      <WithoutRoster mayImport={session.routesAvailable.includes('/settings/database/file')} />
    );
  }
  return (
    <LiveDesk
      key={value.activeRoster}
      assemblyId={assemblyId}
      version={value.activeRoster}
      session={value.activeSession}
    />
  );
}

function WithoutRoster({ mayImport }: { readonly mayImport: boolean }) {
  return (
    <EmptyState
      title="Aún no hay padrón"
      action={
        mayImport && (
          <Button component={Link} to="/settings/database/file" variant="contained" size="large">
            Importar padrón
          </Button>
        )
      }
    >
      {mayImport
        ? 'Importe el archivo con las unidades para empezar a acreditar.'
        : 'Pida a la administración que lo importe para empezar a acreditar.'}
    </EmptyState>
  );
}
