import { Box, Portal } from '@mui/material';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { layerAbove, layers } from '../device/layers.ts';
import { useWayBack } from '../device/useWayBack.ts';
import { ToastItem } from './ToastItem.tsx';
import type { ListedToast } from './toastList.ts';
import { type ToastPosition, toastOffset, toastPlaces } from './toastPlaces.ts';

export interface ToastList {
  readonly toasts: readonly ListedToast[];
  readonly onClose: (id: number) => void;
  readonly onGone: (serial: number) => void;
}

export const ToastListContext = createContext<ToastList | null>(null);

interface ToastAreaProps {
  /** Takes the messages of this group; without one, those without a group. */
  readonly group?: string;
  readonly position?: ToastPosition;
  /** Layer to use instead of the modal one. */
  readonly baseZIndex?: number;
}

/**
 * Where the notifications of a group appear, announced one by one as they come: politely, except
 * errors. It is a child of the body, so that it shows above dialogs.
 */
export function ToastArea(props: ToastAreaProps) {
  return (
    <Portal>
      <Area {...props} />
    </Portal>
  );
}

function Area({ group, position = 'top-right', baseZIndex = layers.modal }: ToastAreaProps) {
  const list = useContext(ToastListContext);
  if (list === null) throw new Error('ToastArea needs a ToastsProvider around it.');
  const area = useRef<HTMLDivElement>(null);
  useStaysHeard(area);
  const { onFocus, onLeaving } = useWayBack(area);
  const toasts = list.toasts.filter((toast) => toast.group === group);
  const zIndex = useToastLayer(toasts, baseZIndex);
  return (
    <Box
      ref={area}
      aria-live="polite"
      aria-atomic="false"
      data-toast-area={position}
      sx={[look, toastPlaces[position]]}
      style={zIndex === null ? {} : { zIndex }}
      onFocus={onFocus}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.serial}
          toast={toast}
          onClose={list.onClose}
          onLeaving={onLeaving}
          onGone={list.onGone}
        />
      ))}
    </Box>
  );
}

/**
 * A dialog hides from screen readers everything else in the body, these messages too: one that
 * comes while a dialog is open, often because of it, would be swallowed.
 */
function useStaysHeard(area: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const uncover = () => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    };
    const observer = new MutationObserver(uncover);
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    uncover();
    return () => observer.disconnect();
  }, [area]);
}

const look = {
  position: 'fixed',
  width: `min(400px, calc(100vw - 2 * ${toastOffset}))`,
  display: 'grid',
  pointerEvents: 'none',
} as const;

// Specification §9: how long the layer outlives the last message.
const outlivesMilliseconds = 200;

/**
 * Taken when the first message comes, above what covers the page then, and left a moment after the
 * last one goes. A later message looks again: it may come from a dialog that opened meanwhile.
 */
function useToastLayer(toasts: readonly ListedToast[], base: number): number | null {
  const [layer, setLayer] = useState<number | null>(null);
  const newest = toasts.at(-1)?.serial ?? null;
  useEffect(() => {
    if (newest !== null) {
      setLayer((before) => Math.max(before ?? base, layerAbove(base, document)));
      return;
    }
    const timer = setTimeout(() => setLayer(null), outlivesMilliseconds);
    return () => clearTimeout(timer);
  }, [newest, base]);
  return layer;
}
