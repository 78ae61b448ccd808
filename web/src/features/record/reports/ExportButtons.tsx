import type { LocalDate } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { type ExportedReport, exportCsv, exportPdf, exportXlsx } from './exportReport.ts';

interface ExportButtonsProps {
  /** `quorum`: the beginning of the file's name. */
  readonly name: string;
  /** The day it tells of, of what does not tell of now. */
  readonly on?: LocalDate;
  readonly report: () => ExportedReport;
}

const writers = [
  { label: 'CSV', ending: 'csv', write: exportCsv },
  { label: 'Excel', ending: 'xlsx', write: exportXlsx },
  { label: 'PDF', ending: 'pdf', write: exportPdf },
] as const;

/** What is on screen, as files. */
export function ExportButtons({ name, on, report }: ExportButtonsProps) {
  const save = useDownload();

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
              kind: name,
              ...(on === undefined ? {} : { on }),
              ending: writer.ending,
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
