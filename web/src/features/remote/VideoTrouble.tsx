import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Link, Typography } from '@mui/material';

interface VideoTroubleProps {
  readonly isLost: boolean;
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** What goes under a video: where else it is seen and, when it was lost, one line that says so. */
export function VideoTrouble({ isLost, url, name, onClose }: VideoTroubleProps) {
  return (
    <>
      <Typography variant="body2" role="status">
        {isLost && 'El video no carga aquí. La votación sigue funcionando sin él.'}
      </Typography>
      <Box sx={row}>
        <Link href={url} target="_blank" rel="noreferrer" variant="body2" sx={{ py: 1.25 }}>
          {name}
        </Link>
        <Button size="small" startIcon={<CloseIcon />} onClick={onClose} sx={{ minHeight: 44 }}>
          Cerrar el video
        </Button>
      </Box>
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;
