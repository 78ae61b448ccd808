import { sayWriter } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useSession } from '../../firebase/session/session.tsx';
import { BusyButton } from '../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage.tsx';
import { formatTime } from '../../ui/time/formatMoment.ts';
import type { ActaView } from './openActa.ts';
import type { WrittenActa } from './useWrittenActa.ts';

interface ActaPenProps {
  readonly acta: WrittenActa;
  readonly mayWrite: boolean;
}

/** The writer, and where the words that were typed here are. */
export function ActaPen({ acta: { view, takePen }, mayWrite }: ActaPenProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const { writer, failure, saving } = view;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: 40 }}
      >
        <Typography role="status" color="textSecondary">
          {sayWhere(view, timeZone)}
        </Typography>
        {writer !== null && mayWrite && (
          <BusyButton variant="outlined" size="small" onPress={takePen}>
            Tomar la pluma
          </BusyButton>
        )}
      </Box>
      {failure !== null && saving === 'refused' && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}

function sayWhere({ saving, savedAt, writer }: ActaView, timeZone: string): string {
  if (writer !== null) {
    const also = saving === 'held' ? ' Lo que usted escribió sigue aquí.' : '';
    return `${sayWriter(writer)}${also}`;
  }
  switch (saving) {
    case 'typing':
    case 'held':
      return 'Guardando…';
    case 'offline':
      return 'Sin conexión: lo escrito sigue aquí.';
    case 'refused':
      return 'No se guardó: lo escrito sigue aquí.';
    case 'saved':
      return savedAt === null
        ? 'Se guarda solo.'
        : `Guardado a las ${formatTime(savedAt, timeZone)}`;
  }
}
