import { Box } from '@mui/material';
import { Outlet } from 'react-router';
import { useSession } from '../../firebase/session/session.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';

/** Around a page of the assembly: the menu for members, and nothing for strangers. */
export function WrittenPageLayout() {
  const { session } = useSession();
  if (session.isAuthenticated) return <DefaultLayout />;
  return (
    <Box component="main" tabIndex={-1} sx={{ outline: 'none' }}>
      <Outlet />
    </Box>
  );
}
