import { useConnection } from '../firebase/connection.ts';
import { StaleNotice } from '../ui/StaleNotice.tsx';

interface ConnectionNoticeProps {
  readonly path: string;
  /** The server drew figures, whatever came of the live ones. */
  readonly hasFigures?: boolean;
}

/** One notice for whatever lost its live data. Never over the video of a stream, which keeps its last. */
export function ConnectionNotice({ path, hasFigures = false }: ConnectionNoticeProps) {
  const connection = useConnection();
  if (connection === 'up' || path.startsWith('/stream/')) return null;
  const size = path.includes('public') ? 'screen' : 'page';
  return <StaleNotice isEmpty={connection === 'empty' && !hasFigures} size={size} />;
}
