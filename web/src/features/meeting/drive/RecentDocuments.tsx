import { Box, Link, Paper, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';
import { folderPath } from '../../../parts/folderAddress.ts';
import { useDrive } from '../../../parts/useDrive.ts';
import { useRoomKnown } from '../../../ui/device/useRoomKnown.ts';
import { ItemRow } from './ItemRow.tsx';

const shownAtMost = 4;

/** The documents that came last, of those that who is here may see; nothing while there are none. */
export function RecentDocuments() {
  const { session, timeZone } = useSession();
  const { entries, failure } = useDrive();
  useRoomKnown(entries !== null || failure !== null);
  const documents = (entries ?? []).filter(({ kind }) => kind === 'document');
  if (documents.length === 0) return null;
  const newest = [...documents].sort((a, b) => b.at - a.at).slice(0, shownAtMost);
  return (
    <Box component="section" aria-labelledby="documentos" sx={{ mt: 5 }}>
      <Box sx={header}>
        <Typography id="documentos" variant="h3" component="h2">
          Documentos
        </Typography>
        {session.routesAvailable.includes('/drive') && (
          <Link component={RouterLink} to={folderPath(null)} sx={{ fontWeight: 600 }}>
            {documents.length > newest.length ? `Ver los ${documents.length}` : 'Ver las carpetas'}
          </Link>
        )}
      </Box>
      <Paper component="ul" sx={list}>
        {newest.map((entry) => (
          <ItemRow
            key={entry.entryId}
            {...{ entry, onMore: null }}
            entries={entries ?? []}
            timeZone={timeZone ?? 'America/Bogota'}
          />
        ))}
      </Paper>
    </Box>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
} as const;
const list = {
  listStyle: 'none',
  m: 0,
  px: { xs: 1.5, sm: 1 },
  py: 0,
  '& > li:last-of-type': { borderBottom: 0 },
} as const;
