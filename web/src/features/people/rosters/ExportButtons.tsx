import type { Roster, WeightMeasure } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useFileSaver } from '../../../ui/useFileSaver.ts';
import { exportCsv, exportXlsx } from './exportFiles.ts';

interface ExportButtonsProps {
  readonly roster: Pick<Roster, 'units' | 'people'>;
  readonly measure: WeightMeasure;
}

/** The whole roster as a file that imports again. */
export function ExportButtons({ roster, measure }: ExportButtonsProps) {
  const save = useFileSaver();
  const what = 'el padrón';
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <BusyButton
        startIcon={<DownloadIcon />}
        onPress={() => save({ name: 'padron.csv', what, write: () => exportCsv(roster, measure) })}
      >
        CSV
      </BusyButton>
      <BusyButton
        startIcon={<DownloadIcon />}
        onPress={() =>
          save({ name: 'padron.xlsx', what, write: () => exportXlsx(roster, measure) })
        }
      >
        Excel
      </BusyButton>
    </Box>
  );
}
