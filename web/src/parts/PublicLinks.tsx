import { Paper } from '@mui/material';
import { ScreenList } from './ScreenList.tsx';

/** The public screens under a heading of their own. */
export function PublicLinks({ cot }: { readonly cot: string }) {
  return (
    <Paper sx={{ p: 2 }}>
      <ScreenList cot={cot} rowGap={2} />
    </Paper>
  );
}
