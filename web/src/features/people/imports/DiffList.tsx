import {
  type Excerpt,
  formatCount,
  type RosterComparison,
  type UnitChange,
} from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Checkbox,
  FormControlLabel,
  Paper,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';

interface DiffListProps {
  readonly comparison: RosterComparison;
  /** Units whose change is not taken. */
  readonly left: readonly string[];
  /** Takes the change of a unit or leaves it; null where all of the table is taken. */
  readonly onTake: ((unitId: string, isTaken: boolean) => void) | null;
}

/** The units that come, change and go, compared with the roster in force. */
export function DiffList({ comparison, left, onTake }: DiffListProps) {
  const { added, changed, removed, unchanged } = comparison;
  if (added.count + changed.count + removed.count === 0) {
    return <Paper sx={{ p: 3 }}>Es igual al padrón vigente: nada cambia.</Paper>;
  }
  return (
    <Box component="section" aria-label="Qué cambia">
      <Group title="Se agregan" tone="success" count={added.count}>
        <Labels list={added} />
      </Group>
      <Group title="Cambian" tone="info" count={changed.count}>
        <Box component="ul" sx={onTake === null ? { m: 0, pl: 2.5 } : plain}>
          {changed.first.map((unit) => (
            <li key={unit.unitId}>
              {onTake === null ? (
                <Change unit={unit} />
              ) : (
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={!left.includes(unit.unitId)}
                      onChange={(_, isTaken) => onTake(unit.unitId, isTaken)}
                    />
                  }
                  label={<Change unit={unit} />}
                />
              )}
            </li>
          ))}
        </Box>
        <More list={changed} />
      </Group>
      <Group title="Se quitan" tone="critical" count={removed.count}>
        <Labels list={removed} />
      </Group>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {formatCount(unchanged)} {unchanged === 1 ? 'unidad queda' : 'unidades quedan'} igual.
      </Typography>
    </Box>
  );
}

interface GroupProps {
  readonly title: string;
  readonly tone: StateTone;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ title, tone, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="subtitle1" component="h3">
            {title}
          </Typography>
          <StateChip tone={tone} label={formatCount(count)} />
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ overflowWrap: 'anywhere' }}>{children}</AccordionDetails>
    </Accordion>
  );
}

const plain = { m: 0, p: 0, listStyle: 'none' } as const;

function Change({ unit }: { readonly unit: UnitChange }) {
  return (
    <>
      <b>{unit.label}</b>
      {unit.changes.map(({ field, before, after }) => (
        <Typography key={field} variant="body2" component="span" sx={{ display: 'block' }}>
          {field}: {before === '' ? 'vacío' : before} → {after === '' ? 'vacío' : after}
        </Typography>
      ))}
    </>
  );
}

function Labels({ list }: { readonly list: Excerpt<string> }) {
  return (
    <>
      {list.first.join(', ')}
      <More list={list} />
    </>
  );
}

function More({ list }: { readonly list: Excerpt<unknown> }) {
  const rest = list.count - list.first.length;
  return rest > 0 ? (
    <Typography color="textSecondary">Y {formatCount(rest)} más.</Typography>
  ) : null;
}
