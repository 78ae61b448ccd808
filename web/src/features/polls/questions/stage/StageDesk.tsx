import { Box, Typography } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useBarRoom } from '../../../../ui/device/useBarRoom.ts';
import { StageBarContext } from './stageBar.ts';
import { deafMillis, useClicker } from './useClicker.ts';

interface StageDeskProps {
  /** Which question is in hand: another one is a change, although its button says the same. */
  readonly subject: string;
  readonly mayPress: boolean;
  /** The page is scrolled with them, and they press nothing. Not said: they press. */
  readonly withoutKeys?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The subject in hand, over a bar with the one next step: the component that knows it puts it there with
 * `NextAct`.
 */
export function StageDesk(props: StageDeskProps) {
  const { subject, mayPress, withoutKeys = false, children } = props;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [word, say] = useState('');
  const place = useMemo(() => ({ slot, say }), [slot]);
  const isDeaf = useClicker(slot, `${subject} ${word}`, !withoutKeys);
  const room = useBarRoom('bottom');
  const stand = useCallback((element: HTMLElement | null) => room(element), [room]);
  if (!mayPress) return <Box sx={desk}>{children}</Box>;
  return (
    <StageBarContext value={place}>
      <Box sx={desk}>
        {children}
        <Box ref={stand} component="section" aria-label="Lo que sigue" sx={bar}>
          <Box
            ref={setSlot}
            sx={{ display: 'grid', gap: 1, minHeight: 56, alignItems: 'center' }}
          />
          <Box sx={hint} aria-hidden="true">
            {word !== '' && !withoutKeys && (
              <>
                <Typography variant="body2" color="textSecondary" component="span">
                  {isDeaf ? 'Las teclas esperan un momento…' : 'También con Espacio, → o Av Pág'}
                </Typography>
                {isDeaf && <Box key={`${subject} ${word}`} sx={wait} />}
              </>
            )}
          </Box>
        </Box>
      </Box>
    </StageBarContext>
  );
}

const desk = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: { md: '100%' },
} as const;

const bar = {
  position: { xs: 'fixed', md: 'relative' },
  // Turned on its side, or with large letters, it would leave no room for what is asked.
  '@media (max-height: 30em)': { position: 'relative' },
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  flexShrink: 0,
  py: 1.5,
  px: { xs: 2, md: 0 },
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** The room of the hint is there before it says anything. */
const hint = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 1.5,
  mt: 0.5,
  height: '1.25rem',
} as const;

const fill = keyframes`from { transform: scaleX(0); } to { transform: scaleX(1); }`;

const wait = {
  flex: '0 1 8rem',
  height: 4,
  borderRadius: 2,
  bgcolor: 'primary.main',
  transformOrigin: '0 50%',
  animation: `${fill} ${deafMillis}ms linear`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
