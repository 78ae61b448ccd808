import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { modeStorageKey, theme } from './theme.ts';

/** Light, dark or the system's: `?theme=` decides for its page alone, else the person's choice. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  const [asked] = useState(readAskedTheme);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={asked ?? 'system'}
      modeStorageKey={modeStorageKey}
      disableTransitionOnChange
      {...(asked === null ? {} : { storageManager: null })}
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

function readAskedTheme(): 'light' | 'dark' | null {
  if (typeof location === 'undefined') return null;
  const asked = new URLSearchParams(location.search).get('theme');
  // On the picture of a mixer letters are light.
  if (asked === 'transparent') return 'dark';
  return asked === 'light' || asked === 'dark' ? asked : null;
}
