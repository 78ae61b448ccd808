import { operations, type ProtectedAnswer } from '@asamblea/domain';
import { type ComponentType, useCallback, useState } from 'react';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { Withheld } from '../../../ui/feedback/Withheld.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { DossierPanel } from './DossierPanel.tsx';
import { EventLog } from './EventLog.tsx';
import { IntegrityCheck } from './IntegrityCheck.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import { RecountPanel } from './RecountPanel.tsx';
import { TimeStampsPanel } from './TimeStampsPanel.tsx';
import { useLockedAt } from './useLockedAt.ts';

interface ProtectedPageProps {
  /** The other parts behind the same password. */
  readonly more?: ComponentType<{ readonly onStale: () => void }>;
}

const Nothing = () => null;

/**
 * The sealed area: it asks for the password again. The content goes when the minutes of the password are
 * over, on signing out, when the session is ended from elsewhere and when the page is left.
 */
export function ProtectedPage({ more = Nothing }: ProtectedPageProps) {
  const [opened, setOpened] = useState<ProtectedAnswer | null>(null);
  const lock = useCallback(() => setOpened(null), []);
  const isForReaders = useIsForReaders();
  return (
    <Page
      title="Auditoría"
      subtitle={isForReaders ? ofReaders : 'Cada votación, contada otra vez.'}
      width={opened === null ? 'narrow' : 'wide'}
    >
      {opened === null ? (
        <PasswordGate onOpen={setOpened} />
      ) : (
        <OpenArea opened={opened} onLock={lock} More={more} />
      )}
    </Page>
  );
}

const ofReaders = 'Todo lo que ocurrió, en su orden y con sus sellos.';

/** Whether the role reads the record: a teller only counts the votes again here. */
function useIsForReaders(): boolean {
  const { role } = useSession().session;
  return role !== null && operations.readLog.roles.some((one) => one === role);
}

interface OpenAreaProps {
  readonly opened: ProtectedAnswer;
  readonly onLock: () => void;
  readonly More: NonNullable<ProtectedPageProps['more']>;
}

function OpenArea({ opened, onLock, More }: OpenAreaProps) {
  useLockedAt(opened, onLock);
  const isForReaders = useIsForReaders();
  const mayRead = useMay('readLog');
  const mayRecount = useMay('recount');
  const mayMake = useMay('makeDossier');
  return (
    <>
      {/* Follows their own membership: a session ended from elsewhere leaves the page. */}
      <MemberFirestore fallback={null}>{null}</MemberFirestore>
      {mayRead && <IntegrityCheck onStale={onLock} />}
      {mayRead && <TimeStampsPanel onStale={onLock} />}
      {mayRecount && <RecountPanel onStale={onLock} />}
      {mayMake && <DossierPanel onStale={onLock} />}
      {mayRead && <EventLog onStale={onLock} />}
      <More onStale={onLock} />
      {isForReaders && !mayRead && <Withheld what="Registro de sucesos" />}
    </>
  );
}
