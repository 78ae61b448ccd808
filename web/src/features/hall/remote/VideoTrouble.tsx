import { Link } from '@mui/material';
import { VideoFoot } from '../../../ui/screens/VideoFoot.tsx';

interface VideoTroubleProps {
  readonly isLost: boolean;
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The line under a video: where else it is seen and, when it was lost, that it was. */
export function VideoTrouble({ isLost, url, name, onClose }: VideoTroubleProps) {
  return (
    <VideoFoot
      status={isLost ? 'El video no carga aquí. La votación sigue funcionando sin él.' : ''}
      elsewhere={
        <Link href={url} target="_blank" rel="noreferrer" variant="body2" sx={{ py: 1.25 }}>
          {name}
        </Link>
      }
      closeLabel="Cerrar el video"
      onClose={onClose}
    />
  );
}
