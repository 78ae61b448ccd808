import type { PersonErasure } from '@asamblea/domain';
import { Alert, AlertTitle } from '@mui/material';
import { useSession } from '../../../firebase/session/session.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

/** Says how much was erased of a person, and where they are still named. */
export function PersonErased({ at, changed, deleted, files, events, left }: PersonErasure) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const places = left.map(({ what, documents }) => `${what} (${documents})`).join('; ');
  return (
    <Alert severity="success" role="status">
      <AlertTitle>Se borraron sus datos</AlertTitle>
      Pedido el {formatMoment(at, timeZone)}; documentos sin su nombre: {changed}. Accesos borrados:{' '}
      {deleted}. Soportes borrados: {files}. Sucesos del registro sin lo que decían de la persona:{' '}
      {events}. El registro dice quién lo hizo.
      {places !== '' && ` Todavía la nombran, porque la ley pide conservarlo: ${places}.`}
    </Alert>
  );
}
