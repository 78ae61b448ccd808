import { Box } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { QrCode } from './QrCode.tsx';

interface ScreenDoorProps {
  /** The assembly's public key. */
  readonly cot: string;
  /** Of the QR's side. */
  readonly size?: string;
}

/**
 * How to come in from where one sits: a QR, an address that can be typed and the assembly's code. Never
 * anything personal: the whole hall and its video see it. It does not shrink with what else there is.
 */
export function ScreenDoor({ cot, size = doorSize }: ScreenDoorProps) {
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => null,
  );
  return (
    <Box component="section" aria-label="Cómo entrar" sx={row}>
      <Box sx={words}>
        <Box sx={{ color: 'text.secondary' }}>Entre desde su celular</Box>
        {origin !== null && <Box sx={typed}>{new URL(origin).host}</Box>}
        <Box>
          Código: <Box component="strong">{cot}</Box>
        </Box>
      </Box>
      {origin === null ? (
        <Box sx={{ width: size, height: size, flex: 'none' }} />
      ) : (
        <QrCode text={doorAddress(origin, cot)} label="Código QR para entrar" size={size} />
      )}
    </Box>
  );
}

/** Where the QR leads: a stranger finds the code typed, and who is in already goes on to the ballot. */
export function doorAddress(origin: string, cot: string): string {
  return `${origin}/login?cot=${encodeURIComponent(cot)}`;
}

/** More than a tenth of what a hall's screen is high: less is not read from the last row. */
const doorSize = 'max(5.5rem, min(14vh, 14vw))';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.9em',
  minWidth: 0,
  fontSize: 'max(1rem, min(3vh, 3vw))',
  lineHeight: 1.3,
} as const;

const words = { minWidth: 0, textAlign: { xs: 'left', sm: 'right' } } as const;
const typed = { fontWeight: 700, overflowWrap: 'anywhere' } as const;
