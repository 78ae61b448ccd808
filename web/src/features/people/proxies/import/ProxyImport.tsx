import type { ProxyTable } from '@asamblea/domain';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../../../firebase/session/useMay.ts';
import { JobRunning } from '../../../../parts/jobs/JobRunning.tsx';
import { rowsNoun } from '../../../../parts/jobs/jobWords.ts';
import { readPastedRoster } from '../../../../parts/readRosterFile.ts';
import { type FileReading, useTableFile } from '../../../../parts/useTableFile.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Withheld } from '../../../../ui/feedback/Withheld.tsx';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import { tableFiles } from '../../../../ui/files/useFileInput.tsx';
import { PasteArea } from '../../../../ui/forms/PasteArea.tsx';
import type { CheckedTable, TableRows } from '../../../../ui/tables/checkTable.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportResults } from './ImportResults.tsx';
import { ProxyReview } from './ProxyReview.tsx';
import { type ImportChoice, useProxyImport } from './useProxyImport.ts';

interface ProxyImportProps {
  /** The cells of a text table in any encoding, or of a workbook; every one is text. */
  readonly readTable: FileReading;
}

/** Many proxies from a file: seen before, received as a job, and answered row by row. */
export function ProxyImport({ readTable }: ProxyImportProps) {
  const [read, setRead] = useState<{ name: string; cells: TableRows } | null>(null);
  const [table, setTable] = useState<ProxyTable | null>(null);
  const [isPasting, setPasting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [choice, setChoice] = useState<ImportChoice | null>(null);
  const { run, start, open, cancel, clear } = useProxyImport();
  const mayImport = useMay('importProxies');
  // Answers are kept by row, so the sheets of a book are not joined.
  const reading = useTableFile(readTable, null);

  async function choose([file]: readonly File[]) {
    if (file === undefined) return;
    const found = await reading.read(file);
    if (found === null) return;
    take(file.name, found);
  }

  function take(name: string, found: CheckedTable) {
    setFault(found.ok ? null : found.message);
    if (found.ok) setRead({ name, cells: found.rows });
  }

  function again() {
    clear();
    setRead(null);
    setTable(null);
    setChoice(null);
  }

  const resume = table === null || choice === null ? null : () => void start(table.rows, choice);

  switch (run?.kind) {
    case 'starting':
      return <Loading shape="text" label="Enviando el archivo…" />;
    case 'running':
      return (
        <JobRunning
          {...run}
          title="Recibiendo los poderes…"
          stopping="Deteniendo…"
          counted={rowsNoun(run.progress)}
          onCancel={cancel}
        >
          Lo recibido hasta aquí queda recibido. Si sale de esta página, el trabajo termina solo y
          su resultado queda en la lista de archivos recientes.
        </JobRunning>
      );
    case 'ended':
      return <ImportResults table={table} report={run.report} onResume={resume} onClear={again} />;
    case 'failed':
      return (
        <>
          <ErrorMessage
            message={run.failure.message}
            explanation={run.failure.explanation ?? 'Puede volver a intentarlo: nada se repite.'}
            onRetry={resume ?? again}
          />
          {resume !== null && (
            <Button onClick={again} sx={{ mt: 1 }}>
              Elegir otro archivo
            </Button>
          )}
        </>
      );
    case undefined:
      break;
  }
  if (read !== null) {
    return (
      <ProxyReview
        {...read}
        onStart={(reviewed, chosen) => {
          setTable(reviewed);
          setChoice(chosen);
          void start(reviewed.rows, chosen);
        }}
        onClear={again}
      />
    );
  }
  if (!mayImport) return <Withheld what="Recibir poderes de un archivo" />;
  return (
    <>
      <Paper component="section" aria-labelledby="poderes-archivo" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="poderes-archivo" variant="h2">
          Recibir poderes de un archivo
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
          Con la unidad, el apoderado y su documento; también quién da el poder, el correo del
          apoderado y las instrucciones. Una celda puede tener varias unidades y la torre puede ir
          en su propia columna. Primero le mostramos cómo lo leímos.
        </Typography>
        {fault !== null && (
          <Box sx={{ mb: 2 }}>
            <ErrorMessage message="No pudimos leer ese archivo" explanation={fault} />
          </Box>
        )}
        <FileButton
          variant="contained"
          size="large"
          startIcon={<UploadIcon />}
          label="Archivo de poderes"
          accept={tableFiles}
          onFiles={choose}
        >
          Elegir archivo
        </FileButton>
        <Button
          size="large"
          sx={{ ml: 1 }}
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          Pegar celdas
        </Button>
        {isPasting && (
          <Box sx={{ mt: 2 }}>
            <PasteArea
              placeholder={'Unidad\tApoderado\tDocumento apoderado\nT1-101\tLuis Soto\t80664344'}
              problem={null}
              onText={(text) => take('Texto pegado', readPastedRoster(text))}
            />
          </Box>
        )}
        {reading.view}
      </Paper>
      <ImportHistory onOpen={open} />
    </>
  );
}
