import { Box, ListItemButton, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import type { DeskHolding } from '../desk/deskHoldings.ts';
import type { DeskPerson } from '../desk/deskIndex.ts';
import { resultId } from './SearchBox.tsx';

interface ResultOptionProps {
  readonly person: DeskPerson;
  readonly holdings: readonly DeskHolding[];
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

const labelsAtMost = 4;

export function ResultOption({ person, holdings, isCurrent, onChoose }: ResultOptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const labels = holdings.map((one) => one.unit.label);
  const rest = labels.length - labelsAtMost;
  return (
    <ListItemButton
      ref={row}
      role="option"
      id={resultId(person.personId)}
      aria-selected={isCurrent}
      selected={isCurrent}
      tabIndex={-1}
      onClick={onChoose}
      sx={option}
    >
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {labels.slice(0, labelsAtMost).join(', ')}
          {rest > 0 && ` y ${rest} más`}
          {labels.length === 0 && 'Sin unidades'}
        </Typography>
      </Box>
      <PresenceChip holdings={holdings} />
    </ListItemButton>
  );
}

function PresenceChip({ holdings }: { readonly holdings: readonly DeskHolding[] }) {
  const present = holdings.filter((one) => one.state.kind === 'present').length;
  const held = holdings.filter((one) => one.state.kind === 'held').length;
  if (holdings.length === 0) return null;
  if (present === holdings.length) return <StateChip tone="success" label="Presente" />;
  if (present > 0) return <StateChip tone="info" label={`${present} de ${holdings.length}`} />;
  if (held === holdings.length) return <StateChip tone="warning" label="Con otra persona" />;
  return <StateChip label="Ausente" />;
}

const option = {
  gap: 1,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '&.Mui-selected': { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' },
} as const;
