import { createContext, useContext } from 'react';

/** The logo of the assembly that a page is of. */
export interface Logo {
  readonly url: string;
  /** In pixels, to keep its room while it comes; null where nobody knows. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const LogoContext = createContext<Logo | null>(null);

export const LogoProvider = LogoContext;

interface AssemblyLogoProps {
  /** A length of CSS. */
  readonly height: string;
  /** Another than the page's: one that is being tried. */
  readonly logo?: Logo;
}

/**
 * The assembly's logo where it has one, beside its name: it says nothing that the name does not. Most are made
 * for paper, so by night they stand on some.
 */
export function AssemblyLogo({ height, logo }: AssemblyLogoProps) {
  const worn = useContext(LogoContext);
  const { url, size } = logo ?? worn ?? { url: null, size: null };
  if (url === null) return null;
  return (
    <img
      src={url}
      alt=""
      className="assembly-logo"
      {...(size === null ? {} : { width: size.width, height: size.height })}
      style={{ height }}
    />
  );
}
