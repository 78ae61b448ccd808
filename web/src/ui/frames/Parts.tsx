import { Box } from '@mui/material';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PartContext } from '../device/useRoomKnown.ts';

/** Where a part is slow to come, what stands below it waits no longer than this, in milliseconds. */
const longestWait = 3000;

const LateContext = createContext(false);

interface PartsProps {
  readonly children: ReactNode;
  /** In milliseconds. */
  readonly limit?: number;
}

/**
 * Parts of a page one under the other, that come when each is answered. A part below one that still waits has
 * its place and is not seen yet, so no visible part moves. A part that is later than the limit comes at the
 * end.
 */
export function Parts({ children, limit = longestWait }: PartsProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return (
    <LateContext value={isLate}>
      <Box sx={column}>{children}</Box>
    </LateContext>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  '& > *': { minWidth: 0 },
  '& > [data-waiting] ~ *': { visibility: 'hidden' },
} as const;

/** A part of a page whose content says, by `useRoomKnown`, when its room is known; content that says nothing has it at once. */
export function Part({ children }: { readonly children: ReactNode }) {
  const isLate = useContext(LateContext);
  const [isWaiting, setWaiting] = useState(false);
  const [isLast, setLast] = useState(false);
  // A part seen once stays in sight while it is asked again.
  const wasKnown = useRef(false);
  const tell = useCallback((isKnown: boolean) => {
    if (isKnown) wasKnown.current = true;
    setWaiting(!wasKnown.current);
  }, []);
  useLayoutEffect(() => {
    if (isLate && isWaiting) setLast(true);
  }, [isLate, isWaiting]);
  return (
    <PartContext value={tell}>
      <div
        data-waiting={isWaiting && !isLate ? '' : undefined}
        aria-busy={isWaiting ? true : undefined}
        style={isLast ? { order: 1 } : undefined}
      >
        {children}
      </div>
    </PartContext>
  );
}
