import type { ActaLine, ActaRun } from '@asamblea/domain';
import { Box } from '@mui/material';
import { Fragment } from 'react';

/** A line of the minutes. A mark to complete by hand stands out. */
export function ActaLineView({ line }: { readonly line: ActaLine }) {
  return line
    .map((run, place) => ({ run, key: `${place} ${run.text}` }))
    .map(({ run, key }) => <Fragment key={key}>{shown(run)}</Fragment>);
}

function shown(run: ActaRun) {
  switch (run.kind) {
    case 'text':
    case 'quote':
    case 'law':
      return run.text;
    case 'figure':
      return (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {run.text}
        </Box>
      );
    case 'blank':
      return (
        <Box component="mark" sx={mark}>
          {run.text}
        </Box>
      );
  }
}

const mark = {
  px: 0.5,
  borderRadius: 0.5,
  fontWeight: 700,
  color: 'text.primary',
  bgcolor: 'action.selected',
  borderBottom: '2px solid',
  borderColor: 'warning.main',
} as const;
