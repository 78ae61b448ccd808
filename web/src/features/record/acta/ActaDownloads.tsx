import type { ActaDraft } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box } from '@mui/material';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useFileSaver } from '../../../ui/useFileSaver.ts';
import { actaDocx } from './actaDocx.ts';
import { actaPdf } from './actaPdf.ts';

const writers = [
  { label: 'Word', ending: 'docx', write: actaDocx },
  { label: 'PDF', ending: 'pdf', write: actaPdf },
] as const;

/** The draft as a document to go on with, or to print. */
export function ActaDownloads({ draft }: { readonly draft: ActaDraft }) {
  const save = useFileSaver();

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
              name: `acta-borrador.${writer.ending}`,
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
