import { Alert, AlertTitle } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { Toast } from './toastList.ts';

interface ToastItemProps {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
}

const severities = {
  info: 'info',
  success: 'success',
  warn: 'warning',
  error: 'error',
  secondary: 'info',
  contrast: 'info',
} as const;

/** One notification. While the pointer is over it its life stands still, and then goes on. */
export function ToastItem({ toast, onClose }: ToastItemProps) {
  const { id, life } = toast;
  const [paused, setPaused] = useState(false);
  const remaining = useRef(life ?? 0);

  useEffect(() => {
    if (life === undefined || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => onClose(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [id, life, paused, onClose]);

  return (
    <Alert
      variant={toast.severity === 'contrast' ? 'filled' : 'standard'}
      severity={severities[toast.severity]}
      closeText="Cerrar"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      sx={look}
      {...(toast.closable ? { onClose: () => onClose(id) } : {})}
    >
      {toast.detail === undefined ? (
        toast.summary
      ) : (
        <>
          <AlertTitle sx={{ mb: 0 }}>{toast.summary}</AlertTitle>
          {toast.detail}
        </>
      )}
    </Alert>
  );
}

const enter = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

const look = {
  pointerEvents: 'auto',
  boxShadow: 4,
  '@media (prefers-reduced-motion: no-preference)': { animation: `${enter} 0.3s ease-out` },
} as const;
