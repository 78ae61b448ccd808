import { type AssemblyBrand, publicEndpoints, refusals } from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { ApiFailure } from '../firebase/ApiFailure.ts';
import { askApi } from '../firebase/askApi.ts';
import { AssemblyLogo } from '../ui/AssemblyLogo.tsx';
import { Brand } from './Brand.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { useAddressLook } from './useLook.ts';

interface LoginLayoutProps {
  /** Not said: the page of the address. */
  readonly children?: ReactNode;
}

/** One thing in the middle of the page, under the name of the assembly whose code the link has. */
export function LoginLayout({ children = <Outlet /> }: LoginLayoutProps) {
  const [search] = useSearchParams();
  const cot = search.get('cot')?.trim().toLowerCase() ?? '';
  const { brand, isReplaced } = useBrand(cot);
  useAddressLook(cot, brand);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={header}>
        <Brand />
        <ColorModeButton />
      </Box>
      <Box component="main" tabIndex={-1} sx={middle}>
        <Box sx={{ width: '100%', display: 'grid', justifyItems: 'center', gap: 2 }}>
          {cot !== '' && !isReplaced && <AssemblyName brand={brand} />}
          {isReplaced && (
            <Alert severity="warning" sx={{ maxWidth: 480 }}>
              {refusals['cot-replaced'][1]}
            </Alert>
          )}
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Its line is there before it is known: a form that moves as it comes is pressed beside its button. */
function AssemblyName({ brand }: { readonly brand: AssemblyBrand | null }) {
  return (
    <Box sx={{ textAlign: 'center' }}>
      {brand !== null && <AssemblyLogo height="4.5rem" />}
      <Typography sx={{ minHeight: '1.5em', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {brand?.name}
      </Typography>
    </Box>
  );
}

interface KnownBrand {
  readonly brand: AssemblyBrand | null;
  /** The link has a code that the assembly had before. */
  readonly isReplaced: boolean;
}

const ours: KnownBrand = { brand: null, isReplaced: false };

/** Without a code, or with one that nobody has, the page is only ours. */
function useBrand(cot: string): KnownBrand {
  const [known, setKnown] = useState(ours);
  useEffect(() => {
    const stop = new AbortController();
    setKnown(ours);
    if (cot === '') return;
    askApi(publicEndpoints.readAssembly, { cot }, stop.signal)
      .then((brand) => setKnown({ brand, isReplaced: false }))
      .catch((error: unknown) => {
        const isReplaced = error instanceof ApiFailure && error.code === 'cot-replaced';
        if (isReplaced) setKnown({ brand: null, isReplaced });
      });
    return () => stop.abort();
  }, [cot]);
  return known;
}

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 2, sm: 3 },
  py: 1.5,
} as const;

const middle = {
  flexGrow: 1,
  display: 'grid',
  placeItems: { xs: 'start center', sm: 'center' },
  px: 2,
  pb: 6,
  outline: 'none',
} as const;
