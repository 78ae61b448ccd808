import type { AttendanceMode, BulkBook, BulkWork } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { JobRunning } from '../../../parts/jobs/JobRunning.tsx';
import { rowsNoun } from '../../../parts/jobs/jobWords.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { BulkHistory } from './BulkHistory.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { BulkResults } from './BulkResults.tsx';
import { BulkSource } from './BulkSource.tsx';
import { previewRows } from './previewRows.ts';
import { useBulk } from './useBulk.ts';

interface BulkStepsProps {
  readonly work: BulkWork;
  readonly book: BulkBook;
  readonly startsAt: number;
  readonly timeZone: string;
}

/** From a list to what came of each row, looking at everything before anything is done. */
export function BulkSteps({ work, book, startsAt, timeZone }: BulkStepsProps) {
  const bulk = useBulk();
  const { step } = bulk;
  const [channel, setChannel] = useState<AttendanceMode>('hall');
  const offset = useServerOffset(true);
  const rows = step.kind === 'previewing' ? step.rows : null;
  const preview = useMemo(() => {
    const setting = { work, channel, startsAt, timeZone, now: Date.now() + offset };
    return rows === null ? null : previewRows(rows, book, setting);
  }, [rows, book, work, channel, startsAt, timeZone, offset]);
  switch (step.kind) {
    case 'choosing':
      return (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {step.failure !== null && (
            <ErrorMessage message={step.failure.message} explanation={step.failure.explanation} />
          )}
          <BulkSource {...{ work, book, channel }} onChannel={setChannel} onRows={bulk.preview} />
          <BulkHistory work={work} timeZone={timeZone} onOpen={bulk.open} />
        </Box>
      );
    case 'previewing':
      return preview === null ? null : (
        <BulkPreview
          work={work}
          preview={preview}
          notes={step.notes}
          failure={step.failure}
          onRun={() => bulk.run(preview.requestAs(step.jobId))}
          onBack={bulk.startOver}
        />
      );
    case 'running':
      return (
        <JobRunning
          {...step}
          title="Trabajando…"
          stopping="Deteniendo…"
          counted={rowsNoun(step.progress)}
          onCancel={bulk.cancel}
        >
          Lo que ya se hizo cuenta desde ahora. Si sale de esta página, el trabajo termina solo y su
          resultado queda en la lista de trabajos recientes.
        </JobRunning>
      );
    case 'done':
      return <BulkResults report={step.report} book={book} onAgain={bulk.startOver} />;
  }
}
