import { Box, Link, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';

interface DashboardCardProps {
  readonly title: string;
  /** The page with more of it; the link appears for members who may open it. */
  readonly path?: string;
  readonly link?: string;
  readonly children: ReactNode;
}

export function DashboardCard({ title, path, link, children }: DashboardCardProps) {
  const { routesAvailable } = useSession().session;
  return (
    <Paper component="section" aria-label={title} sx={card}>
      <Box sx={header}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {path !== undefined && routesAvailable.includes(path) && (
          <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
            {link}
          </Link>
        )}
      </Box>
      {children}
    </Paper>
  );
}

const card = { p: { xs: 2, lg: 2.5 }, minWidth: 0, containerType: 'inline-size' } as const;

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  mb: 2,
} as const;
