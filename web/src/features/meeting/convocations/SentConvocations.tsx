import type { Convocation } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { SentConvocation } from './SentConvocation.tsx';

interface SentNoticesProps {
  readonly sent: readonly Convocation[];
  /** The one in force: the newest of a meeting to come, which may be mailed and reminded of; null: none. */
  readonly current: Convocation | null;
  /** The number of the one that does not say what the meeting is; null: none. */
  readonly differing: number | null;
  readonly canMail: boolean;
  /** How many people asked not to be reminded. */
  readonly stopped: number;
}

/** The notices that went out, the newest first. */
export function SentConvocations(props: SentNoticesProps) {
  const { sent, current, differing, canMail, stopped } = props;
  const mayRemind = (notice: Convocation) =>
    notice === current && notice.kind !== 'cancellation' && notice.kind !== 'outside' && canMail;
  return (
    <Box component="section" aria-labelledby="enviadas" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="enviadas" variant="h2">
        Lo que salió
      </Typography>
      {sent.map((notice) => (
        <SentConvocation
          key={notice.convocationId}
          notice={notice}
          isCurrent={notice === current}
          differs={notice.number === differing}
          {...(mayRemind(notice) ? { stopped } : {})}
          corrected={sent.find(({ convocationId }) => convocationId === notice.corrects) ?? null}
        />
      ))}
    </Box>
  );
}
