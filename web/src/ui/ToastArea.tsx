import { Box, Portal } from '@mui/material';
import { createContext, useContext, useEffect, useRef } from 'react';
import { layers } from './layers.ts';
import { ToastItem } from './ToastItem.tsx';
import type { ListedToast } from './toastList.ts';
import { type ToastPosition, toastOffset, toastPlaces } from './toastPlaces.ts';
import { useToastLayer } from './useToastLayer.ts';
import { useWayBack } from './useWayBack.ts';

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
