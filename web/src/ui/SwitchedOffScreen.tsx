import OffIcon from '@mui/icons-material/PowerSettingsNew';
import { Box } from '@mui/material';
import { EmptyState } from './EmptyState.tsx';

/** In place of a public screen that the assembly does without. */
export function SwitchedOffScreen({ name }: { readonly name: string }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <EmptyState
        icon={<OffIcon fontSize="inherit" />}
        title={
          <Box component="h1" sx={{ font: 'inherit', m: 0 }}>
            Esta página está apagada
          </Box>
        }
      >
        {name} no la usa por ahora. Si la necesita, pida que la enciendan a quien administra la
        asamblea y recargue.
      </EmptyState>
    </Box>
  );
}
