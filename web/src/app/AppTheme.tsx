import type { AssemblyLook } from '@asamblea/domain';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { LogoProvider } from '../ui/AssemblyLogo.tsx';
import { backdropOf, logoOf } from './backdrop.ts';
import { colorSchemeAttribute, modeStorageKey, theme, themeFor } from './theme.ts';
import { onLookWorn, type WornLook, wornLook } from './wornLook.ts';

interface AppThemeProps {
  readonly children: ReactNode;
  /** How a page looks that the server drew: the same on both sides. Not said: as the page comes to know. */
  readonly fixed?: WornLook;
}

/**
 * Light, dark or the system's: `?theme=` decides for its page alone, else the person's choice. In the colours
 * of the assembly that the page is of.
 */
export function AppTheme({ children, fixed }: AppThemeProps) {
  const [asked] = useState(readAskedTheme);
  const followed = useSyncExternalStore(onLookWorn, wornLook, () => fixed ?? plain);
  const worn = fixed ?? followed;
  const themed = useMemo(() => themeOf(worn), [worn]);
  return (
    <ThemeProvider
      theme={themed}
      defaultMode={asked ?? 'system'}
      modeStorageKey={modeStorageKey}
      disableTransitionOnChange
      {...(asked === null ? {} : { storageManager: null })}
    >
      <CssBaseline />
      {worn.place === 'picture' && <GlobalStyles styles={stylesOf(worn.look)} />}
      <LogoProvider value={useMemo(() => logoOf(worn.look), [worn])}>{children}</LogoProvider>
    </ThemeProvider>
  );
}

const plain: WornLook = { look: {}, place: 'page' };

/** Whoever chose nothing has the theme that is there already. */
function themeOf({ look, place }: WornLook): Theme {
  const { colours = {} } = look;
  return Object.keys(colours).length === 0 && place !== 'picture'
    ? theme
    : themeFor(colours, place);
}

function stylesOf(look: AssemblyLook) {
  return {
    ':root': { '--hall-backdrop': backdropOf(look, 'light') },
    [`[${colorSchemeAttribute}="dark"]`]: { '--hall-backdrop': backdropOf(look, 'dark') },
  };
}

function readAskedTheme(): 'light' | 'dark' | null {
  if (typeof location === 'undefined') return null;
  const asked = new URLSearchParams(location.search).get('theme');
  // On the picture of a mixer letters are light.
  if (asked === 'transparent') return 'dark';
  return asked === 'light' || asked === 'dark' ? asked : null;
}
