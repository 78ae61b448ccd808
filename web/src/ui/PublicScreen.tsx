import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { AssemblyLogo } from './AssemblyLogo.tsx';
import { hallBackdrop } from './hallBackdrop.ts';
import { ScreenDoor } from './ScreenDoor.tsx';
import { screenSize } from './screenSize.ts';
import { useFit } from './useFit.ts';

interface PublicScreenProps {
  /** The assembly's public key: whoever looks may come in with it. */
  readonly cot: string;
  /** Whose assembly it is. */
  readonly title: string;
  /** What moment it is: the call, the question's number. */
  readonly moment: ReactNode;
  readonly children: ReactNode;
  /** As tall as the window on a hall's screen, for what takes up the room that is left. */
  readonly isWhole?: boolean;
}

/**
 * A public screen: a safe area around, one message in the middle, and above it who, when and how to come
 * in. On a phone, which is in already, the way in goes last.
 */
export function PublicScreen(props: PublicScreenProps) {
  const { cot, title, moment, children, isWhole = false } = props;
  const ref = useFit(!isWhole);
  return (
    <Box component="main" ref={ref} sx={[screen, isWhole && whole]}>
      <Box component="header" sx={header}>
        <Box component="span" sx={name}>
          <AssemblyLogo height="1.6em" />
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {moment}
        </Box>
      </Box>
      <Box data-rise="opening" sx={[body, isWhole && wholeBody]}>
        {children}
      </Box>
      <Box sx={{ gridArea: 'door', alignSelf: 'start' }}>
        <ScreenDoor cot={cot} />
      </Box>
    </Box>
  );
}

const name = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.4em',
  fontWeight: 700,
  overflowWrap: 'anywhere',
} as const;

const screen = {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  px: 'max(16px, 5vw)',
  pt: 'max(16px, 4vh)',
  // Under it a page may keep a bar in sight.
  pb: 'calc(max(16px, 4vh) + var(--bar, 0px))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"header" "body" "door"',
  gap: screenSize(2.5),
  fontSize: screenSize(3.4),
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'background.default',
  ...hallBackdrop,
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"header door" "body body"',
  },
} as const;

const header = {
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '2em',
  rowGap: '0.2em',
  fontSize: screenSize(3.4),
  // Beside the way in there is room for two lines, and the second one says what the hall looks for.
  '@media (min-width: 700px)': { flexDirection: 'column', justifyContent: 'flex-start' },
} as const;

const body = {
  gridArea: 'body',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: screenSize(2.6),
} as const;

/** On a phone the page grows and is scrolled. */
const whole = {
  gap: screenSize(1.5),
  pt: 'max(16px, 3vh)',
  pb: 'calc(max(16px, 3vh) + var(--bar, 0px))',
  '@media (min-width: 700px)': { height: '100dvh', overflow: 'hidden' },
} as const;

const wholeBody = { justifyContent: 'flex-start', minHeight: 0, gap: screenSize(2) } as const;
