import { useLocation } from 'react-router';
import { useConnection } from '../firebase/connection.ts';
import { StaleNotice } from '../ui/StaleNotice.tsx';

/** One notice for whatever lost its live data. Never over the video of a stream, which keeps its last. */
export function ConnectionNotice() {
  const { pathname } = useLocation();
  const connection = useConnection();
  if (connection === 'up' || pathname.startsWith('/stream/')) return null;
  const size = pathname.includes('public') ? 'screen' : 'page';
  return <StaleNotice isEmpty={connection === 'empty'} size={size} />;
}
