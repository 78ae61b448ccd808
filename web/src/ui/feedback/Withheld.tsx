import LockIcon from '@mui/icons-material/LockOutlined';
import { EmptyState } from './EmptyState.tsx';

/** In the place of a part of a page that this person was not given. */
export function Withheld({ what }: { readonly what: string }) {
  return (
    <EmptyState title={what} icon={<LockIcon fontSize="inherit" />}>
      Esta parte no está entre sus permisos. Si la necesita, pídala a quien administra la asamblea.
    </EmptyState>
  );
}
