import { Box, CircularProgress, Modal, Typography } from '@mui/material';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { layers } from '../device/layers.ts';
import { type LoaderSwitch, useLoaderSwitch } from './useLoaderSwitch.ts';

const GlobalLoaderContext = createContext<LoaderSwitch | null>(null);

/** Covers the whole screen, dialogs too, while something must not be interrupted. */
export function GlobalLoaderProvider({ children }: { readonly children: ReactNode }) {
  const { isShown, control } = useLoaderSwitch();
  const textId = useId();
  return (
    <GlobalLoaderContext value={control}>
      {children}
      <Modal open={isShown} disableRestoreFocus hideBackdrop sx={cover}>
        <Box role="alertdialog" aria-modal aria-busy aria-labelledby={textId} sx={message}>
          <CircularProgress color="inherit" aria-hidden />
          <Typography id={textId}>Un momento…</Typography>
        </Box>
      </Modal>
    </GlobalLoaderContext>
  );
}

export function useGlobalLoader(): LoaderSwitch {
  const control = useContext(GlobalLoaderContext);
  if (control === null) throw new Error('useGlobalLoader needs a GlobalLoaderProvider around it.');
  return control;
}

const cover = {
  zIndex: layers.modal,
  display: 'grid',
  placeItems: 'center',
  color: 'text.primary',
  bgcolor: 'background.default',
} as const;

const message = {
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  p: 3,
  outline: 'none',
} as const;
