import type { ActaDraft, LocalDate } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { actaDocx } from './actaDocx.ts';
import { actaPdf } from './actaPdf.ts';

const writers = [
  { label: 'Word', ending: 'docx', write: actaDocx },
  { label: 'PDF', ending: 'pdf', write: actaPdf },
] as const;

interface ActaDownloadsProps {
  readonly draft: ActaDraft;
  /** The day of the meeting. */
  readonly heldOn: LocalDate;
}

/** The draft as a document to go on with, or to print. */
export function ActaDownloads({ draft, heldOn }: ActaDownloadsProps) {
  const save = useDownload();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {writers.map((writer) => (
        <BusyButton
          key={writer.ending}
          variant="contained"
          startIcon={<DownloadIcon />}
          aria-label={`Descargar el acta en ${writer.label}`}
          onPress={() =>
            save({
              kind: 'acta-borrador',
              on: heldOn,
              ending: writer.ending,
              what: 'el acta',
              write: () => writer.write(draft),
            })
          }
        >
          {writer.label}
        </BusyButton>
      ))}
    </Box>
  );
}
