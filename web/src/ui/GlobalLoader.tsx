import { Backdrop, CircularProgress, Typography } from '@mui/material';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { layers } from './layers.ts';

interface GlobalLoaderSwitch {
  readonly show: () => void;
  readonly hide: () => void;
}

const GlobalLoaderContext = createContext<GlobalLoaderSwitch | null>(null);

/** Covers the whole screen while something is under way that must not be interrupted. */
export function GlobalLoaderProvider({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const control = useMemo<GlobalLoaderSwitch>(
    () => ({ show: () => setShown(true), hide: () => setShown(false) }),
    [],
  );
  return (
    <GlobalLoaderContext value={control}>
      <div inert={isShown}>{children}</div>
      {isShown && (
        <Backdrop open role="status" aria-busy="true" sx={cover}>
          <CircularProgress color="inherit" aria-hidden />
          <Typography>Un momento…</Typography>
        </Backdrop>
      )}
    </GlobalLoaderContext>
  );
}

export function useGlobalLoader(): GlobalLoaderSwitch {
  const control = useContext(GlobalLoaderContext);
  if (control === null) throw new Error('useGlobalLoader needs a GlobalLoaderProvider around it.');
  return control;
}

const cover = {
  zIndex: layers.modal,
  flexDirection: 'column',
  gap: 2,
  color: 'text.primary',
  bgcolor: 'background.default',
} as const;
