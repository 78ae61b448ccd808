import { type AssemblyLook, brandedTokens, channelsOf, veilOf } from '@asamblea/domain';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { type Logo, LogoProvider } from '../ui/AssemblyLogo.tsx';
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
      {worn.place === 'picture' && <GlobalStyles styles={backdropOf(worn.look)} />}
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

function logoOf({ logoUrl = null, logoSize = null }: AssemblyLook): Logo | null {
  return logoUrl === null ? null : { url: logoUrl, size: logoSize };
}

/** What is behind a projector: the picture, and over it as much of the ground as its letters need. */
function backdropOf({ hallUrl = null, colours = {} }: AssemblyLook) {
  const of = (scheme: 'light' | 'dark') => {
    const { ground } = brandedTokens(scheme, colours[scheme], 'picture').surface;
    const veil = `rgba(${channelsOf(ground).join(', ')}, ${veilOf(scheme, ground)})`;
    return `linear-gradient(${veil}, ${veil}), url("${hallUrl ?? ''}")`;
  };
  return {
    ':root': { '--hall-backdrop': of('light') },
    [`[${colorSchemeAttribute}="dark"]`]: { '--hall-backdrop': of('dark') },
  };
}

function readAskedTheme(): 'light' | 'dark' | null {
  if (typeof location === 'undefined') return null;
  const asked = new URLSearchParams(location.search).get('theme');
  // On the picture of a mixer letters are light.
  if (asked === 'transparent') return 'dark';
  return asked === 'light' || asked === 'dark' ? asked : null;
}
