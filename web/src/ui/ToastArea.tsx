import { Box } from '@mui/material';
import { createContext, useContext, useEffect, useState } from 'react';
import { layerNow, layers } from './layers.ts';
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

export interface ToastList {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
  readonly onGone: (id: number) => void;
}

export const ToastListContext = createContext<ToastList | null>(null);

interface ToastAreaProps {
  /** Takes the messages of this group; without one, those without a group. */
  readonly group?: string;
  readonly position?: ToastPosition;
  /** Layer to use instead of the modal one. */
  readonly baseZIndex?: number;
}

// Specification §9: how far from the edges, and how long the layer outlives the last message.
const offset = '20px';
const layerOutlivesMilliseconds = 200;

/** Where the notifications of a group appear, announced as they come. */
export function ToastArea({ group, position = 'top-right', baseZIndex }: ToastAreaProps) {
  const list = useContext(ToastListContext);
  if (list === null) throw new Error('ToastArea needs a ToastsProvider around it.');
  const toasts = list.toasts.filter((toast) => toast.group === group);
  const zIndex = useLayer(toasts.length > 0, baseZIndex ?? layers.modal);
  return (
    <Box
      role="status"
      aria-live="polite"
      data-toast-area={position}
      sx={[area, places[position]]}
      style={zIndex === null ? {} : { zIndex }}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={list.onClose} onGone={list.onGone} />
      ))}
    </Box>
  );
}

/** Taken when the first message comes, above what is open then; left a moment after the last goes. */
function useLayer(isTaken: boolean, base: number): number | null {
  const [layer, setLayer] = useState<number | null>(null);
  useEffect(() => {
    if (isTaken) {
      setLayer(layerNow(base, document));
      return;
    }
    const timer = setTimeout(() => setLayer(null), layerOutlivesMilliseconds);
    return () => clearTimeout(timer);
  }, [isTaken, base]);
  return layer;
}

const area = {
  position: 'fixed',
  width: `min(400px, calc(100vw - 2 * ${offset}))`,
  display: 'grid',
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
