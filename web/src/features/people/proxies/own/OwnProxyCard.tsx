import { type OwnProxy, sayDate } from '@asamblea/domain';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { fileAddress } from '../../../../firebase/asking/fileAddress.ts';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { proxyHeading } from '../proxyHeading.ts';
import { scopeWords, stateWords } from '../proxyWords.ts';

interface OwnProxyCardProps {
  readonly proxy: OwnProxy;
  readonly onRevoke: () => void;
}

/** One proxy as who gave it sees it: whom, for what, how it stands, and the way back. */
export function OwnProxyCard({ proxy, onRevoke }: OwnProxyCardProps) {
  const { attorneyName, labels, state, reason, scope, writtenOn, instructions, file } = proxy;
  const { charge } = proxy;
  const { label, tone } = stateWords[state];
  const isOpen = state === 'received' || state === 'accepted' || state === 'used';
  return (
    <Paper component="li" sx={{ p: 2, listStyle: 'none' }}>
      <Box sx={proxyHeading}>
        <Typography variant="h3">{attorneyName}</Typography>
        <StateChip label={label} tone={tone} />
      </Box>
      <Typography sx={{ mt: 0.5 }}>
        Por{' '}
        {labels.map((one, i) => (
          <Box key={one} component="span" sx={{ whiteSpace: 'nowrap' }}>
            {i > 0 && ', '}
            {one}
          </Box>
        ))}
      </Typography>
      <Typography color="textSecondary">
        {scope === 'other' ? 'Según el documento' : scopeWords[scope]} · {sayDate(writtenOn)}
      </Typography>
      {charge != null && <Typography>Su apoderado: {charge.toLowerCase()}</Typography>}
      {reason !== '' && <Typography sx={{ mt: 1 }}>{reason}</Typography>}
      {instructions !== '' && (
        <Typography color="textSecondary" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          Instrucciones: {instructions}
        </Typography>
      )}
      {(isOpen || file !== null) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {file !== null && (
            <Button startIcon={<FileIcon />} href={fileAddress(file.fileId)} download>
              Descargar el documento
            </Button>
          )}
          {isOpen && (
            <Button color="error" variant="outlined" onClick={onRevoke}>
              Revocar
            </Button>
          )}
        </Box>
      )}
    </Paper>
  );
}
