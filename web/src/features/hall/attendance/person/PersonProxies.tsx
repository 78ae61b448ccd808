import { isLiveProxy, type ProxyGrant } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import type { DeskIndex, DeskPerson } from '../desk/deskIndex.ts';

interface PersonProxiesProps {
  readonly person: DeskPerson;
  readonly index: DeskIndex;
}

/** The proxies that this person gave and received, and those that nobody has decided yet. */
export function PersonProxies({ person, index }: PersonProxiesProps) {
  const given = index.proxies.filter(({ grantorId, cosignerIds }) =>
    [grantorId, ...cosignerIds].includes(person.personId),
  );
  const received = index.proxies.filter(({ attorneyId }) => attorneyId === person.personId);
  if (given.length + received.length === 0) return null;
  return (
    <Box component="section" aria-label="Poderes" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        Poderes
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {received.map((proxy) => (
          <ProxyLine key={proxy.proxyId} proxy={proxy} index={index}>
            Recibió de {proxy.grantorName}
          </ProxyLine>
        ))}
        {given.map((proxy) => (
          <ProxyLine key={proxy.proxyId} proxy={proxy} index={index}>
            Dio a {proxy.attorneyName}
          </ProxyLine>
        ))}
      </Box>
    </Box>
  );
}

function ProxyLine(props: {
  readonly proxy: ProxyGrant;
  readonly index: DeskIndex;
  readonly children: readonly string[] | string;
}) {
  const { proxy, index, children } = props;
  const labels = proxy.unitIds.map((unitId) => index.unitOf.get(unitId)?.label ?? unitId);
  return (
    <Box component="li" sx={line}>
      <Typography variant="body2" sx={{ flex: '1 1 14rem' }}>
        {children} · {labels.join(', ')}
      </Typography>
      {!isLiveProxy(proxy) && <StateChip tone="warning" label="Falta aceptarlo" />}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.25 } as const;
