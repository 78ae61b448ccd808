import { paths, type RosterVersion, type Unit } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useCollection } from '../../firebase/useCollection.ts';
import { useDocument } from '../../firebase/useDocument.ts';
import { Loading } from '../../ui/Loading.tsx';
import { GroupTable } from './GroupTable.tsx';
import { groupUnits } from './groupUnits.ts';
import { RosterSummary } from './RosterSummary.tsx';

interface RosterInForceProps {
  readonly assemblyId: string;
  readonly version: string;
}

export function RosterInForce({ assemblyId, version }: RosterInForceProps) {
  const summary = useDocument<RosterVersion>(paths.roster(assemblyId, version));
  const units = useCollection<Unit>(paths.units(assemblyId, version));
  if (summary.value === null || units.status === 'loading') return <Loading shape="cards" />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <RosterSummary
          units={summary.value.units}
          people={summary.value.people}
          totalWeight={summary.value.totalWeight}
        />
      </Paper>
      <Paper component="section" aria-labelledby="agrupaciones">
        <Typography id="agrupaciones" variant="h3" component="h2" sx={{ p: 2, pb: 1 }}>
          Por agrupación
        </Typography>
        <GroupTable groups={groupUnits(units.rows)} total={summary.value.totalWeight} />
      </Paper>
    </Box>
  );
}
