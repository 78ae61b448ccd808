export const toastPositions = [
  'top-right',
  'top-left',
  'top-center',
  'bottom-left',
  'bottom-center',
  'bottom-right',
  'center',
] as const;
export type ToastPosition = (typeof toastPositions)[number];

/** Specification §9: how far from the edges. */
export const toastOffset = '20px';

const middleX = { left: '50%', transform: 'translateX(-50%)' };

export const toastPlaces: Readonly<Record<ToastPosition, object>> = {
  'top-right': { top: toastOffset, right: toastOffset },
  'top-left': { top: toastOffset, left: toastOffset },
  'top-center': { top: toastOffset, ...middleX },
  'bottom-right': { bottom: toastOffset, right: toastOffset },
  'bottom-left': { bottom: toastOffset, left: toastOffset },
  'bottom-center': { bottom: toastOffset, ...middleX },
  // Specification §9: as wide as its text, and never narrower than a fifth of the screen.
  center: {
    top: '50%',
    left: '50%',
    transform: 'translate(-50%, -50%)',
    width: 'max-content',
    minWidth: '20vw',
    maxWidth: `min(560px, calc(100vw - 2 * ${toastOffset}))`,
  },
};
