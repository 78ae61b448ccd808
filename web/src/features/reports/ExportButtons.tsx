import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { download } from '../../ui/download.ts';
import { useToasts } from '../../ui/Toasts.tsx';
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
  const { add } = useToasts();

  async function save({ ending, write }: (typeof writers)[number]) {
    try {
      download(await write(report()), `${name}.${ending}`);
    } catch {
      add({
        severity: 'error',
        summary: 'No pudimos preparar el archivo',
        detail: 'Revise su conexión e intente de nuevo.',
      });
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {writers.map((writer) => (
        <BusyButton
          key={writer.ending}
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label={`Descargar en ${writer.label}`}
          onPress={() => save(writer)}
        >
          {writer.label}
        </BusyButton>
      ))}
    </Box>
  );
}
