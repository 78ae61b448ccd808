import { lazy } from 'react';
import { importWhenOnline } from '../../firebase/listening/importWhenOnline.ts';

/** Around a piece with MUI on a page that comes without it: fetched with the piece. */
export const LateTheme = lazy(() =>
  importWhenOnline(() => import('./AppTheme.tsx')).then((loaded) => ({ default: loaded.AppTheme })),
);
