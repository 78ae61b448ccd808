import {
  type AbsenteeRow,
  absenteeTable,
  type ConsentView,
  csvText,
  tableText,
} from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useSession } from '../../firebase/session.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { download } from '../../ui/download.ts';
import { pdfFile } from '../../ui/pdfFile.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { absenteeSheet } from './absenteeSheet.ts';

interface AbsenteeDownloadsProps {
  readonly view: ConsentView;
  /** What the filters leave. */
  readonly rows: readonly AbsenteeRow[];
}

/** The list that is on screen, as a table for a computer or a sheet to sign. */
export function AbsenteeDownloads({ view, rows }: AbsenteeDownloadsProps) {
  const { assemblyName } = useSession();
  const { add } = useToasts();
  const { number, timeZone } = view.process;

  async function save(ending: 'csv' | 'pdf') {
    try {
      const file =
        ending === 'csv'
          ? new Blob([csvText(tableText(absenteeTable(rows), timeZone))], {
              type: 'text/csv;charset=utf-8',
            })
          : await pdfFile(absenteeSheet(view, rows, assemblyName ?? ''));
      download(file, `ausentes-pregunta-${number}.${ending}`);
    } catch {
      add({
        severity: 'error',
        summary: 'No pudimos preparar el archivo',
        detail: 'Revise su conexión e intente de nuevo.',
      });
    }
  }

  return (
    <>
      <BusyButton variant="outlined" startIcon={<DownloadIcon />} onPress={() => save('pdf')}>
        Hoja para firmar (PDF)
      </BusyButton>
      <BusyButton variant="outlined" startIcon={<DownloadIcon />} onPress={() => save('csv')}>
        Lista (CSV)
      </BusyButton>
    </>
  );
}
