import type { DriveItemView } from '@asamblea/domain';
import { Breadcrumbs, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { folderPath } from '../../../parts/folderAddress.ts';

interface FolderPathProps {
  /** From the first folder to the one that is open. */
  readonly folders: readonly DriveItemView[];
}

/** Where one is, and the way back to each folder above. */
export function FolderPath({ folders }: FolderPathProps) {
  const here = folders.at(-1);
  return (
    <Breadcrumbs aria-label="Carpetas" sx={{ mb: 1 }}>
      <Link component={RouterLink} to={folderPath(null)} sx={step}>
        Documentos
      </Link>
      {folders.map(({ entryId, name }) =>
        entryId === here?.entryId ? (
          <Typography key={entryId} aria-current="page" sx={last}>
            {name}
          </Typography>
        ) : (
          <Link key={entryId} component={RouterLink} to={folderPath(entryId)} sx={step}>
            {name}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}

const step = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  overflowWrap: 'anywhere',
} as const;
const last = { fontWeight: 600, overflowWrap: 'anywhere' } as const;
