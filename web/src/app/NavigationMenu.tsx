import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { NavLink } from 'react-router';
import type { AppPage } from './pages.ts';

interface NavigationMenuProps {
  readonly pages: readonly AppPage[];
  /** The rail: icon above, name below. */
  readonly compact?: boolean;
  readonly onGo?: () => void;
}

/** The pages of this person. */
export function NavigationMenu({ pages, compact = false, onGo }: NavigationMenuProps) {
  return (
    <List sx={{ position: 'sticky', top: 64, px: 1 }}>
      {pages.map(({ path, title, Icon }) => (
        <ListItem key={path} disablePadding sx={{ mb: 0.5 }}>
          <ListItemButton
            component={NavLink}
            to={path}
            end={path === '/'}
            {...(onGo === undefined ? {} : { onClick: onGo })}
            sx={[entry, compact && stacked]}
          >
            <ListItemIcon sx={{ minWidth: compact ? 0 : 44, color: 'inherit' }}>
              <Icon />
            </ListItemIcon>
            <ListItemText
              primary={title}
              slotProps={{ primary: { variant: compact ? 'body2' : 'body1', sx: name } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

const name = { fontWeight: 600 } as const;

const entry = {
  borderRadius: 2,
  minHeight: 48,
  color: 'text.secondary',
  '&.active': {
    color: 'primary.main',
    bgcolor: 'action.selected',
  },
} as const;

const stacked = {
  flexDirection: 'column',
  gap: 0.25,
  px: 0.5,
  py: 1,
  textAlign: 'center',
} as const;
