import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { NavLink } from 'react-router';
import type { AppPage } from '../pages/pages.ts';

interface NavigationMenuProps {
  readonly pages: readonly AppPage[];
  readonly onGo?: () => void;
}

/** The pages of this person. The ballot is an address of its own and opens by full navigation. */
export function NavigationMenu({ pages, onGo }: NavigationMenuProps) {
  return (
    <List sx={list}>
      {pages.map(({ path, title, Icon }) => (
        <ListItem key={path} disablePadding sx={{ mb: 0.25 }}>
          <ListItemButton
            component={NavLink}
            to={path}
            end={path === '/'}
            {...(onGo === undefined ? {} : { onClick: onGo })}
            sx={entry}
          >
            <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={title} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** The menu stays in sight, and scrolls by itself where the window is short. */
const list = {
  position: 'sticky',
  top: 64,
  px: 1,
  maxHeight: { md: 'calc(100dvh - 64px)' },
  overflowY: 'auto',
} as const;

const entry = {
  borderRadius: 2,
  minHeight: 44,
  px: 1.25,
  py: 0.25,
  color: 'text.secondary',
  '&.active': { color: 'primary.main', bgcolor: 'action.selected' },
} as const;
