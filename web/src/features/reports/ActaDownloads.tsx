import type { ActaDraft } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { download } from '../../ui/download.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { actaDocx } from './actaDocx.ts';
import { actaPdf } from './actaPdf.ts';

const writers = [
  { label: 'Word', ending: 'docx', write: actaDocx },
  { label: 'PDF', ending: 'pdf', write: actaPdf },
] as const;

/** The draft as a document to go on with, or to print. */
export function ActaDownloads({ draft }: { readonly draft: ActaDraft }) {
  const { add } = useToasts();

  async function save({ ending, write }: (typeof writers)[number]) {
    try {
      download(await write(draft), `acta-borrador.${ending}`);
    } catch {
      add({
        severity: 'error',
        summary: 'No pudimos preparar el acta',
        detail: 'Revise su conexión e intente de nuevo.',
      });
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {writers.map((writer) => (
        <BusyButton
          key={writer.ending}
          variant="contained"
          startIcon={<DownloadIcon />}
          aria-label={`Descargar el acta en ${writer.label}`}
          onPress={() => save(writer)}
        >
          {writer.label}
        </BusyButton>
      ))}
    </Box>
  );
}
