import NewsIcon from '@mui/icons-material/NotificationsNone';
import type { AlertProps } from '@mui/material';
import { keyframes, type Theme } from '@mui/material/styles';
import type { ToastSeverity } from './toastList.ts';

// Specification §9: seconds of coming, and of going by height and by opacity.
export const toastTransitions = { enter: 0.3, leaveHeight: 0.45, leaveOpacity: 0.3 } as const;

interface ToastLook {
  /** Said before the text to people who cannot see the colour and the icon. */
  readonly said: string;
  readonly alert: Pick<AlertProps, 'severity' | 'icon'>;
  readonly sx: readonly (object | ((theme: Theme) => object))[];
}

const news = <NewsIcon fontSize="inherit" />;

/** The tint of a message is darker than the page in the dark: there the colour is in its border. */
const onDark = (theme: Theme) =>
  theme.applyStyles('dark', { backgroundColor: (theme.vars ?? theme).palette.background.paper });

export const toastLooks: Readonly<Record<ToastSeverity, ToastLook>> = {
  info: { said: '', alert: { severity: 'info' }, sx: [{ borderColor: 'info.main' }, onDark] },
  success: {
    said: 'Listo: ',
    alert: { severity: 'success' },
    sx: [{ borderColor: 'success.main' }, onDark],
  },
  warn: {
    said: 'Atención: ',
    alert: { severity: 'warning' },
    sx: [{ borderColor: 'warning.main' }, onDark],
  },
  error: {
    said: 'Error: ',
    alert: { severity: 'error' },
    sx: [{ borderColor: 'error.main' }, onDark],
  },
  secondary: {
    said: '',
    alert: { severity: 'info', icon: news },
    sx: [
      { bgcolor: 'surface.sunken', color: 'text.primary', borderColor: 'text.secondary' },
      { '& .MuiAlert-icon': { color: 'text.secondary' } },
    ],
  },
  contrast: {
    said: '',
    alert: { severity: 'info', icon: news },
    sx: [
      { bgcolor: 'text.primary', color: 'background.default', borderColor: 'text.primary' },
      { '& .MuiAlert-icon': { color: 'inherit' } },
    ],
  },
};

const enter = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

/** The message itself: it takes the pointer, which the area around lets through. */
export const toastBody = {
  pointerEvents: 'auto',
  boxShadow: 4,
  border: 1,
  overflowWrap: 'anywhere',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${enter} ${toastTransitions.enter}s ease-out`,
  },
} as const;

/** The place of the toast, which closes while the message goes so that the others move up. */
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

/** The part that is cut while the place closes, with room for the shadow. */
export const toastClip = { overflow: 'hidden', minHeight: 0, m: '-8px', p: '8px' } as const;
