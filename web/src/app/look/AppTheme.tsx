import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { LogoProvider } from '../../ui/pictures/AssemblyLogo.tsx';
import { logoOf } from './backdrop.ts';
import { lookStyles } from './lookStyles.ts';
import { theme, themeFor } from './theme.ts';
import { onLookWorn, type WornLook, wornLook } from './wornLook.ts';

/** In the colours of the assembly that the page is of. Light or dark is an attribute of the page (`colourMode.ts`). */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  const worn = useSyncExternalStore(onLookWorn, wornLook);
  const themed = useMemo(() => themeOf(worn), [worn]);
  return (
    <ThemeProvider theme={themed} colorSchemeNode={null} storageManager={null}>
      <GlobalStyles styles={useMemo(() => lookStyles(worn), [worn])} />
      <LogoProvider value={useMemo(() => logoOf(worn.look), [worn])}>{children}</LogoProvider>
    </ThemeProvider>
  );
}

/** A look without choices has the theme that is there already. */
function themeOf({ look, place }: WornLook): Theme {
  const { colours = {} } = look;
  return Object.keys(colours).length === 0 && place !== 'picture'
    ? theme
    : themeFor(colours, place);
}
