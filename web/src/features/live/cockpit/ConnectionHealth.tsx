import {
  type CrowdHealth,
  crowdKinds,
  type DeviceHealth,
  formatCount,
  type Health,
  namedKinds,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/device/VisuallyHidden.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { deviceTones, kindNames, noneWords, sayDevice, sayLosses } from './healthWords.ts';

interface ConnectionHealthProps {
  readonly health: Health;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly offset: number;
  /** This very page does not reach the server. */
  readonly isStale: boolean;
}

/** Everything that the meeting runs on, and whether it answers: what was unplugged turns red. */
export function ConnectionHealth({ health, offset, isStale }: ConnectionHealthProps) {
  const now = useNow(1_000) + offset;
  const { devices, crowds, moreScreens } = health;
  return (
    <DashboardCard title="Conexiones">
      <VisuallyHidden>
        <span role="status">{sayLosses(health)}</span>
      </VisuallyHidden>
      {isStale && (
        <Typography role="status" sx={{ mb: 1, color: 'error.main', fontWeight: 600 }}>
          Este tablero no alcanza el servidor: lo de abajo es de antes.
        </Typography>
      )}
      <Box component="dl" sx={list}>
        {namedKinds.map((kind) => (
          <Kind key={kind} name={kindNames[kind]} none={noneWords[kind]}>
            {devices
              .filter((one) => one.kind === kind)
              .map((device) => (
                <Device key={device.deviceId} device={device} now={now} />
              ))}
          </Kind>
        ))}
        {moreScreens > 0 && (
          <Kind name="Otras pantallas" none="">
            {[
              <Typography key="more" variant="body2">
                {formatCount(moreScreens)} más de las que se distinguen.
              </Typography>,
            ]}
          </Kind>
        )}
        {crowdKinds.map((kind) => (
          <Kind key={kind} name={kindNames[kind]} none={noneWords[kind]}>
            {crowdChips(crowds[kind])}
          </Kind>
        ))}
      </Box>
    </DashboardCard>
  );
}

interface KindProps {
  readonly name: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Kind({ name, none, children }: KindProps) {
  return (
    <Box sx={row}>
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Box component="dd" sx={chips}>
        {children.length === 0 ? (
          <Typography component="span" color="textSecondary">
            {none}
          </Typography>
        ) : (
          children
        )}
      </Box>
    </Box>
  );
}

function Device({ device, now }: { readonly device: DeviceHealth; readonly now: number }) {
  const { label, state, seenAt } = device;
  return (
    <Box component="span" sx={one}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <StateChip tone={deviceTones[state]} label={sayDevice(state, now - seenAt)} />
    </Box>
  );
}

function crowdChips({ on, troubled, away, lost, lostNames }: CrowdHealth): readonly ReactNode[] {
  const chip = (count: number, tone: 'success' | 'warning' | 'info' | 'critical', what: string) =>
    count === 0
      ? []
      : [<StateChip key={what} tone={tone} label={`${formatCount(count)} ${what}`} />];
  return [
    ...chip(on, 'success', on === 1 ? 'conectado' : 'conectados'),
    ...chip(troubled, 'warning', 'con dificultades'),
    ...chip(away, 'info', 'en otra pantalla'),
    ...chip(lost, 'critical', 'sin señal'),
    ...(lostNames.length === 0
      ? []
      : [
          <Typography key="names" component="span" variant="body2">
            {lostNames.join(', ')}
          </Typography>,
        ]),
  ];
}

const list = { m: 0, display: 'grid', gap: 1.25 } as const;
const row = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 10.5em) minmax(0, 1fr)',
  '@container (max-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
const chips = { m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, minWidth: 0 } as const;
const one = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  width: '100%',
  justifyContent: 'space-between',
} as const;
