import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { stepTitle } from './stepTitle.ts';

interface StepHeadingProps {
  readonly children: ReactNode;
  /** Where what follows has the heading of the page. */
  readonly isSmall?: boolean;
}

/** What a step asks, where the focus goes when it begins: whoever listens hears it. */
export function StepHeading({ children, isSmall = false }: StepHeadingProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {isSmall ? (
        <Typography sx={{ fontSize: '1.125rem' }}>{children}</Typography>
      ) : (
        <Typography component="h1" sx={stepTitle}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
