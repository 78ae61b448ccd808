import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

interface LinkCardProps {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly Icon: ComponentType;
  /** A page that starts by itself, without the router. */
  readonly isApart?: boolean;
}

/** A page to go to, with what one does there. */
export function LinkCard({ path, title, summary, Icon, isApart = false }: LinkCardProps) {
  return (
    <Card>
      <CardActionArea component={Link} to={path} reloadDocument={isApart} sx={area}>
        <Box aria-hidden sx={{ color: 'primary.main', display: 'flex', mb: 1 }}>
          <Icon />
        </Box>
        <Typography variant="h3" component="span">
          {title}
        </Typography>
        <Typography component="span" color="textSecondary" sx={{ mt: 0.5 }}>
          {summary}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

const area = {
  height: '100%',
  minHeight: 120,
  p: 2.5,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
} as const;
