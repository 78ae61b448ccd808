import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useFileSaver } from '../../../ui/useFileSaver.ts';
import { type ExportedReport, exportCsv, exportPdf, exportXlsx } from './exportReport.ts';

interface ExportButtonsProps {
  /** `quorum`: the beginning of the file's name. */
  readonly name: string;
  readonly report: () => ExportedReport;
}

const writers = [
  { label: 'CSV', ending: 'csv', write: exportCsv },
  { label: 'Excel', ending: 'xlsx', write: exportXlsx },
  { label: 'PDF', ending: 'pdf', write: exportPdf },
] as const;

/** What is on screen, as files. */
export function ExportButtons({ name, report }: ExportButtonsProps) {
  const save = useFileSaver();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {writers.map((writer) => (
        <BusyButton
          key={writer.ending}
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label={`Descargar en ${writer.label}`}
          onPress={() =>
            save({
              name: `${name}.${writer.ending}`,
              what: 'el archivo',
              write: () => writer.write(report()),
            })
          }
        >
          {writer.label}
        </BusyButton>
      ))}
    </Box>
  );
}
