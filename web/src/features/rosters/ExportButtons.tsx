import type { Roster, WeightMeasure } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { download } from '../../ui/download.ts';
import { exportCsv, exportXlsx } from './exportFiles.ts';

interface ExportButtonsProps {
  readonly roster: Pick<Roster, 'units' | 'people'>;
  readonly measure: WeightMeasure;
}

/** The whole roster as a file that imports again. */
export function ExportButtons({ roster, measure }: ExportButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <BusyButton
        startIcon={<DownloadIcon />}
        onPress={async () => download(exportCsv(roster, measure), 'padron.csv')}
      >
        CSV
      </BusyButton>
      <BusyButton
        startIcon={<DownloadIcon />}
        onPress={async () => download(await exportXlsx(roster, measure), 'padron.xlsx')}
      >
        Excel
      </BusyButton>
    </Box>
  );
}
