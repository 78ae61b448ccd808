import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { BusyButton } from './BusyButton.tsx';

interface RecentWorksProps {
  readonly title: string;
  readonly works: readonly {
    readonly id: string;
    readonly name?: string;
    readonly detail: string;
    readonly hasEnded: boolean;
    readonly onOpen: () => Promise<void>;
  }[];
}

/** Long works of the last day: one that was left half way goes on, one that ended says what came of it. */
export function RecentWorks({ title, works }: RecentWorksProps) {
  const titleId = useId();
  if (works.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Paper component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {works.map(({ id, name, detail, hasEnded, onOpen }) => (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
              {name !== undefined && <Typography sx={{ fontWeight: 600 }}>{name}</Typography>}
              <Typography color="textSecondary">{detail}</Typography>
            </Box>
            <BusyButton onPress={onOpen}>{hasEnded ? 'Ver resultado' : 'Continuar'}</BusyButton>
          </Box>
        ))}
      </Paper>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        El resultado de cada fila se guarda un día.
      </Typography>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
