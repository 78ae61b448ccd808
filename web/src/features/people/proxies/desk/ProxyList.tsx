import type { ConflictsAnswer, ProxyRecord } from '@asamblea/domain';
import { Box, List, ListItemButton, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { stateWords } from '../proxyWords.ts';
import { proxiesAtMost } from './searchProxies.ts';

export const proxyListId = 'lista-de-poderes';

export function proxyOptionId(proxyId: string): string {
  return `poder-${proxyId}`;
}

interface ProxyListProps {
  readonly proxies: readonly ProxyRecord[];
  readonly labelsOf: (proxy: ProxyRecord) => string;
  readonly conflicts: ConflictsAnswer;
  readonly currentId: string | null;
  readonly onChoose: (proxyId: string) => void;
}

/** The proxies that were found; the one that is open is marked. */
export function ProxyList(props: ProxyListProps) {
  const { proxies, labelsOf, conflicts, currentId, onChoose } = props;
  useEffect(() => {
    // The row chosen with the arrows stays in sight.
    if (currentId === null) return;
    document.getElementById(proxyOptionId(currentId))?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <Paper sx={{ overflow: 'auto', maxHeight: { md: '65vh' } }}>
      <List id={proxyListId} role="listbox" aria-label="Poderes encontrados" disablePadding>
        {proxies.slice(0, proxiesAtMost).map((proxy) => {
          const { proxyId, state, attorneyName, grantorName } = proxy;
          const isCurrent = proxyId === currentId;
          const found = conflicts[proxyId] ?? [];
          return (
            <ListItemButton
              key={proxyId}
              id={proxyOptionId(proxyId)}
              role="option"
              aria-selected={isCurrent}
              selected={isCurrent}
              tabIndex={-1}
              onClick={() => onChoose(proxyId)}
              sx={{ display: 'block', borderBottom: 1, borderColor: 'divider' }}
            >
              <Typography sx={{ fontWeight: 600 }}>
                {labelsOf(proxy)} → {attorneyName}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {grantorName}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                <StateChip {...stateWords[state]} />
                {found.length > 0 && (
                  <StateChip
                    tone={found[0]?.blocks === true ? 'critical' : 'warning'}
                    label={found.length === 1 ? '1 aviso' : `${found.length} avisos`}
                  />
                )}
              </Box>
            </ListItemButton>
          );
        })}
      </List>
      {proxies.length > proxiesAtMost && (
        <Typography color="textSecondary" sx={{ p: 1.5 }}>
          Y {proxies.length - proxiesAtMost} más: escriba otra letra para encontrarlo.
        </Typography>
      )}
    </Paper>
  );
}
