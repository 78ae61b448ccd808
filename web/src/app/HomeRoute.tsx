import { mayDo } from '@asamblea/domain';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { ConsentReminders } from '../features/consents/ConsentReminders.tsx';
import { OwnObjections } from '../features/consents/OwnObjections.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { OwnProxies } from '../features/proxies/OwnProxies.tsx';
import { useSession } from '../firebase/session.tsx';
import { guides } from './guides.ts';
import { menuFor } from './pages.ts';
import { takeReturn } from './returnTo.ts';

/** Home, with the pages where there is something to do; or, right after signing in, the page that was asked for. */
export function HomeRoute() {
  const { session } = useSession();
  const [asked] = useState(() => takeReturn(session));
  if (asked !== null) return <Navigate to={asked} replace />;
  const pages = menuFor(session.routesAvailable).filter(
    ({ path }) => path !== '/' && guides[path] === undefined,
  );
  const { role, routesAvailable } = session;
  const mayGive = role !== null && mayDo({ role, routesAvailable }, 'giveProxy');
  const may = (operation: 'readConsents' | 'objectDecision') =>
    role !== null && mayDo({ role, routesAvailable }, operation);
  return (
    <HomePage
      pages={pages}
      absent={
        <>
          {may('objectDecision') && <OwnObjections />}
          {may('readConsents') && <ConsentReminders />}
        </>
      }
      proxies={mayGive && <OwnProxies />}
    />
  );
}
