import { type ProxyImportSummary, proxyImportEndpoints } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useRecent } from '../../../../firebase/asking/useRecent.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { RecentJobs } from '../../../../parts/jobs/RecentJobs.tsx';

interface ImportHistoryProps {
  readonly onOpen: (job: ProxyImportSummary) => Promise<void>;
}

/** The last files of proxies. */
export function ImportHistory({ onOpen }: ImportHistoryProps) {
  const { timeZone } = useSession();
  const jobs = useRecent(proxyImportEndpoints.listProxyImports);
  return (
    <Box sx={{ mt: 3 }}>
      <RecentJobs title="Archivos recientes" timeZone={timeZone ?? 'UTC'} {...{ jobs, onOpen }} />
    </Box>
  );
}
