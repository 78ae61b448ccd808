import { Box } from '@mui/material';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { deskKeys } from './deskKeys.ts';

/** The keys of the desk, each with what it does. */
export function KeyList() {
  const { hasOperation } = useSwitches();
  const shown = deskKeys.filter(([, , operation]) => !operation || hasOperation(operation));
  return (
    <Box component="dl" sx={keys}>
      {shown.map(([key, does]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt">
            <Box component="kbd" sx={cap}>
              {key}
            </Box>
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {does}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const keys = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
} as const;

const cap = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 1,
  py: 0.25,
  fontFamily: 'inherit',
  fontWeight: 600,
} as const;
