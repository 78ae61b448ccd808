import { Alert, AlertTitle, Box } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { Toast, ToastSeverity } from './toastList.ts';

interface ToastItemProps {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
  readonly onGone: (id: number) => void;
}

// Specification §9: seconds of coming, and of going by height and by opacity.
export const toastTransitions = { enter: 0.3, leaveHeight: 0.45, leaveOpacity: 0.3 } as const;

/** One notification. While somebody points at it, or is in it, its life stands still. */
export function ToastItem({ toast, onClose, onGone }: ToastItemProps) {
  const { id, isLeaving = false } = toast;
  const pause = useLife(toast, onClose);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => onGone(id), leaveMilliseconds());
    return () => clearTimeout(timer);
  }, [id, isLeaving, onGone]);

  return (
    <Box sx={[place, isLeaving && leaving]} className={toast.styleClass ?? ''}>
      <Box sx={{ overflow: 'hidden', minHeight: 0, m: '-8px', p: '8px' }}>
        <Alert
          {...looks[toast.severity]}
          // An error interrupts; the rest waits for its turn in the area that announces it.
          role={toast.severity === 'error' ? 'alert' : 'group'}
          closeText="Cerrar"
          {...pause}
          sx={{ ...look, ...tones[toast.severity] }}
          {...(toast.closable ? { onClose: () => onClose(id) } : {})}
        >
          <Box className={toast.contentStyleClass ?? ''}>
            {toast.detail === undefined ? (
              toast.summary
            ) : (
              <>
                <AlertTitle sx={{ mb: 0 }}>{toast.summary}</AlertTitle>
                {toast.detail}
              </>
            )}
          </Box>
        </Alert>
      </Box>
    </Box>
  );
}

/** Counts its life down; pausing keeps what remains, and going on starts with it. */
function useLife({ id, life, isLeaving }: Toast, onClose: (id: number) => void) {
  const [isPaused, setPaused] = useState(false);
  const remaining = useRef(life ?? 0);
  useEffect(() => {
    if (life === undefined || isPaused || isLeaving === true) return;
    const started = performance.now();
    const timer = setTimeout(() => onClose(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [id, life, isPaused, isLeaving, onClose]);
  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
}

function leaveMilliseconds(): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? 0 : 1000 * toastTransitions.leaveHeight;
}

const enter = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

const looks: Readonly<
  Record<ToastSeverity, { severity: 'info' | 'success' | 'warning' | 'error'; icon?: false }>
> = {
  info: { severity: 'info' },
  success: { severity: 'success' },
  warn: { severity: 'warning' },
  error: { severity: 'error' },
  secondary: { severity: 'info', icon: false },
  contrast: { severity: 'info', icon: false },
};

const tones: Readonly<Partial<Record<ToastSeverity, object>>> = {
  secondary: { bgcolor: 'surface.sunken', color: 'text.primary' },
  contrast: { bgcolor: 'text.primary', color: 'background.default' },
};

const look = {
  pointerEvents: 'auto',
  boxShadow: 4,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${enter} ${toastTransitions.enter}s ease-out`,
  },
} as const;

const place = {
  display: 'grid',
  gridTemplateRows: '1fr',
  pb: 1,
  transition: `grid-template-rows ${toastTransitions.leaveHeight}s, padding ${toastTransitions.leaveHeight}s, opacity ${toastTransitions.leaveOpacity}s`,
} as const;

const leaving = { gridTemplateRows: '0fr', pb: 0, opacity: 0 } as const;
