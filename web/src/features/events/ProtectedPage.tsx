import { useState } from 'react';
import { Page } from '../../ui/Page.tsx';
import { EventLog } from './EventLog.tsx';
import { IntegrityCheck } from './IntegrityCheck.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import { RecountPanel } from './RecountPanel.tsx';

/** The sealed area: it asks for the password again, and forgets it when the page is left. */
export function ProtectedPage() {
  const [token, setToken] = useState<string | null>(null);
  const lock = () => setToken(null);
  return (
    <Page
      title="Zona protegida"
      subtitle="Todo lo que ocurrió, en su orden y con sus sellos."
      width={token === null ? 'narrow' : 'wide'}
    >
      {token === null ? (
        <PasswordGate onOpen={setToken} />
      ) : (
        <>
          <IntegrityCheck token={token} onStale={lock} />
          <RecountPanel token={token} onStale={lock} />
          <EventLog token={token} onStale={lock} />
        </>
      )}
    </Page>
  );
}
