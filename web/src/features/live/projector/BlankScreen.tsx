import { Box } from '@mui/material';
import { AssemblyLogo } from '../../../ui/AssemblyLogo.tsx';
import { hallBackdrop } from '../../../ui/hallBackdrop.ts';
import { ScreenDoor } from '../../../ui/ScreenDoor.tsx';
import { screenSize } from '../../../ui/screenSize.ts';

interface BlankScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
}

/** Nothing to look at, on purpose: only whose assembly it is and how to come in. */
export function BlankScreen({ cot, assemblyName }: BlankScreenProps) {
  return (
    <Box component="main" sx={middle}>
      <AssemblyLogo height={screenSize(14)} />
      <Box component="h1" sx={{ m: 0, fontSize: screenSize(6, 1.5), textAlign: 'center' }}>
        {assemblyName}
      </Box>
      <ScreenDoor cot={cot} size="max(8rem, min(24vh, 24vw))" />
    </Box>
  );
}

const middle = {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: screenSize(6),
  p: 4,
  ...hallBackdrop,
} as const;
