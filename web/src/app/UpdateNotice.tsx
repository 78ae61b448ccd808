import { Box, Button } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { hasPendingVote } from '../features/polls/ballots/outbox.ts';
import { readIsNewVersion, watchNewVersion } from './serviceWorker.ts';

/**
 * Offers the new version and leaves the moment to the person: nothing they have begun is lost. Never
 * while a confirmed vote waits to be sent, nor on a screen that a whole hall looks at or votes at.
 */
export function UpdateNotice() {
  const isNew = useSyncExternalStore(watchNewVersion, readIsNewVersion, () => false);
  const [isPostponed, setPostponed] = useState(false);
  if (!isNew || isPostponed || isForEverybody(location) || hasPendingVote()) return null;
  return (
    <Box role="status" sx={notice}>
      <Box component="span" sx={{ flexGrow: 1 }}>
        Hay una versión nueva.
      </Box>
      <Button color="inherit" onClick={() => setPostponed(true)}>
        Después
      </Button>
      <Button color="inherit" variant="outlined" onClick={() => location.reload()}>
        Actualizar
      </Button>
    </Box>
  );
}

function isForEverybody({ pathname, search }: Location): boolean {
  const isBooth = new URLSearchParams(search).has('puesto');
  return isBooth || pathname.includes('public') || pathname.startsWith('/stream/');
}

// At the top: the button that confirms a vote is at the bottom. It cannot be loaded when it is needed,
// since its own file may be gone by then; so nothing heavier than these two buttons.
const notice = {
  position: 'fixed',
  top: 64,
  insetInline: 0,
  mx: 'auto',
  width: 'min(100% - 16px, 26rem)',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderRadius: 1,
  boxShadow: 6,
  bgcolor: 'text.primary',
  color: 'background.default',
} as const;
