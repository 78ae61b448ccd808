import type { StreamSize } from '@asamblea/domain';

/** The overlay's text: it follows the picture, and stays readable on a small one. */
export const streamSizes: Readonly<Record<StreamSize, string>> = {
  s: 'max(14px, min(2.4vh, 2.4vw))',
  m: 'max(15px, min(3.2vh, 3.2vw))',
  l: 'max(16px, min(4.4vh, 4.4vw))',
};
