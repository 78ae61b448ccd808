import { jobPercent } from '@asamblea/domain';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { JobBar } from '../../../ui/feedback/JobBar.tsx';
import { useExport } from './useExport.ts';

interface ExportSectionProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

/** Everything of the assembly in one file, to keep or to take elsewhere. */
export function ExportSection({ onStale }: ExportSectionProps) {
  const { running, failure, begin, download, cancel } = useExport(onStale);
  const progress = running?.progress;
  const isMade = progress?.state === 'done';
  return (
    <Paper
      component="section"
      aria-label="Exportar la asamblea"
      sx={{ p: 2.5, mb: 2, display: 'grid', gap: 2 }}
    >
      <Typography>
        Toda la asamblea en un archivo: padrón, asistencia, votaciones, registro sellado, actas y
        documentos. Sirve de respaldo, y con él se restaura en otra instalación desde la línea de
        comandos. No lleva contraseñas, códigos ni votos secretos. Tiene datos personales: guárdelo
        como guarda el padrón.
      </Typography>
      {progress?.state === 'writing' && (
        <JobBar
          title="Preparando el archivo"
          percent={jobPercent(progress)}
          status={
            progress.total === 0
              ? 'Haciendo la lista'
              : `${progress.written} de ${progress.total} partes`
          }
          isCut={running?.isCut === true}
          cancelLabel="Detener"
          isStopping={false}
          onCancel={cancel}
        >
          Puede seguir con otras cosas. Todo lo que lleva es de este momento.
        </JobBar>
      )}
      {progress?.refusal != null && <ErrorMessage message={progress.refusal.message} />}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {isMade && (
        <Alert severity="success" role="status">
          El archivo está listo. Se puede descargar durante un día.
        </Alert>
      )}
      {progress?.state !== 'writing' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {isMade && (
            <BusyButton variant="contained" onPress={download}>
              Descargar el archivo
            </BusyButton>
          )}
          <BusyButton variant={isMade ? 'outlined' : 'contained'} onPress={begin}>
            {isMade ? 'Exportar de nuevo' : 'Exportar'}
          </BusyButton>
        </Box>
      )}
    </Paper>
  );
}
