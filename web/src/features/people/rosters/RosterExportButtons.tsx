import type { Roster, WeightMeasure } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { rosterCsv, rosterXlsx } from './exportFiles.ts';

interface RosterExportButtonsProps {
  readonly roster: Pick<Roster, 'units' | 'people'>;
  readonly measure: WeightMeasure;
}

/** The whole roster as a file that imports again. */
export function RosterExportButtons({ roster, measure }: RosterExportButtonsProps) {
  const save = useDownload();
  const what = 'el padrón';
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <BusyButton
        startIcon={<DownloadIcon />}
        onPress={() =>
          save({ kind: 'padron', ending: 'csv', what, write: () => rosterCsv(roster, measure) })
        }
      >
        CSV
      </BusyButton>
      <BusyButton
        startIcon={<DownloadIcon />}
        onPress={() =>
          save({ kind: 'padron', ending: 'xlsx', what, write: () => rosterXlsx(roster, measure) })
        }
      >
        Excel
      </BusyButton>
    </Box>
  );
}
