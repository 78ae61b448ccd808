import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../firebase/listening/comesLater.tsx';

const AccountPopover = comesLater(
  async () => (await import('./AccountPopover.tsx')).AccountPopover,
);

/** The way to one's own menu. */
export function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <IconButton
        edge="end"
        aria-label="Su cuenta"
        aria-haspopup="dialog"
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <AccountIcon />
      </IconButton>
      {isUsed && <AccountPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
