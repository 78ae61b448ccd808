import type { AlertProps } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import type { ToastSeverity } from './toastList.ts';

// Specification §9: seconds of coming, and of going by height and by opacity.
export const toastTransitions = { enter: 0.3, leaveHeight: 0.45, leaveOpacity: 0.3 } as const;

interface ToastLook {
  /** Said before the text to who cannot see the colour and the icon. */
  readonly said: string;
  readonly alert: Pick<AlertProps, 'severity' | 'icon'>;
  readonly sx: object;
}

const neutral = { severity: 'info', icon: false } as const;

export const toastLooks: Readonly<Record<ToastSeverity, ToastLook>> = {
  info: { said: '', alert: { severity: 'info' }, sx: {} },
  success: { said: 'Listo: ', alert: { severity: 'success' }, sx: {} },
  warn: { said: 'Atención: ', alert: { severity: 'warning' }, sx: {} },
  error: { said: 'Error: ', alert: { severity: 'error' }, sx: {} },
  secondary: {
    said: '',
    alert: neutral,
    sx: { bgcolor: 'surface.sunken', color: 'text.primary', borderColor: 'surface.border' },
  },
  contrast: {
    said: '',
    alert: neutral,
    sx: { bgcolor: 'text.primary', color: 'background.default', borderColor: 'text.primary' },
  },
};

const enter = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

/** The message itself: it takes the pointer, which the area around lets through. */
export const toastBody = {
  pointerEvents: 'auto',
  boxShadow: 4,
  border: 1,
  borderColor: 'currentColor',
  overflowWrap: 'anywhere',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${enter} ${toastTransitions.enter}s ease-out`,
  },
} as const;

/** Its place, which closes while the message goes so that the others move up. */
export const toastPlace = {
  display: 'grid',
  gridTemplateRows: '1fr',
  pb: 1,
  transition: [
    `grid-template-rows ${toastTransitions.leaveHeight}s`,
    `padding ${toastTransitions.leaveHeight}s`,
    `opacity ${toastTransitions.leaveOpacity}s`,
  ].join(', '),
} as const;

export const toastLeaving = { gridTemplateRows: '0fr', pb: 0, opacity: 0 } as const;

/** What is cut while the place closes, with room for the shadow. */
export const toastClip = { overflow: 'hidden', minHeight: 0, m: '-8px', p: '8px' } as const;
