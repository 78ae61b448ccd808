import { Alert } from '@mui/material';
import { useSession } from '../../firebase/session/session.tsx';

/** On every page of an assembly that was archived: it is only read. */
export function ArchivedMessage() {
  const { isArchived = false } = useSession();
  if (!isArchived) return null;
  return (
    <Alert severity="info" role="status" sx={{ borderRadius: 0 }}>
      Esta asamblea está archivada: se puede consultar, pero no cambiar.
    </Alert>
  );
}
