import { Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

/** What a step asks, where the focus goes when it begins: whoever listens hears it. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} tabIndex={-1} component="h1" sx={look}>
      {children}
    </Typography>
  );
}

const look = {
  fontSize: { xs: '1.75rem', sm: '2.25rem' },
  lineHeight: 1.15,
  fontWeight: 700,
  textWrap: 'balance',
  outline: 'none',
} as const;
