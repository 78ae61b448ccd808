import { Box } from '@mui/material';
import { ToastItem } from './ToastItem.tsx';
import type { Toast } from './toastList.ts';

export type ToastPosition =
  | 'top-right'
  | 'top-left'
  | 'top-center'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'
  | 'center';

interface ToastAreaProps {
  readonly toasts: readonly Toast[];
  readonly position?: ToastPosition;
  readonly onClose: (id: number) => void;
}

// Specification §9: how far from the edges.
const offset = '20px';

/** Where notifications appear, announced as they come. */
export function ToastArea({ toasts, position = 'top-right', onClose }: ToastAreaProps) {
  return (
    <Box role="status" aria-live="polite" sx={[area, places[position]]}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </Box>
  );
}

const area = {
  position: 'fixed',
  zIndex: 'snackbar',
  width: `min(400px, calc(100vw - 2 * ${offset}))`,
  display: 'grid',
  gap: 1,
  pointerEvents: 'none',
} as const;

const middleX = { left: '50%', transform: 'translateX(-50%)' };

const places: Record<ToastPosition, object> = {
  'top-right': { top: offset, right: offset },
  'top-left': { top: offset, left: offset },
  'top-center': { top: offset, ...middleX },
  'bottom-right': { bottom: offset, right: offset },
  'bottom-left': { bottom: offset, left: offset },
  'bottom-center': { bottom: offset, ...middleX },
  center: { top: '50%', left: '50%', transform: 'translate(-50%, -50%)', minWidth: '20vw' },
};
