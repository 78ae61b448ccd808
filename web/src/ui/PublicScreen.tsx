import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { screenSize } from './screenSize.ts';
import { useFit } from './useFit.ts';

interface PublicScreenProps {
  /** Whose assembly it is. */
  readonly title: string;
  /** What moment it is: the call, the question's number. */
  readonly moment: ReactNode;
  readonly children: ReactNode;
  /** As tall as the window on a hall's screen, for what takes up the room that is left. */
  readonly isWhole?: boolean;
}

/** A public screen: a safe area around, one message in the middle, who and when above it. */
export function PublicScreen({ title, moment, children, isWhole = false }: PublicScreenProps) {
  const ref = useFit(!isWhole);
  return (
    <Box component="main" ref={ref} sx={[screen, isWhole && whole]}>
      <Box component="header" sx={header}>
        <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {moment}
        </Box>
      </Box>
      <Box sx={[body, isWhole && wholeBody]}>{children}</Box>
    </Box>
  );
}

const screen = {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  px: 'max(16px, 5vw)',
  py: 'max(16px, 5vh)',
  display: 'flex',
  flexDirection: 'column',
  gap: screenSize(3),
  fontSize: screenSize(3.4),
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'background.default',
} as const;

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '2em',
  rowGap: '0.2em',
  fontSize: screenSize(3.2),
} as const;

const body = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: screenSize(3.5),
} as const;

/** On a phone the page grows and is scrolled. */
const whole = {
  gap: screenSize(2),
  py: 'max(16px, 3.5vh)',
  '@media (min-width: 700px)': { height: '100dvh', overflow: 'hidden' },
} as const;

const wholeBody = { justifyContent: 'flex-start', minHeight: 0, gap: screenSize(2) } as const;
