import { Alert, Box, LinearProgress, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { BusyButton } from './BusyButton.tsx';

interface JobBarProps {
  readonly title: string;
  /** How far it is, from 0 to 100. */
  readonly percent: number;
  /** The same in words: how many of how many. */
  readonly status: string;
  /** The state meanwhile, and the effect of closing this page. */
  readonly children: ReactNode;
  /** The network is gone, and it goes on when it is back. */
  readonly isCut: boolean;
  readonly cancelLabel: string;
  readonly isStopping: boolean;
  readonly onCancel: () => Promise<void>;
}

/** Long work while it goes on: how far it is, what to know, and the way to stop it. */
export function JobBar(props: JobBarProps) {
  const { title, percent, status, children, isCut, cancelLabel, isStopping, onCancel } = props;
  const titleId = useId();
  return (
    <Paper sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={titleId}
        sx={{ height: 10, borderRadius: 5 }}
      />
      <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
        {status} ({percent} %)
      </Typography>
      <Typography sx={{ mt: 2 }}>{children}</Typography>
      {isCut && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Se cortó la conexión. Seguiremos apenas vuelva.
        </Alert>
      )}
      <Box sx={{ mt: 3 }}>
        <BusyButton size="large" color="error" disabled={isStopping} onPress={onCancel}>
          {cancelLabel}
        </BusyButton>
      </Box>
    </Paper>
  );
}
