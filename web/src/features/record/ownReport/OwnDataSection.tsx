import { ownDataEndpoints } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Paper, Typography } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/** Everything that the assembly holds about the present member, to take away in one press. */
export function OwnDataSection() {
  const { failure, attempt } = useAttempt();
  const save = useDownload();
  const take = (ending: 'xlsx' | 'json') =>
    attempt(async () => {
      const data = await askApi(ownDataEndpoints.readOwnData);
      await save({
        kind: 'mis-datos',
        of: data.assembly,
        ending,
        what: 'sus datos',
        write: async () => (await import('./ownDataFile.ts')).ownDataFile(data, ending),
      });
    });
  return (
    <Box component="section" aria-labelledby="mis-datos" sx={{ mb: 4 }}>
      <Typography id="mis-datos" variant="h3" component="h2" sx={{ mb: 1 }}>
        Mis datos
      </Typography>
      <Paper sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        <Typography>
          Todo lo que esta asamblea guarda de usted: contacto, unidades, asistencia, votos con
          nombre, poderes, mensajes y lo que escribió. De un voto secreto solo consta que participó.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <BusyButton
            variant="outlined"
            size="large"
            startIcon={<DownloadIcon />}
            onPress={() => take('xlsx')}
          >
            Descargar mis datos
          </BusyButton>
          <BusyButton size="large" onPress={() => take('json')}>
            Para otro programa (JSON)
          </BusyButton>
        </Box>
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
      </Paper>
    </Box>
  );
}
