import { Alert, AlertTitle, Box } from '@mui/material';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../device/VisuallyHidden.tsx';
import type { ListedToast } from './toastList.ts';
import {
  toastBody,
  toastClip,
  toastLeaving,
  toastLooks,
  toastPlace,
  toastTransitions,
} from './toastLooks.tsx';
import { useToastLife } from './useToastLife.ts';

interface ToastItemProps {
  readonly toast: ListedToast;
  readonly onClose: (id: number) => void;
  /** The message begins to go. */
  readonly onLeaving: (element: Element) => void;
  readonly onGone: (serial: number) => void;
}

/** One notification, from when it comes until its transition out has ended. */
export function ToastItem({ toast, onClose, onLeaving, onGone }: ToastItemProps) {
  const { id, severity, summary, detail, isLeaving } = toast;
  const { said, alert, sx } = toastLooks[severity];
  const place = useLeaving(toast, onLeaving, onGone);
  const pause = useToastLife(toast, onClose);
  return (
    <Box
      ref={place}
      inert={isLeaving}
      sx={[toastPlace, isLeaving && toastLeaving]}
      className={toast.styleClass ?? ''}
    >
      <Box sx={toastClip}>
        <Alert
          {...alert}
          // An error interrupts; the rest is announced by its area, when there is a silence.
          role={severity === 'error' ? 'alert' : 'presentation'}
          {...pause}
          sx={[toastBody, ...sx]}
          {...(toast.closable ? { onClose: () => onClose(id) } : {})}
        >
          <Box className={toast.contentStyleClass ?? ''}>
            {said !== '' && <VisuallyHidden>{said}</VisuallyHidden>}
            {detail === undefined ? (
              summary
            ) : (
              <>
                <AlertTitle sx={{ mb: 0 }}>{summary}</AlertTitle>
                {detail}
              </>
            )}
          </Box>
        </Alert>
      </Box>
    </Box>
  );
}

function useLeaving(
  { serial, isLeaving }: ListedToast,
  onLeaving: ToastItemProps['onLeaving'],
  onGone: ToastItemProps['onGone'],
) {
  const place = useRef<HTMLDivElement>(null);

  // The effect runs before the browser takes the focus out of an element that cannot be used any more.
  useLayoutEffect(() => {
    if (isLeaving && place.current !== null) onLeaving(place.current);
  }, [isLeaving, onLeaving]);

  useEffect(() => {
    if (!isLeaving) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const transition = isStill ? 0 : 1000 * toastTransitions.leaveHeight;
    const timer = setTimeout(() => onGone(serial), transition);
    return () => clearTimeout(timer);
  }, [serial, isLeaving, onGone]);

  return place;
}
