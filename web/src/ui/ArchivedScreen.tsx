import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import { Box } from '@mui/material';
import { EmptyState } from './EmptyState.tsx';

/** In place of a public screen of an assembly that was archived. */
export function ArchivedScreen({ name }: { readonly name: string }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <EmptyState
        icon={<ArchiveIcon fontSize="inherit" />}
        title={
          <Box component="h1" sx={{ font: 'inherit', m: 0 }}>
            Esta asamblea está archivada
          </Box>
        }
      >
        {name} ya no tiene pantallas públicas. Pida los resultados y el acta a la administración.
      </EmptyState>
    </Box>
  );
}
