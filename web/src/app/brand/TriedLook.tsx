import type { AssemblyLook, ColourScheme, LookPlace } from '@asamblea/domain';
import { Box, type Theme } from '@mui/material';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { colorSchemeAttribute } from '../../ui/device/colourMode.ts';
import { LogoProvider } from '../../ui/pictures/AssemblyLogo.tsx';
import { publicScreenBackdrop } from '../../ui/screens/publicScreenBackdrop.ts';
import { logoOf } from '../look/backdrop.ts';
import { lookVariables } from '../look/lookStyles.ts';
import { themeFor } from '../look/theme.ts';

interface TriedLookProps {
  readonly look: AssemblyLook;
  readonly place: LookPlace;
  readonly scheme: ColourScheme;
  /** The name of the picture, for people who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A piece of the page in colours that nobody saved yet, by day or by night whatever the page is in. It is only
 * looked at: nothing in it can be reached.
 */
export function TriedLook({ look, place, scheme, label, children }: TriedLookProps) {
  const { colours = {} } = look;
  const theme = useMemo(() => themeFor(colours, place), [colours, place]);
  const style = useMemo(
    () => ({ ...variablesOf(theme, scheme), ...lookVariables(look, place, scheme) }),
    [theme, scheme, look, place],
  );
  return (
    <Box component="figure" role="img" aria-label={label} sx={{ m: 0, minWidth: 0 }}>
      <Box
        inert
        {...{ [colorSchemeAttribute]: scheme }}
        style={style as CSSProperties}
        sx={[frame, place === 'picture' && publicScreenBackdrop]}
      >
        <LogoProvider value={logoOf(look)}>{children}</LogoProvider>
      </Box>
    </Box>
  );
}

/** Every colour of the theme in that scheme, as the variables that all pieces are painted with. */
function variablesOf(theme: Theme, scheme: ColourScheme): Record<string, string> {
  const sheets: readonly Record<string, unknown>[] = theme.generateStyleSheets?.() ?? [];
  const inScheme = sheets.flatMap((sheet) =>
    Object.entries(sheet).flatMap(([selector, rules]) =>
      selector.startsWith(':root') || selector.includes(`"${scheme}"`) ? [rules] : [],
    ),
  );
  return Object.assign({}, ...inScheme);
}

const frame = {
  bgcolor: 'background.default',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  p: 1.5,
  height: '100%',
  boxSizing: 'border-box',
} as const;
