import { Link, Typography } from '@mui/material';

interface VideoTroubleProps {
  readonly isLost: boolean;
  readonly url: string;
  readonly name: string;
}

/** One line, always with the way to see it elsewhere: losing the video is losing nothing else. */
export function VideoTrouble({ isLost, url, name }: VideoTroubleProps) {
  return (
    <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
      {isLost && 'El video no carga aquí. La votación sigue funcionando sin él. '}
      <Link href={url} target="_blank" rel="noreferrer">
        {name}
      </Link>
    </Typography>
  );
}
