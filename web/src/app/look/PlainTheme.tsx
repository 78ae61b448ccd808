import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { LogoProvider } from '../../ui/pictures/AssemblyLogo.tsx';
import { logoOf } from './backdrop.ts';
import { plainStyles } from './lookStyles.ts';
import { onLookWorn, ourLook, type WornLook, wornLook } from './wornLook.ts';

interface PlainThemeProps {
  readonly children: ReactNode;
  /** How a page looks that the server drew: the same on both sides. Not said: as the page comes to know. */
  readonly fixed?: WornLook;
}

/** The colours of a page that comes without MUI: the same, under the same names. */
export function PlainTheme({ children, fixed }: PlainThemeProps) {
  const followed = useSyncExternalStore(onLookWorn, wornLook, () => fixed ?? ourLook);
  const worn = fixed ?? followed;
  const styles = useMemo(() => plainStyles(worn), [worn]);
  const logo = useMemo(() => logoOf(worn.look), [worn]);
  return (
    <>
      <style>{styles}</style>
      <LogoProvider value={logo}>{children}</LogoProvider>
    </>
  );
}
