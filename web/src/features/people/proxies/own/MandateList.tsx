import type { MandateProxy } from '@asamblea/domain';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface MandateListProps {
  readonly proxies: readonly MandateProxy[];
  /** The actions on each. */
  readonly actionOf?: (proxy: MandateProxy) => ReactNode;
}

/** The owners one represents, and their instructions. */
export function MandateList({ proxies, actionOf }: MandateListProps) {
  return (
    <Box component="ul" aria-label="Lo que usted representa" sx={list}>
      {proxies.map((proxy) => (
        <Box component="li" key={proxy.proxyId} sx={{ overflowWrap: 'anywhere' }}>
          <b>{proxy.labels.join(', ')}</b> de {proxy.grantorName}
          {proxy.instructions !== '' && (
            <Box sx={{ whiteSpace: 'pre-line' }}>Instrucciones: {proxy.instructions}</Box>
          )}
          {proxy.votes.map(({ question, option }) => (
            <Box key={question}>
              {question} <b>{option}</b>
            </Box>
          ))}
          {actionOf?.(proxy)}
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, pl: '1.25em', display: 'grid', gap: 1 } as const;
