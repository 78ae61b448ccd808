import { type AssemblyBrand, publicEndpoints } from '@asamblea/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { cotInAddress } from '../../features/kernel/signIn/signInAddress.ts';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../firebase/asking/askApi.ts';
import { AssemblyLogo } from '../../ui/pictures/AssemblyLogo.tsx';
import { Message } from '../../ui/widgets/Message.tsx';
import { ColorModeButton } from '../look/ColorModeButton.tsx';
import { ProductMark } from '../look/ProductMark.tsx';
import { useAddressLook } from '../look/useLook.ts';

/** One thing in the middle of the page, under the name of the assembly whose code the link has. */
export function LoginLayout({ children }: { readonly children: ReactNode }) {
  const cot = cotInAddress().trim().toLowerCase();
  const { brand, replaced } = useBrand(cot);
  useAddressLook(cot, brand);
  return (
    <div className="login-layout">
      <header className="login-layout-header">
        <ProductMark />
        <ColorModeButton />
      </header>
      <main tabIndex={-1} className="login-layout-main">
        {cot !== '' && replaced === null && <AssemblyName brand={brand} />}
        {replaced !== null && (
          <Message tone="warning" className="login-layout-replaced">
            {replaced}
          </Message>
        )}
        {children}
      </main>
    </div>
  );
}

/**
 * The line of the name is there before it is known: a form that moves as it comes is pressed beside its
 * button.
 */
function AssemblyName({ brand }: { readonly brand: AssemblyBrand | null }) {
  return (
    <div className="login-layout-assembly">
      {brand !== null && <AssemblyLogo height="4.5rem" />}
      <p className="text anywhere login-layout-name">{brand?.name}</p>
    </div>
  );
}

interface KnownBrand {
  readonly brand: AssemblyBrand | null;
  /** The message about a link with a code that the assembly had before. */
  readonly replaced: string | null;
}

const ours: KnownBrand = { brand: null, replaced: null };

/** Without a code, or with one that nobody has, the page is only ours. */
function useBrand(cot: string): KnownBrand {
  const [known, setKnown] = useState(ours);
  useEffect(() => {
    const stop = new AbortController();
    setKnown(ours);
    if (cot === '') return;
    askApi(publicEndpoints.readAssembly, { cot }, stop.signal)
      .then((brand) => setKnown({ brand, replaced: null }))
      .catch((error: unknown) => {
        const isReplaced = error instanceof ApiFailure && error.code === 'cot-replaced';
        if (isReplaced) setKnown({ brand: null, replaced: error.message });
      });
    return () => stop.abort();
  }, [cot]);
  return known;
}
