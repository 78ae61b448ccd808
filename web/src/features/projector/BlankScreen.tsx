import { Box } from '@mui/material';
import { screenSize } from '../../ui/screenSize.ts';

/** Nothing to look at, on purpose: only whose assembly it is. */
export function BlankScreen({ assemblyName }: { readonly assemblyName: string }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 4 }}>
      <Box component="h1" sx={{ m: 0, fontSize: screenSize(6, 1.5), textAlign: 'center' }}>
        {assemblyName}
      </Box>
    </Box>
  );
}
