import {
  formatCount,
  type StaffClash,
  sayDate,
  sayStaffClash,
  type YearLine,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';

interface FirmYearProps {
  readonly lines: readonly YearLine[];
  /** The staff expected at several meetings at one hour. */
  readonly clashes: readonly StaffClash[];
  readonly onOpen: (line: YearLine) => Promise<void>;
}

const shownAtFirst = 6;

/** The dated tasks of the assemblies of the organisation, the soonest first. */
export function FirmYear({ lines, clashes, onOpen }: FirmYearProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="este-ano" sx={{ p: 2, mb: 2 }}>
      <Typography id="este-ano" component="h2" variant="h3">
        Este año
      </Typography>
      {clashes.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          <Box component="ul" aria-label="A la misma hora" sx={list}>
            {clashes.map((clash) => {
              const said = sayStaffClash(clash);
              return (
                <Box component="li" key={said} sx={{ overflowWrap: 'anywhere' }}>
                  {said}
                </Box>
              );
            })}
          </Box>
        </Alert>
      )}
      {lines.length === 0 && (
        <Typography color="textSecondary">Por ahora no hay plazos por vencer.</Typography>
      )}
      <Box component="ul" aria-labelledby="este-ano" sx={list}>
        {shown.map((line) => (
          <Box component="li" key={`${line.assemblyId} ${line.label}`} sx={row}>
            <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{line.name}</Typography>
              <Typography>
                {line.label}: {sayDate(line.dueOn)}
              </Typography>
            </Box>
            {line.isLate && <StateChip label="Ya pasó" tone="warning" />}
            <BusyButton
              aria-label={`Abrir: ${line.label}, ${line.name}`}
              onPress={() => onOpen(line)}
            >
              Abrir
            </BusyButton>
          </Box>
        ))}
      </Box>
      {lines.length > shown.length && (
        <Button onClick={() => setWhole(true)}>Ver todos ({formatCount(lines.length)})</Button>
      )}
    </Paper>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
