import type { DriveItemView } from '@asamblea/domain';
import { Box, Link, Typography } from '@mui/material';
import { documentHref } from '../../../firebase/asking/fetchBytes.ts';
import { sizeWords, typeName } from '../../../parts/entryWords.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface VersionsDialogProps {
  readonly entry: DriveItemView;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Every version, the newest first, each to be downloaded by the team. */
export function VersionsDialog({ entry, timeZone, onClose }: VersionsDialogProps) {
  const { versions = [] } = entry;
  return (
    <FormDialog title={`Versiones de ${entry.name}`} failure={null} does={null} onClose={onClose}>
      <Typography color="textSecondary">
        Quienes asisten abren solo la última; las anteriores las ve el equipo.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 1 }}>
        {versions
          .map((version, i) => ({ ...version, number: i + 1 }))
          .reverse()
          .map(({ versionId, number, type, size, at }) => (
            <Box component="li" key={versionId} sx={{ py: 0.5 }}>
              <Link href={documentHref(entry.entryId, versionId)} download sx={line}>
                {`Versión ${number}${number === versions.length ? ', la que se abre' : ''}`}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {`${typeName(type)} · ${sizeWords(size)} · ${formatMoment(at, timeZone)}`}
              </Typography>
            </Box>
          ))}
      </Box>
    </FormDialog>
  );
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
} as const;
