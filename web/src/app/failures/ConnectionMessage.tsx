import { isOverVideo } from '@asamblea/domain';
import { useConnection } from '../../firebase/listening/connection.ts';
import { StaleMessage } from '../../ui/feedback/StaleMessage.tsx';

interface ConnectionMessageProps {
  readonly path: string;
  /** The server drew figures, whatever came of the live ones. */
  readonly hasFigures?: boolean;
}

/** One message for whatever lost its live data. Never over the video of a stream, which keeps its last. */
export function ConnectionMessage({ path, hasFigures = false }: ConnectionMessageProps) {
  const connection = useConnection();
  if (connection === 'up' || isOverVideo(path)) return null;
  const size = path.includes('public') ? 'screen' : 'page';
  return <StaleMessage isEmpty={connection === 'empty' && !hasFigures} size={size} />;
}
