import {
  type AbsenteeRow,
  absenteeTable,
  type ConsentView,
  csvText,
  tableText,
} from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useSession } from '../../../firebase/session/session.tsx';
import { useDownload } from '../../../parts/useDownload.ts';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { absenteeSheet } from './absenteeSheet.ts';

interface AbsenteeDownloadsProps {
  readonly view: ConsentView;
  /** The rows that the filters leave. */
  readonly rows: readonly AbsenteeRow[];
}

/** The list that is on screen, as a table for a computer or a sheet to sign. */
export function AbsenteeDownloads({ view, rows }: AbsenteeDownloadsProps) {
  const { assemblyName } = useSession();
  const words = useHoldingWords();
  const save = useDownload();
  const { number, timeZone } = view.process;

  const name = `ausentes-pregunta-${number}`;
  const saveSheet = () =>
    save({
      kind: name,
      ending: 'pdf',
      what: 'la hoja',
      write: () => pdfFile(absenteeSheet(view, rows, { assemblyName: assemblyName ?? '', words })),
    });
  const saveList = () =>
    save({
      kind: name,
      ending: 'csv',
      what: 'la lista',
      write: () =>
        new Blob([csvText(tableText(absenteeTable(rows, words), timeZone))], {
          type: 'text/csv;charset=utf-8',
        }),
    });

  return (
    <>
      <BusyButton variant="outlined" startIcon={<DownloadIcon />} onPress={saveSheet}>
        Hoja para firmar (PDF)
      </BusyButton>
      <BusyButton variant="outlined" startIcon={<DownloadIcon />} onPress={saveList}>
        Lista (CSV)
      </BusyButton>
    </>
  );
}
